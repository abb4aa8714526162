import { findCrossing } from '../crossing';
import type { Depth, LocalEclipse, SeenEclipse, Span } from './eclipse-types';

// an eclipse lasts hours: a body near a pole that shows itself for less than minutes is not looked for
const steps = 60;

/**
 * The first part of an eclipse in which its body is above the horizon.
 * @param height above the horizon as the rule of rising sees it, by universal time
 * @param measure how deep the eclipse is at a moment
 */
export function findSeenPart(
  { span, central, greatest }: Pick<LocalEclipse, 'span' | 'central' | 'greatest'>,
  height: (at: number) => number,
  measure: (at: number) => Depth,
): SeenEclipse | null {
  const part = clipToHorizon(span, height);
  if (!part) return null;
  const maximum = Math.min(Math.max(greatest, part.from), part.until);
  return {
    ...part,
    ...measure(maximum),
    maximum,
    central: central && intersect(central, part),
    risesEclipsed: part.from > span.from,
    setsEclipsed: part.until < span.until,
  };
}

function clipToHorizon({ from, until }: Span, height: (at: number) => number): Span | null {
  const moments = Array.from({ length: steps + 1 }, (_, step) =>
    step === steps ? until : from + (step * (until - from)) / steps,
  );
  const isUp = moments.map((at) => height(at) >= 0);
  const first = isUp.indexOf(true);
  if (first < 0) return null;
  const next = isUp.indexOf(false, first);
  const cross = (step: number) =>
    findCrossing(height, 0, moments[step - 1] ?? from, moments[step] ?? until);
  return { from: first === 0 ? from : cross(first), until: next < 0 ? until : cross(next) };
}

function intersect(one: Span, other: Span): Span | null {
  const [from, until] = [Math.max(one.from, other.from), Math.min(one.until, other.until)];
  return from < until ? { from, until } : null;
}
