import { normaliseDegrees } from './angles';
import type { Division } from './chart-types';

/** Length of one nakshatra in degrees: 13°20′. */
export const NAKSHATRA_SPAN = 360 / 27;

/** Finds rashi, nakshatra, pada and navamsa of a sidereal longitude in degrees. */
export function divideLongitude(longitude: number): Division {
  const degrees = normaliseDegrees(longitude);
  // a navamsa and a pada are the same 108th of the circle
  const part = Math.min(107, Math.floor((degrees * 108) / 360));
  return {
    longitude: degrees,
    rashi: Math.floor(part / 9),
    nakshatra: Math.floor(part / 4) + 1,
    pada: (part % 4) + 1,
    navamsa: part % 12,
  };
}

/** Whole-sign house (1 to 12) of a rashi, counted from the rashi of the ascendant. */
export function countHouse(rashi: number, ascendantRashi: number): number {
  return ((rashi - ascendantRashi + 12) % 12) + 1;
}
