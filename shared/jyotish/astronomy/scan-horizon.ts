import { findCrossing } from './crossing';
import type { Observe } from './horizon';

/** Step of the scan in days. */
const scanStep = 1 / 48;

/**
 * The first rising (side -1) or setting (+1) after an instant, however near the pole: looks at every
 * half hour and at the highest and lowest points between, as the body may show itself for minutes.
 * @returns universal time, days from J2000; null when there is none within `days`
 */
export function scanHorizon(
  side: -1 | 1,
  from: number,
  days: number,
  observe: Observe,
): number | null {
  const height = (at: number) => -side * observe(at).excess;
  let middle = from - scanStep;
  let [before, now] = [height(middle - scanStep), height(middle)];
  for (; middle < from + days; middle += scanStep) {
    const [early, late] = [middle - scanStep, middle + scanStep];
    const after = height(late);
    const turns = now > before !== after > now;
    // the top of the parabola through the three
    const turn = middle + (scanStep / 2) * ((after - before) / (2 * now - after - before));
    const event = turns
      ? (findAscent(height, early, turn) ?? findAscent(height, turn, late))
      : findAscent(height, middle, late);
    if (event !== null && event >= from) return event <= from + days ? event : null;
    [before, now] = [now, after];
  }
  return null;
}

function findAscent(height: (at: number) => number, from: number, until: number): number | null {
  return height(from) < 0 && height(until) >= 0 ? findCrossing(height, 0, from, until) : null;
}
