import type { HoroscopeArea } from 'shared/contracts/content-horoscope';
import type { Graha } from 'shared/jyotish/zodiac/graha';

/** Two ways of saying the same, so that following days can differ. */
type Pair = readonly [string, string];

/** Twelve houses, counted from the sign that is read. */
export interface AreaLines {
  /** Whole sentences on the Moon in a house. */
  moon: readonly Pair[];
  /**
   * What the area's own graha does in a house: a verb and what follows, after
   * "Venus in your fifth house".
   */
  graha: readonly Pair[];
}

/** The grahas whose stay in a house is told in one way only. */
export type SlowGraha = 'jupiter' | 'saturn' | 'rahu' | 'ketu';

/** Every sentence of a language, by house. */
export interface Library {
  day: readonly (readonly [string, string, string])[];
  areas: Record<HoroscopeArea, AreaLines>;
  slow: Record<SlowGraha, readonly string[]>;
}

/** Whose place is read for an area: Venus for love, and so on. */
export const areaGrahas = {
  love: 'venus',
  career: 'sun',
  money: 'mercury',
  health: 'mars',
} as const satisfies Record<HoroscopeArea, Graha>;
