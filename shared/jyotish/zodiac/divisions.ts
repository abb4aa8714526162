import { normaliseDegrees } from '../astronomy/angles';

/** Where a sidereal longitude falls. */
export interface Division {
  /** Degrees, [0, 360), 0 = first point of Mesha. */
  longitude: number;
  /** 0 Mesha to 11 Meena. */
  rashi: number;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** Quarter of the nakshatra, 1 to 4. */
  pada: number;
  /** Rashi in the navamsa (D9), 0 to 11. */
  navamsa: number;
}

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
