import type { Lang } from 'shared/remote-kit/page';
import type { FixedStyle } from '../../../model/fixed-rashi-layout';
import { chartLines, layRashis } from '../../../model/fixed-rashi-layout';
import { ChartMark } from './chart-mark';
import classes from './north-indian-chart.module.css';

interface FixedRashiChartProps {
  style: FixedStyle;
  title: string;
  lang: Lang;
  /** Rashi of the lagna, 0 to 11; null when it is not known. */
  lagnaRashi: number | null;
  grahas: readonly { key: string; rashi: number; retrograde: boolean }[];
}

/** The southern or eastern chart: rashis keep their places, the lagna is one of the marks. */
export function FixedRashiChart({ style, title, lang, lagnaRashi, grahas }: FixedRashiChartProps) {
  const lagna = lagnaRashi === null ? [] : [{ key: 'lagna', rashi: lagnaRashi }];
  const retrograde = new Set(grahas.filter((one) => one.retrograde).map(({ key }) => key));
  return (
    <svg
      className={classes.chart}
      viewBox="0 0 400 400"
      width={400}
      height={400}
      role="img"
      aria-label={title}
    >
      <rect className={classes.paper} x="3" y="3" width="394" height="394" rx="4" />
      <path className={classes.lines} d={chartLines[style]} />
      <rect className={classes.frame} x="3" y="3" width="394" height="394" rx="4" />
      {layRashis(style, [...lagna, ...grahas]).map((field) => (
        <g key={field.sign}>
          <text className={classes.sign} x={field.numberX} y={field.numberY}>
            {field.sign}
          </text>
          {field.marks.map((mark) => (
            <ChartMark key={mark.key} {...{ mark, lang }} isRetrograde={retrograde.has(mark.key)} />
          ))}
        </g>
      ))}
    </svg>
  );
}
