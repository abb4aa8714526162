import type { Kundli } from 'shared/contracts/astro-kundli';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../model/graha-names';
import type { ResultText } from './result-text';
import classes from '../../parts/tables.module.css';

interface DashaTableProps {
  periods: NonNullable<Kundli['vimshottari']>;
  running: Kundli['running'];
  lang: Lang;
  text: ResultText;
}

/** The nine mahadashas, the running one marked. */
export function DashaTable({ periods, running, lang, text }: DashaTableProps) {
  return (
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={text.dashas}>
      <table className={classes.table}>
        <thead>
          <tr>
            {text.dashaColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map(({ lord, start, end }) => (
            <tr
              key={start}
              className={start === running?.mahadasha.start ? classes.running : undefined}
            >
              <th scope="row">{grahaNames[lang][lord][0]}</th>
              <td>{formatDate(start, lang)}</td>
              <td>{formatDate(end, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
