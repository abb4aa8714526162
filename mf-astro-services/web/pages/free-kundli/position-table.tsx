import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatWithinRashi } from 'shared/jyotish/zodiac/degrees';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, grahaOrder } from '../../model/graha-names';
import { nameNakshatra, nameRashi } from '../../model/sky-names';
import type { ResultText } from './result-text';
import classes from '../../parts/tables.module.css';

/** Lagna and grahas in words and numbers. */
export function PositionTable({
  kundli,
  lang,
  text,
}: {
  kundli: Kundli;
  lang: Lang;
  text: ResultText;
}) {
  const { ascendant, planets } = kundli;
  const rows = grahaOrder.map((graha) => ({
    name: grahaNames[lang][graha][0],
    ...planets[graha],
    motion: planets[graha].retrograde ? text.retrograde : text.direct,
  }));
  if (ascendant)
    rows.unshift({
      name: text.ascendant,
      ...ascendant,
      house: 1,
      motion: '–',
      latitude: 0,
      speed: 0,
      retrograde: false,
    });
  // the scrolling part can be reached by keyboard
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={text.positions}>
      <table className={classes.table}>
        <thead>
          <tr>
            {text.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{nameRashi(row.rashi, lang)}</td>
              <td className={classes.number}>{formatWithinRashi(row.longitude)}</td>
              <td>{nameNakshatra(row.nakshatra, lang)}</td>
              <td className={classes.number}>{row.pada}</td>
              <td className={classes.number}>{row.house ?? '–'}</td>
              <td>{row.motion}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
