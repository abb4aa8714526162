import { divideLongitude } from '../zodiac/divisions';

/** Where a person's Moon stands: all that the kootas look at. Sidereal. */
export interface MoonPlace {
  /** 0 Mesha to 11 Meena. */
  rashi: number;
  /** Degrees within the rashi, 0 to 30. */
  degree: number;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** 1 to 4. */
  pada: number;
}

/** The place of a Moon from its sidereal longitude in degrees. */
export function placeMoon(longitude: number): MoonPlace {
  const { longitude: degrees, rashi, nakshatra, pada } = divideLongitude(longitude);
  return { rashi, degree: degrees - rashi * 30, nakshatra, pada };
}

/** How many nakshatras from one to another, both counted: 1 to 27. */
export function countNakshatras(from: number, to: number): number {
  return ((to - from + 27) % 27) + 1;
}

/** How many rashis from one to another, both counted: 1 to 12. */
export function countRashis(from: number, to: number): number {
  return ((to - from + 12) % 12) + 1;
}

/** The navamsa rashi (0 to 11) of a Moon; the 108 padas run through the rashis from Mesha. */
export function navamsaOf({ nakshatra, pada }: MoonPlace): number {
  return ((nakshatra - 1) * 4 + pada - 1) % 12;
}
