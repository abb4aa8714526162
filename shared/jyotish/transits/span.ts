import { computeDeltaT, readInstant, writeInstant } from '../astronomy/time-scales';
import { supportedDates } from '../supported-dates';
import type { Graha } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac } from '../zodiac/graha-places';

/** What the searches of this folder look through. */
export interface TransitSpan {
  /** ISO 8601 instants, years 1800 to 2199; `from` comes before `until`. */
  from: string;
  until: string;
  /** Which grahas; left out, all that the question makes sense for. */
  grahas?: readonly Graha[];
  /** Left out, Lahiri with the mean node. */
  zodiac?: Zodiac;
}

/** A span read: tt in days from J2000. */
interface ReadSpan {
  from: number;
  until: number;
  zodiac: Zodiac;
}

/**
 * Reads a span.
 * @throws RangeError for unreadable instants, years outside 1800 to 2199, or an empty span
 */
export function readSpan(span: TransitSpan): ReadSpan {
  const [from, until] = [readInstant(span.from).tt, readInstant(span.until).tt];
  if (from >= until) throw new RangeError(`The span ends (${span.until}) before it begins`);
  return { from, until, zodiac: span.zodiac ?? defaultZodiac };
}

// the tables reach 64 days beyond the dates that are served
const tableMargin = 60;
const [first, last] = [
  readInstant(supportedDates.first).tt - tableMargin,
  readInstant(supportedDates.last).tt + tableMargin,
];

/** Widens a span by some days on either side, as far as the tables go. */
export function widenSpan(span: ReadSpan, days: number): ReadSpan {
  const [from, until] = [Math.max(first, span.from - days), Math.min(last, span.until + days)];
  return { ...span, from, until };
}

/** Writes terrestrial time as ISO 8601 UTC. */
export function writeTerrestrial(tt: number): string {
  return writeInstant(tt - computeDeltaT(tt) / 86_400);
}
