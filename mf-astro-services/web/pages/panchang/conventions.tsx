import { formatNumber } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { Section } from 'shared/ui/section';
import classes from './conventions.module.css';
import type { PanchangAnswer } from './day-data';
import { panchangText } from './text';

/** How the numbers come about, and why others differ. */
export function Conventions({ place, lang }: { place: PanchangAnswer['place']; lang: Lang }) {
  const words = panchangText[lang].conventions;
  const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
    `${formatNumber(Math.abs(value), lang)}° ${value < 0 ? negative : positive}`;
  return (
    <Section title={words.title} tone="soft">
      <div className={classes.text}>
        <ul>
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          {words.zone(
            place.timeZone,
            degrees(place.latitude, ['N', 'S']),
            degrees(place.longitude, ['E', 'W']),
          )}{' '}
          {words.source}
        </p>
      </div>
    </Section>
  );
}
