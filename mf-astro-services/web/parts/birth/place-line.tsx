import type { SuggestedPlace } from 'shared/contracts/astro';
import { labelPlace } from 'shared/places/label-place';
import { writePosition } from 'shared/places/write-position';
import type { Lang } from 'shared/remote-kit/page';
import { birthText } from './birth-text';
import classes from './place-field.module.css';

/** Which place is taken, so that a reader sees a wrong one: where it lies, how exactly, and its clocks. */
export function PlaceLine({ place, lang }: { place: SuggestedPlace | null; lang: Lang }) {
  return (
    <p className={classes.line} role="status">
      {place && describe(place, lang)}
    </p>
  );
}

function describe(place: SuggestedPlace, lang: Lang): string {
  const text = birthText[lang];
  const { name, district = '', region, country, timeZone, accuracyKm } = place;
  const isNamed = `${name}, ${region}`.includes(district);
  const where = labelPlace({
    name,
    region: [isNamed ? '' : district, region].filter(Boolean).join(', '),
    country,
  });
  const position = writePosition(place, lang);
  const exactness = accuracyKm === undefined ? [] : [text.accuracy(accuracyKm)];
  // a position is its own name
  const parts = [text.taken(where), ...(name === position ? [] : [position]), ...exactness];
  return [...parts, ...(timeZone ? [text.clocks(timeZone)] : [])].join(' · ');
}
