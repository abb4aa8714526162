import type { ReactNode } from 'react';
import { WideTable } from 'shared/ui/wide-table';
import { ColumnHeads } from './column-heads';
import classes from './tables.module.css';

/** One row: its heading and what follows. */
export interface DataRow {
  key: string | number;
  head: ReactNode;
  cells: readonly ReactNode[];
  /** Marked: what runs now. */
  isRunning?: boolean;
}

interface DataTableProps {
  /** What the table is, for screen readers. */
  label: string;
  /** The heading of the rows first. */
  columns: readonly ReactNode[];
  rows: readonly DataRow[];
}

/** A table that scrolls by itself where it is wider than the screen. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    <WideTable label={label}>
      <table className={`${classes.table} ${classes.number}`}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className={row.isRunning ? classes.running : undefined}>
              <th scope="row">{row.head}</th>
              {row.cells.map((cell, index) => (
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
