import type { Numerology } from 'shared/contracts/astro-calculators';
import classes from './numerology-result.module.css';
import type { NumerologyText } from './text';

const rows = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
] as const;

type LoShu = Numerology['loShu'];

/** The square with its numbers, and what its lines hold. */
export function LoShuGrid({ loShu, text }: { loShu: LoShu; text: NumerologyText }) {
  const { counts, missing, repeated, planes } = loShu;
  const list = (numbers: readonly number[]) => numbers.join(', ') || text.none;
  return (
    <>
      <h3 className={classes.heading}>{text.grid}</h3>
      <p className={classes.note}>{text.gridLead}</p>
      <div className={classes.loShu}>
        <table className={classes.grid} aria-label={text.grid}>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]}>
                {row.map((number) => {
                  const count = counts[number - 1] ?? 0;
                  return (
                    <td key={number} className={count > 0 ? classes.filled : classes.open}>
                      {count > 0 ? Array(count).fill(number).join(' ') : number}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={classes.lists}>
          <div>
            <dt>{text.missing}</dt>
            <dd>{list(missing)}</dd>
          </div>
          <div>
            <dt>{text.repeated}</dt>
            <dd>{list(repeated)}</dd>
          </div>
        </dl>
      </div>
      <h4 className={classes.heading}>{text.planesTitle}</h4>
      <ul className={classes.planes}>
        {Object.entries(planes).map(([plane, fill]) => {
          const [numbers, meaning] = text.planes[plane as keyof typeof planes];
          return (
            <li key={plane}>
              <span className={classes.planeNumbers}>{numbers}</span> {meaning}:{' '}
              <strong>{text.fills[fill]}</strong>
            </li>
          );
        })}
      </ul>
    </>
  );
}
