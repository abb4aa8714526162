import type { SkyPlace } from 'shared/contracts/astro-transits';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames } from '../../../model/graha-names';
import { nameRashi } from '../../../model/sky-names';
import classes from './sky-wheel.module.css';
import { spreadPlaces } from './spread-places';

const CENTRE = 200;

/** A point on a circle; Mesha begins at the left and the signs run anticlockwise, as in the sky. */
function pointAt(longitude: number, radius: number): [x: number, y: number] {
  const angle = (longitude * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE - radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
}

/** The twelve signs as a ring, the nine grahas at their degrees. */
export function SkyWheel({
  places,
  lang,
  label,
}: {
  places: SkyPlace[];
  lang: Lang;
  label: string;
}) {
  const marks = spreadPlaces(places).map(({ graha, longitude, level, retrograde }) => ({
    ...{ graha, retrograde },
    tick: pointAt(longitude, 150),
    at: pointAt(longitude, 128 - level * 30),
  }));
  return (
    <svg className={classes.wheel} viewBox="0 0 400 400" role="img" aria-label={label}>
      <circle className={classes.ring} cx={CENTRE} cy={CENTRE} r={190} />
      <circle className={classes.inside} cx={CENTRE} cy={CENTRE} r={150} />
      <circle className={classes.earth} cx={CENTRE} cy={CENTRE} r={9} />
      {Array.from({ length: 12 }, (_, rashi) => {
        const [[x1, y1], [x2, y2]] = [pointAt(rashi * 30, 150), pointAt(rashi * 30, 190)];
        const [x, y] = pointAt(rashi * 30 + 15, 170);
        return (
          <g key={rashi}>
            <line className={classes.edge} x1={x1} y1={y1} x2={x2} y2={y2} />
            <text className={classes.sign} x={x} y={y} lang={lang}>
              {nameRashi(rashi, lang)}
            </text>
          </g>
        );
      })}
      {marks.map(({ graha, tick: [x1, y1], at: [x2, y2] }) => (
        <line key={graha} className={classes.ray} x1={x1} y1={y1} x2={x2} y2={y2} />
      ))}
      {marks.map(({ graha, at: [x, y], retrograde }) => (
        <g key={graha} className={retrograde ? classes.backwards : classes.forwards}>
          <circle cx={x} cy={y} r={14} />
          <text className={classes.graha} x={x} y={y} lang={lang}>
            {grahaNames[lang][graha][1]}
          </text>
        </g>
      ))}
    </svg>
  );
}
