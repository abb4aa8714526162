import type { Lang } from 'shared/remote-kit/page';
import { countHouse } from 'shared/jyotish/zodiac/divisions';
import type { GrahaKey } from '../../../model/graha-names';
import { grahaNames } from '../../../model/graha-names';
import { nameRashi } from '../../../model/sky-names';
import { FixedRashiChart } from './fixed-rashi-chart';
import classes from './kundli-chart.module.css';
import { NorthIndianChart } from './north-indian-chart';

interface KundliChartProps {
  title: string;
  lang: Lang;
  /** Rashi of the lagna, 0 to 11; null when it is not known. */
  lagnaRashi: number | null;
  /** The rashi of the first house where there is no lagna. */
  firstRashi?: number;
  grahas: readonly { key: GrahaKey; rashi: number; retrograde: boolean }[];
}

const tableWords = {
  en: { rashi: 'Rashi', house: 'House', grahas: 'Grahas' },
  hi: { rashi: 'राशि', house: 'भाव', grahas: 'ग्रह' },
};

/** A chart in the three styles, of which `ChartStyles` shows one, and as a table for screen readers. */
export function KundliChart({ title, lang, lagnaRashi, firstRashi, grahas }: KundliChartProps) {
  const first = lagnaRashi ?? firstRashi ?? 0;
  const words = tableWords[lang];
  const rows = Array.from({ length: 12 }, (_, index) => (first + index) % 12);
  return (
    <div className={classes.chart}>
      <div data-style="north">
        <NorthIndianChart title={title} lang={lang} firstRashi={first} grahas={grahas} />
      </div>
      {(['south', 'east'] as const).map((style) => (
        <figure key={style} data-style={style} className={classes.figure}>
          <figcaption className={classes.caption}>{title}</figcaption>
          <FixedRashiChart {...{ style, title, lang, lagnaRashi, grahas }} />
        </figure>
      ))}
      <div className={classes.hidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.rashi}</th>
              {lagnaRashi !== null && <th scope="col">{words.house}</th>}
              <th scope="col">{words.grahas}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((rashi) => (
              <tr key={rashi}>
                <th scope="row">{nameRashi(rashi, lang)}</th>
                {lagnaRashi !== null && <td>{countHouse(rashi, lagnaRashi)}</td>}
                <td>
                  {grahas
                    .filter((graha) => graha.rashi === rashi)
                    .map(({ key }) => grahaNames[lang][key][0])
                    .join(', ') || '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
