import type { Matching } from 'shared/contracts/astro-matching';
import type { Lang } from 'shared/remote-kit/page';
import { WideTable } from 'shared/ui/wide-table';
import { listKootas, writeShare } from '../../../model/matching/list-kootas';
import type { MatchText } from '../../../model/matching/match-text';
import classes from './match-tables.module.css';

interface KootaTableProps {
  matching: Matching;
  lang: Lang;
  text: MatchText;
}

/** Each koota with what it compares, what both are, and its points. */
export function KootaTable({ matching, lang, text }: KootaTableProps) {
  const [first, second, third, last] = text.kootaColumns;
  return (
    <WideTable label={text.kootas}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
            <th scope="col">{third}</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>
          {listKootas(matching, lang).map(({ koota, name, compares, boy, girl, points }) => (
            <tr key={koota}>
              <th scope="row">
                {name}
                <span className={classes.compares}>{compares}</span>
              </th>
              <td data-label={second}>{boy}</td>
              <td data-label={third}>{girl}</td>
              <td className={classes.points}>{points}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {text.total}
            </th>
            <td className={classes.points}>
              {writeShare(matching.match.ashtakoota.total, 36, lang)}
            </td>
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}
