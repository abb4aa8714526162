import type { RetrogradeSpan } from 'shared/contracts/astro-transits';
import { formatDate } from 'shared/i18n/format';
import type { Lang } from 'shared/remote-kit/page';
import { grahaNames, type GrahaKey } from '../../../model/graha-names';
import { transitText } from '../transits/text';
import classes from './topic.module.css';

const shown: GrahaKey[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];
const LEFT = 70;
const WIDTH = 600;
const ROW = 30;
const TOP = 26;

/** The retrograde stretches of a year as bars; the table below holds the same. */
export function RetrogradeBars({
  year,
  spans,
  lang,
}: {
  year: number;
  spans: RetrogradeSpan[];
  lang: Lang;
}) {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  const place = (at: number) =>
    Math.round(LEFT + (WIDTH * (Math.min(end, Math.max(start, at)) - start)) / (end - start));
  const height = TOP + shown.length * ROW;
  return (
    <svg
      className={classes.bars}
      viewBox={`0 0 ${LEFT + WIDTH + 10} ${height + 6}`}
      role="img"
      aria-label={transitText[lang].retrogradeTitle}
    >
      {Array.from({ length: 12 }, (_, month) => {
        const x = place(Date.UTC(year, month, 1));
        return (
          <g key={month}>
            <line className={classes.month} x1={x} y1={TOP - 6} x2={x} y2={height} />
            <text className={classes.monthName} x={x + 4} y={TOP - 10}>
              {formatDate(new Date(Date.UTC(year, month, 15)).toISOString(), lang, {
                month: 'short',
              })}
            </text>
          </g>
        );
      })}
      {shown.map((graha, row) => (
        <g key={graha}>
          <text className={classes.barName} x={LEFT - 8} y={TOP + row * ROW + ROW / 2}>
            {grahaNames[lang][graha][0]}
          </text>
          {spans
            .filter((span) => span.graha === graha)
            .map(({ from, until }) => {
              const [x, right] = [place(Date.parse(from)), place(Date.parse(until))];
              return (
                <rect
                  key={from}
                  className={classes.bar}
                  x={x}
                  y={TOP + row * ROW + 6}
                  width={Math.max(2, right - x)}
                  height={ROW - 12}
                  rx={5}
                />
              );
            })}
        </g>
      ))}
    </svg>
  );
}
