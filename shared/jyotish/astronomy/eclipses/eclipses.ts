import type { Eclipse } from './eclipse-types';
import { findLunarEclipses } from './lunar-eclipses';
import { findSolarEclipses } from './solar-eclipses';

export type { Eclipse } from './eclipse-types';
export { observeEclipse } from './observe-eclipse';

/**
 * All eclipses of sun and moon anywhere on earth whose new or full moon lies between two instants, in
 * order. @param from days from J2000, universal time; `until` likewise
 * @throws RangeError outside 1800 to 2199
 */
export function findEclipses(from: number, until: number): Eclipse[] {
  return [...findSolarEclipses(from, until), ...findLunarEclipses(from, until)].sort(
    (one, other) => one.greatest - other.greatest,
  );
}
