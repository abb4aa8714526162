import type { Kundli } from 'shared/contracts/astro-kundli';
import { writeEnteredTime } from 'shared/i18n/clock';
import { formatDate } from 'shared/i18n/format';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import { usePreferences } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { conventionLabels, conventionNames } from '../../../model/convention-names';
import classes from './convention-panel.module.css';
import { conventionText } from './convention-text';

/** What went into the chart, so that anyone can check it or compare it with another site. */
export function ConventionList({ kundli, lang }: { kundli: Kundli; lang: Lang }) {
  const text = conventionText[lang];
  const { clock } = usePreferences();
  const { input, conventions } = kundli;
  const { latitude, longitude, timeZone } = input.place;
  const born = formatDate(input.date, lang, { dateStyle: 'long', timeZone: 'UTC' });
  const label = conventionLabels[lang];
  const rows: [string, string][] = [
    [
      text.birth,
      `${born}, ${input.time ? writeEnteredTime(input.time, { clock, lang }) : text.noTime}`,
    ],
    [text.place, `${latitude.toFixed(3)}°, ${longitude.toFixed(3)}°`],
    [label.clock, conventionNames.clock[lang][conventions.clock]],
    [text.offset, `${kundli.offset.text} (${timeZone})`],
    [text.instant, kundli.utc.replace('T', ' ').replace('Z', '')],
    [
      label.ayanamsa,
      `${conventionNames.ayanamsa[lang][conventions.ayanamsa]}, ${formatWithinRashi(kundli.ayanamsa)}`,
    ],
    [label.node, conventionNames.node[lang][conventions.node]],
    [text.houses, text.wholeSign],
    [label.houses, conventionNames.houses[lang][conventions.chalit]],
    [label.dashaYear, conventionNames.dashaYear[lang][conventions.dashaYear]],
    [text.positions, text.apparent],
  ];
  return (
    <dl className={classes.list}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
