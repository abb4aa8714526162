import { writeInstant } from '../astronomy/time-scales';
import type { Graha } from '../zodiac/graha';

/** One period of a dasha; instants are ISO 8601 UTC to the second. */
export interface DashaPeriod {
  lord: Graha;
  start: string;
  end: string;
}

/** A stretch of time in days from J2000, universal time. */
export interface DaySpan {
  from: number;
  until: number;
}

/** One period as the engine counts it. */
export interface GrahaPeriod extends DaySpan {
  lord: Graha;
}

/** Lengths of a dasha year in days. The texts count 360 or simply "years"; 365.25 is the default here. */
export const dashaYears = {
  savana: 360,
  julian: 365.25,
  sidereal: 365.256363,
  tropical: 365.2422,
} as const;

/** Days in a dasha year. Traditions differ (360, 365.25, sidereal year); this one is shown with the result. */
export const DASHA_YEAR_DAYS = dashaYears.julian;

/** Writes consecutive periods with ISO instants; what one ends with the next begins with. */
export function writePeriods(periods: readonly GrahaPeriod[]): DashaPeriod[] {
  let start = writeInstant(periods[0]?.from ?? 0);
  return periods.map(({ lord, until }) => {
    const period = { lord, start, end: writeInstant(until) };
    start = period.end;
    return period;
  });
}

/** Reads a period back; its instants are whole seconds then. */
export function readPeriod({ lord, start, end }: DashaPeriod): GrahaPeriod {
  return { lord, from: readDays(start), until: readDays(end) };
}

/**
 * An ISO instant in days from J2000, universal time. Unlike `readInstant` for any year: a period may
 * begin before 1800 or end after 2199.
 */
export function readDays(iso: string): number {
  return (Date.parse(iso) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
}

/** The one of consecutive periods that runs at a time; null before and after them. */
export function findSpanAt<Span extends DaySpan>(spans: readonly Span[], ut: number): Span | null {
  return spans.find(({ from, until }) => from <= ut && ut < until) ?? null;
}

/**
 * Divides a span by shares that follow one another; what they are shares of is their sum. The last
 * part ends exactly where the span does.
 */
export function divideSpan({ from, until }: DaySpan, shares: readonly number[]): DaySpan[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  let passed = 0;
  let start = from;
  return shares.map((share) => {
    passed += share;
    const end = passed === whole ? until : from + ((until - from) * passed) / whole;
    const part = { from: start, until: end };
    start = end;
    return part;
  });
}
