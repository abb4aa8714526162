import { grahaNames } from '../../../model/graha-names';
import { choghadiyaNames, periodNames } from '../../../model/panchang-names/times';
import { Explained } from '../../parts/explained';
import { sortTimes } from './day-times';
import type { DayView } from './day-view';
import { TimeTable, type TimeRow } from './time-table';
import classes from './time-table.module.css';

interface TablesProps {
  view: DayView;
  now: number;
}

const wednesday = 3;

/** Good times, and those left out. */
export function MuhurtaTables({ view, now }: TablesProps) {
  const { day, text, lang } = view;
  const { good, avoided } = sortTimes(day);
  const write = (times: typeof good): TimeRow[] =>
    times.map((time) => ({ ...time, name: periodNames[time.name][lang] }));
  return (
    <>
      <div className={classes.pair}>
        <TimeTable caption={text.times.good} rows={write(good)} {...{ view, now }}>
          {day.vara === wednesday && <p className={classes.remark}>{text.times.notToday}</p>}
        </TimeTable>
        <TimeTable caption={text.times.avoided} rows={write(avoided)} {...{ view, now }} />
      </div>
      <Explained title={text.explain} text={text.explanations.times} />
    </>
  );
}

/** The sixteen choghadiyas. */
export function ChoghadiyaTables({ view, now }: TablesProps) {
  const { day, text, lang } = view;
  const words = text.choghadiya;
  const write = (parts: typeof day.choghadiya.day): TimeRow[] =>
    parts.map(({ name, quality, start, end }) => ({
      ...{ start, end },
      name: choghadiyaNames[name][lang],
      note: words.quality[quality],
      tone: quality,
    }));
  return (
    <>
      <div className={classes.pair}>
        <TimeTable caption={words.day} rows={write(day.choghadiya.day)} {...{ view, now }} />
        <TimeTable caption={words.night} rows={write(day.choghadiya.night)} {...{ view, now }} />
      </div>
      <Explained title={text.explain} text={text.explanations.choghadiya} />
    </>
  );
}

/** The 24 horas. */
export function HoraTables({ view, now }: TablesProps) {
  const { day, text, lang } = view;
  const rows = day.hora.map(({ lord, start, end }) => ({
    ...{ start, end },
    name: grahaNames[lang][lord][0],
  }));
  return (
    <>
      <div className={classes.pair}>
        <TimeTable caption={text.hora.day} rows={rows.slice(0, 12)} {...{ view, now }} />
        <TimeTable caption={text.hora.night} rows={rows.slice(12)} {...{ view, now }} />
      </div>
      <Explained title={text.explain} text={text.explanations.hora} />
    </>
  );
}
