import type { DayView } from './day-view';
import classes from './festival-list.module.css';

/** The eclipses seen from the place during the day. */
export function DayEclipses({ answer, text, clock }: DayView) {
  const words = text.eclipse;
  return (
    <ul className={classes.list}>
      {answer.eclipses.map(({ body, kind, start, end, greatest, sutak }) => (
        <li key={start}>
          <h3>{words.name(words.kinds[kind], words.bodies[body])}</h3>
          <p className={classes.time}>{words.visible(clock(start), clock(end))}</p>
          <p className={classes.time}>{words.greatest(clock(greatest))}</p>
          <p className={classes.rule}>
            {sutak ? words.sutak(clock(sutak.start), clock(sutak.end)) : words.noSutak}
          </p>
        </li>
      ))}
    </ul>
  );
}
