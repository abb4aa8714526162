import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatDate } from 'shared/i18n/format';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { labelPlace } from '../../model/label-place';
import classes from './kundli-result.module.css';
import type { ResultText } from './result-text';

/** What went into the chart, so that anyone can check it or compare it with another site. */
export function ConventionList({
  kundli,
  lang,
  text,
}: {
  kundli: Kundli;
  lang: Lang;
  text: ResultText;
}) {
  const { input, conventions } = kundli;
  const { latitude, longitude } = input.place;
  const place = labelPlace({ ...input.place, name: input.place.name ?? '' });
  const born = formatDate(input.date, lang, { dateStyle: 'long', timeZone: 'UTC' });
  const rows: [string, string][] = [
    [text.birth, `${born}, ${input.time ?? text.noTime}`],
    [text.place, `${place} (${latitude.toFixed(3)}°, ${longitude.toFixed(3)}°)`],
    [text.offset, `${kundli.offset.text} (${input.place.timeZone})`],
    [text.instant, kundli.utc.replace('T', ' ').replace('Z', '')],
    [text.ayanamsa, `Lahiri ${formatWithinRashi(kundli.ayanamsa)}`],
    [text.node, text.nodeKinds[conventions.node]],
    [text.other, text.otherText(conventions.dashaYearDays)],
  ];
  return (
    <dl className={classes.conventions}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
