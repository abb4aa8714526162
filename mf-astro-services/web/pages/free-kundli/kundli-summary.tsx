import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../model/graha-names';
import { nameNakshatra, nameRashiInFull } from '../../model/sky-names';
import classes from './kundli-result.module.css';
import type { ResultText } from './result-text';

/** The four things people look for first. */
export function KundliSummary({
  kundli,
  lang,
  text,
}: {
  kundli: Kundli;
  lang: Lang;
  text: ResultText;
}) {
  const { ascendant, planets, moonOfDay, running } = kundli;
  const rashis = moonOfDay?.rashis ?? [planets.moon.rashi];
  const nakshatras = moonOfDay?.nakshatras ?? [planets.moon.nakshatra];
  const either = (names: string[]) => names.join(` ${text.or} `);
  const moonNakshatra = either(nakshatras.map((nakshatra) => nameNakshatra(nakshatra, lang)));
  const facts: [string, string][] = [
    [text.moonSign, either(rashis.map((rashi) => nameRashiInFull(rashi, lang)))],
    [
      text.nakshatra,
      moonOfDay ? moonNakshatra : `${moonNakshatra}, ${text.pada} ${planets.moon.pada}`,
    ],
  ];
  if (ascendant) facts.unshift([text.lagna, nameRashiInFull(ascendant.rashi, lang)]);
  if (running) {
    const [maha, antar] = [running.mahadasha, running.antardasha].map(
      ({ lord }) => grahaNames[lang][lord][0],
    );
    const end = formatDate(running.antardasha.end, lang);
    facts.push([text.dasha, `${text.dashaNow(maha ?? '', antar ?? '')} (${text.until} ${end})`]);
  }
  return (
    <dl className={classes.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
