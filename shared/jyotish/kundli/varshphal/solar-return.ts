import { findCrossing } from '../../astronomy/crossing';
import { computeDeltaT } from '../../astronomy/time-scales';
import { dashaYears } from '../../dasha/dasha-period';
import { grahaLongitude } from '../../zodiac/graha-places';
import type { Zodiac } from '../../zodiac/graha-places';

/**
 * When the sun comes back to its sidereal longitude of birth after some years (varsha pravesha).
 * Source: Tajika Neelakanthi, samjna tantra; found here by the sun itself, not by the texts' constant.
 * @param sunLongitude of birth, sidereal degrees of `zodiac`
 * @param birthUt universal time, days from J2000
 * @param years completed years, 0 for birth itself
 * @returns universal time, days from J2000
 */
export function findSolarReturn(
  sunLongitude: number,
  birthUt: number,
  years: number,
  zodiac?: Zodiac,
): number {
  // in a sidereal year the sun is never further off than a day
  const about = birthUt + years * dashaYears.sidereal;
  const deltaT = computeDeltaT(about) / 86_400;
  const sun = (tt: number) => grahaLongitude('sun', tt, zodiac);
  return findCrossing(sun, sunLongitude, about + deltaT - 2, about + deltaT + 2) - deltaT;
}
