import type { Lang } from 'shared/remote-kit/page';
import type { GrahaKey } from '../../../model/graha-names';
import { chartLines } from '../../../model/fixed-rashi-layout';
import { layHouses } from '../../../model/north-indian-layout';
import { ChartMark } from './chart-mark';
import classes from './north-indian-chart.module.css';

interface NorthIndianChartProps {
  title: string;
  lang: Lang;
  /** Rashi of the first house, 0 to 11. */
  firstRashi: number;
  grahas: readonly { key: GrahaKey; rashi: number; retrograde: boolean }[];
}

/** The chart as a drawing; the table of positions says the same in words. */
export function NorthIndianChart({ title, lang, firstRashi, grahas }: NorthIndianChartProps) {
  const retrograde = new Set<string>(
    grahas.filter((graha) => graha.retrograde).map(({ key }) => key),
  );
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <svg
        className={classes.chart}
        viewBox="0 0 400 400"
        width={400}
        height={400}
        role="img"
        aria-label={title}
      >
        <rect className={classes.paper} x="3" y="3" width="394" height="394" rx="4" />
        <path className={classes.first} d="M200 3 L298 101 L200 200 L102 101 Z" />
        <path
          className={classes.soft}
          d="M3 200 L101 102 L200 200 L101 298 Z M397 200 L299 102 L200 200 L299 298 Z M200 397 L102 298 L200 200 L298 298 Z"
        />
        <path className={classes.lines} d={chartLines.north} />
        <rect className={classes.frame} x="3" y="3" width="394" height="394" rx="4" />
        {layHouses(firstRashi, grahas).map((house) => (
          <g key={house.house}>
            <text className={classes.sign} x={house.numberX} y={house.numberY}>
              {house.sign}
            </text>
            {house.marks.map((mark) => (
              <ChartMark
                key={mark.key}
                {...{ mark, lang }}
                isRetrograde={retrograde.has(mark.key)}
              />
            ))}
          </g>
        ))}
      </svg>
    </figure>
  );
}
