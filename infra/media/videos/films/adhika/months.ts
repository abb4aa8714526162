import { readInstant } from 'shared/jyotish';
import { type ElementSpan, listElementSpans } from 'shared/jyotish/panchang/elements';
import { listLunarMonths, type LunarMonth } from 'shared/jyotish/panchang/lunar-month';
import { number } from '../../drawing/numerals';
import { ease, mix, mixColour, ramp } from '../../drawing/pace';
import { phase } from '../../drawing/sky';
import { box, circle, line, type Point } from '../../drawing/svg';
import { rashiSign } from '../../drawing/symbols';
import { palette } from '../../palette';

const from = readInstant('2026-03-25T00:00:00Z').ut;
const months = listLunarMonths(from, from + 180).slice(0, 6);
const [start, end] = [months[0]?.start ?? from, months.at(-1)?.end ?? from];
const rashis = listElementSpans('sunRashi', start, end);
const [left, right] = [100, 1100];
const at = (ut: number) => mix(left, right, (ut - start) / (end - start));

function drawRashi({ index, start: begin, end: close }: ElementSpan): string {
  const x = Math.max(at(begin), left);
  const width = Math.min(at(close), right) - x;
  const sign = width > 60 ? rashiSign(index, [x + width / 2, 160], 38, palette.redDeep) : '';
  return box([x + 2, 120], [width - 4, 80], 8, { fill: '#f4be4c' }) + sign;
}

function drawMonth(month: LunarMonth, now: number): string {
  const [x, width] = [at(month.start), at(month.end) - at(month.start)];
  const added = month.adhika ? ease(now, month.end, month.end + 7) : 0;
  const fill = mixColour(palette.teal, palette.red, added);
  const opacity = now > month.start ? 1 : 0.35;
  return [
    box([x + 2, 330], [width - 4, 100], 8, { fill, opacity }),
    number('+', [x + width / 2, 380], 54, palette.cream, added),
    phase([Math.round(x), 455], 13, 0),
  ].join('');
}

/** A sankranti falls from the instant at which it is into the month that holds it. */
function drawSankranti(ut: number, now: number): string {
  const holder = months.find((month) => month.end > ut);
  if (now < ut || !holder) return '';
  const fallen = ease(now, ut, ut + 9);
  const goal = at((holder.start + holder.end) / 2);
  const spot: Point = [mix(at(ut), goal, fallen), mix(206, 380, fallen)];
  return (
    line([at(ut), 206], spot, { stroke: palette.redDeep, dash: '2 8' }) +
    circle(spot, 15, { fill: palette.yellow, stroke: palette.redDeep })
  );
}

/** Six months of 2026 as they were: the sun's rashis above, the moon's months below. */
export function drawMonths(second: number): string {
  const now = mix(start, end, ramp(second, 19.5, 30));
  const cursor = { stroke: palette.ink, opacity: 0.7 * (1 - ease(second, 30, 31)) };
  return [
    ...rashis.map(drawRashi),
    ...months.map((month) => drawMonth(month, now)),
    phase([right, 455], 13, 0),
    ...rashis.slice(1).map((rashi) => drawSankranti(rashi.start, now)),
    line([at(now), 95], [at(now), 485], cursor),
  ].join('');
}
