import type { Chart } from './chart-types';
import type { SevenGraha } from './rashi-lords';
import {
  exaltationRashis,
  isSevenGraha,
  lordOfRashi,
  moolatrikonas,
  naturalEnemies,
  naturalFriends,
} from './rashi-lords';
import { countHouse } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';

/** How a graha regards another, from the worst to the best. */
export const friendships = ['great-enemy', 'enemy', 'neutral', 'friend', 'great-friend'] as const;

/** A degree of friendship; natural friendship knows only the middle three. */
export type Friendship = (typeof friendships)[number];

/** How a graha stands in its rashi. */
export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | Friendship;

/** Only the rashis of the grahas: what friendships of the time depend on. */
export type Rashis = Record<Graha, Pick<Chart['planets'][Graha], 'rashi'>>;

const temporalFriendHouses: readonly number[] = [2, 3, 4, 10, 11, 12];

/** How one of the seven regards another by nature: 1 friend, 0 neutral, -1 enemy. */
function rateNatural(of: SevenGraha, other: Graha): number {
  if (naturalFriends[of].includes(other)) return 1;
  return naturalEnemies[of].includes(other) ? -1 : 0;
}

/**
 * The compound (panchadha) friendship of one of the seven for another: the natural regard, raised
 * where the other stands in the 2nd, 3rd, 4th, 10th, 11th or 12th from it, lowered elsewhere.
 * Source: Brihat Parashara Hora Shastra, ch. 3 (tatkalika and panchadha maitri).
 */
export function findFriendship(planets: Rashis, of: SevenGraha, other: SevenGraha): Friendship {
  const house = countHouse(planets[other].rashi, planets[of].rashi);
  const temporal = temporalFriendHouses.includes(house) ? 1 : -1;
  return friendships[rateNatural(of, other) + temporal + 2] ?? 'neutral';
}

/**
 * The dignity that depends on the longitude alone; null where the graha is neither exalted,
 * debilitated nor at home. A graha is exalted in the whole rashi; only the Moon and Mercury, whose
 * exaltation and moolatrikona share a rashi, are moolatrikona (Mercury then own) past 3° and 15°.
 * The nodes know only exaltation and debilitation.
 * Source: Brihat Parashara Hora Shastra, ch. 3.
 * @param longitude sidereal degrees, [0, 360)
 */
export function findFixedDignity(
  graha: Graha,
  longitude: number,
): Exclude<Dignity, Friendship> | null {
  const rashi = Math.floor(longitude / 30);
  const within = longitude % 30;
  if (rashi === (exaltationRashis[graha] + 6) % 12) return 'debilitated';
  const isExaltation = rashi === exaltationRashis[graha];
  if (!isSevenGraha(graha)) return isExaltation ? 'exalted' : null;
  const { rashi: home, from, until } = moolatrikonas[graha];
  if (isExaltation && (rashi !== home || within < from)) return 'exalted';
  if (rashi === home && within >= from && within < until) return 'moolatrikona';
  return lordOfRashi(rashi) === graha ? 'own' : null;
}

/**
 * The full dignity of one of the seven in its rashi: the fixed one, or else the compound friendship
 * for the lord of the rashi. For the nodes neutral stands where the texts give no friendship.
 */
export function findDignity(planets: Chart['planets'], graha: Graha): Dignity {
  const { longitude, rashi } = planets[graha];
  const fixed = findFixedDignity(graha, longitude);
  if (fixed) return fixed;
  return isSevenGraha(graha) ? findFriendship(planets, graha, lordOfRashi(rashi)) : 'neutral';
}
