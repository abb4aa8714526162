import { evaluatePolynomial } from './angles';
import { DeltaT_EspenakMeeus } from 'astronomy-engine';

/** One instant in the scales the engine needs, both as days from J2000 (2000-01-01 12:00). */
export interface Instant {
  /** Universal time: the turning earth. */
  ut: number;
  /** Terrestrial time: the moving planets. */
  tt: number;
}

const dayMs = 86_400_000;
const j2000Ms = Date.UTC(2000, 0, 1, 12);

/** First and last year the engine answers for. */
export const supportedYears = { first: 1800, last: 2199 } as const;

// Observed TT - UT in seconds (IERS), then the flat prediction of the Astronomical Almanac.
const observed: readonly (readonly [year: number, seconds: number])[] = [
  [2005, 64.69],
  [2008, 65.46],
  [2011, 66.32],
  [2014, 67.28],
  [2017, 68.59],
  [2020, 69.36],
  [2023, 69.2],
  [2026, 69.1],
  [2032, 70.0],
  [2050, 74.0],
];

/**
 * TT - UT in seconds. Before 2005 the polynomials of Espenak and Meeus; later a table, because
 * their prediction runs ahead of the earth by 6 s in 2025 already.
 */
export function computeDeltaT(ut: number): number {
  const year = 2000 + ut / 365.25;
  const last = observed[observed.length - 1];
  if (!last || year < 2005) return DeltaT_EspenakMeeus(ut);
  if (year >= last[0]) return evaluatePolynomial(year - last[0], [last[1], 0.35, 0.003]);
  const next = observed.findIndex(([from]) => from > year);
  const after = observed[next];
  const before = observed[next - 1];
  if (!before || !after) return DeltaT_EspenakMeeus(ut);
  return before[1] + ((year - before[0]) / (after[0] - before[0])) * (after[1] - before[1]);
}

/**
 * Reads an ISO instant.
 * @throws RangeError when it is not an instant or outside the supported years
 */
export function readInstant(utc: string): Instant {
  const ms = Date.parse(utc);
  if (Number.isNaN(ms)) throw new RangeError(`Not an instant: "${utc}"`);
  const year = new Date(ms).getUTCFullYear();
  if (year < supportedYears.first || year > supportedYears.last)
    throw new RangeError(
      `The engine answers for the years ${supportedYears.first} to ${supportedYears.last}, not ${year}`,
    );
  const ut = (ms - j2000Ms) / dayMs;
  return { ut, tt: ut + computeDeltaT(ut) / 86_400 };
}

/** Writes an instant as ISO 8601 UTC, to the second. */
export function writeInstant(ut: number): string {
  const seconds = Math.round((j2000Ms + ut * dayMs) / 1000);
  return new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}
