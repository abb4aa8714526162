import { supportedDates } from '../supported-dates';
import { computeDeltaT } from './delta-t';

export { computeDeltaT };

/** One instant in the scales the engine needs, both as days from J2000 (2000-01-01 12:00). */
export interface Instant {
  /** Universal time: the turning earth. */
  ut: number;
  /** Terrestrial time: the moving planets. */
  tt: number;
}

const dayMs = 86_400_000;
const j2000Ms = Date.UTC(2000, 0, 1, 12);

// a day of any zone begins and ends at most a day before and after the same date in UTC
const [firstMs, endMs] = [
  Date.parse(supportedDates.first) - dayMs,
  Date.parse(supportedDates.last) + 2 * dayMs,
];

/** Universal to terrestrial time, days from J2000. */
export function toTerrestrial(ut: number): number {
  return ut + computeDeltaT(ut) / 86_400;
}

/** Terrestrial to universal time, days from J2000. */
export function toUniversal(tt: number): number {
  return tt - computeDeltaT(tt) / 86_400;
}

/**
 * Reads an ISO instant.
 * @throws RangeError when it is not an instant or more than a day outside the supported dates
 */
export function readInstant(utc: string): Instant {
  const ms = Date.parse(utc);
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: "${utc}"`);
  if (ms < firstMs || ms >= endMs)
    throw new RangeError(
      `The engine answers for ${supportedDates.first} to ${supportedDates.last}, not for ${utc}`,
    );
  const ut = (ms - j2000Ms) / dayMs;
  return { ut, tt: toTerrestrial(ut) };
}

/** Writes an instant as ISO 8601 UTC, to the second. */
export function writeInstant(ut: number): string {
  const seconds = Math.round((j2000Ms + ut * dayMs) / 1000);
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
