import type { StatementLine } from 'shared/contracts/auth-wallet';
import { writeMoment } from 'shared/i18n/clock';
import { formatRupees } from 'shared/i18n/format';
import { useClockFace } from 'shared/preferences/use-preferences';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import classes from './recharge.module.css';
import { text } from './text';

/** The movements of money as a table that scrolls sideways on narrow phones. */
export function StatementTable({ lines, lang }: { lines: StatementLine[]; lang: Lang }) {
  const words = text[lang];
  const face = useClockFace(lang);
  return (
    <WideTable label={words.statement}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{words.date}</th>
            <th scope="col">{words.what}</th>
            <th scope="col">{words.wallet}</th>
            <th scope="col" className={classes.amount}>
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>{writeMoment(line.at, face)}</td>
              <td>{words.kinds[line.kind] ?? words.other}</td>
              <td>{line.wallet === 'cash' ? words.cash : words.bonus}</td>
              <td className={classes.amount}>{formatRupees(line.amount, lang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
