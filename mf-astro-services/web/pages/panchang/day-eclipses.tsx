import type { DayView } from './day-view';
import { describeDepth, listMoments } from './eclipse-lines';
import classes from './festival-list.module.css';

/** The eclipses seen from the place during the day. */
export function DayEclipses({ answer, text, clock }: DayView) {
  const words = text.eclipse;
  return (
    <ul className={classes.list}>
      {answer.eclipses.map((eclipse) => {
        const { body, kind, kindOnEarth, sutak } = eclipse;
        return (
          <li key={eclipse.start}>
            <h3>{words.name(words.kinds[kind], words.bodies[body])}</h3>
            <dl className={classes.moments}>
              {listMoments(eclipse, words).map(([name, at]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{clock(at)}</dd>
                </div>
              ))}
            </dl>
            <p>{describeDepth(eclipse, words)}</p>
            {kind !== kindOnEarth && kind === 'partial' && (
              <p className={classes.rule}>
                {words.elsewhere[body](words.kindsOnEarth[kindOnEarth])}
              </p>
            )}
            {body === 'sun' && <p>{words.safety}</p>}
            <p className={classes.rule}>
              {sutak ? words.sutak(clock(sutak.start), clock(sutak.end)) : words.noSutak}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
