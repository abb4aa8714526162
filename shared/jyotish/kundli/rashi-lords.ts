import { itemAt } from './item-at';
import type { Graha } from '../zodiac/graha';

/** The grahas that own rashis; rules of the classics that say "all grahas" mean these. */
export const sevenGrahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
] as const;

/** One of the seven that own rashis: all but the nodes. */
export type SevenGraha = (typeof sevenGrahas)[number];

/** Whether a graha is one of the seven. */
export const isSevenGraha = (graha: Graha): graha is SevenGraha =>
  graha !== 'rahu' && graha !== 'ketu';

/** The lords of the rashis, Mesha to Meena. Source: Brihat Parashara Hora Shastra, ch. 4. */
export const rashiLords: readonly SevenGraha[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];

/** The lord of a rashi, 0 to 11. @throws RangeError for another number */
export const lordOfRashi = (rashi: number): SevenGraha => itemAt(rashiLords, rashi);

/** The natural friends of a graha. Source: Brihat Parashara Hora Shastra, ch. 3 (naisargika maitri). */
export const naturalFriends: Readonly<Record<SevenGraha, readonly Graha[]>> = {
  sun: ['moon', 'mars', 'jupiter'],
  moon: ['sun', 'mercury'],
  mars: ['sun', 'moon', 'jupiter'],
  mercury: ['sun', 'venus'],
  jupiter: ['sun', 'moon', 'mars'],
  venus: ['mercury', 'saturn'],
  saturn: ['mercury', 'venus'],
};

/** The natural enemies of a graha; who is neither friend nor enemy is neutral. Source as above. */
export const naturalEnemies: Readonly<Record<SevenGraha, readonly Graha[]>> = {
  sun: ['venus', 'saturn'],
  moon: [],
  mars: ['mercury'],
  mercury: ['moon'],
  jupiter: ['mercury', 'venus'],
  venus: ['sun', 'moon'],
  saturn: ['sun', 'moon', 'mars'],
};

/** The deepest point of exaltation, sidereal degrees; the deepest fall lies opposite. Source: as above. */
export const exaltationPoints: Readonly<Record<SevenGraha, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/**
 * The rashi of exaltation. The seven of Brihat Parashara Hora Shastra, ch. 3; the nodes as in
 * ch. 47 (Rahu in Vrishabha, Ketu in Vrischika), others place them in Mithuna and Dhanu.
 */
export const exaltationRashis: Readonly<Record<Graha, number>> = {
  sun: 0,
  moon: 1,
  mars: 9,
  mercury: 5,
  jupiter: 3,
  venus: 11,
  saturn: 6,
  rahu: 1,
  ketu: 7,
};

/** Degrees of a rashi that are moolatrikona, from and up to. Source: Brihat Parashara Hora Shastra, ch. 3. */
export const moolatrikonas: Readonly<
  Record<SevenGraha, { rashi: number; from: number; until: number }>
> = {
  sun: { rashi: 4, from: 0, until: 20 },
  moon: { rashi: 1, from: 3, until: 30 },
  mars: { rashi: 0, from: 0, until: 12 },
  mercury: { rashi: 5, from: 15, until: 20 },
  jupiter: { rashi: 8, from: 0, until: 10 },
  venus: { rashi: 6, from: 0, until: 15 },
  saturn: { rashi: 10, from: 0, until: 20 },
};
