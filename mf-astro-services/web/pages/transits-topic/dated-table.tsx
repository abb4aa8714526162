import { WideTable } from 'shared/ui/wide-table';
import tables from '../../parts/tables.module.css';
import { ColumnHeads } from '../../parts/column-heads';

/** A table of moments; rows before now are quiet, the running one stands out. */
export function DatedTable({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly string[];
  rows: { key: string; cells: string[]; isRunning?: boolean }[];
}) {
  return (
    <WideTable label={label}>
      <table className={`${tables.table} ${tables.sentences}`}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ key, cells: [first, ...rest], isRunning }) => (
            <tr key={key} className={isRunning ? tables.running : undefined}>
              <th scope="row">{first}</th>
              {rest.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
