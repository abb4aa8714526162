import type { ReactNode } from 'react';
import tables from '../../parts/tables.module.css';
import type { DayView } from './day-view';
import { isRunning, markedRow, type Stretch } from './running';
import classes from './time-table.module.css';

/** A row of a table of times. */
export interface TimeRow extends Stretch {
  name: string;
  /** A word beside the name. */
  note?: string;
  tone?: 'good' | 'neutral' | 'bad';
}

/** Times with the running one marked. */
export function TimeTable({
  caption,
  rows,
  view: { text, clock },
  now,
  children,
}: {
  caption: string;
  rows: readonly TimeRow[];
  view: DayView;
  now: number;
  children?: ReactNode;
}) {
  const words = text.times;
  return (
    <div className={classes.block}>
      <table className={`${tables.table} ${classes.table}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.name}</th>
            <th scope="col">{words.from}</th>
            <th scope="col">{words.to}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.name} ${row.start}`} {...markedRow(row, now)}>
              <th scope="row">
                {row.tone && <span className={`${classes.mark} ${classes[row.tone]}`} />}
                {row.name}
                {row.note && <span className={classes.note}> {row.note}</span>}
                <span className={classes.now} data-running hidden={!isRunning(row, now)}>
                  {words.running}
                </span>
              </th>
              <td className={tables.number}>{clock(row.start)}</td>
              <td className={tables.number}>{clock(row.end)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </div>
  );
}
