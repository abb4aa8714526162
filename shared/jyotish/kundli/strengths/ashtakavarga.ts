import type { Contributor } from './ashtakavarga-table';
import { binduHouses, contributors } from './ashtakavarga-table';
import type { Chart } from '../chart-types';
import { itemAt } from '../item-at';
import type { SevenGraha } from '../rashi-lords';
import { lordOfRashi, sevenGrahas } from '../rashi-lords';
import { countHouse } from '../../zodiac/divisions';

/** Twelve numbers, Mesha to Meena. */
export type ByRashi = readonly number[];

/** Bindus by rashi. */
export interface Ashtakavarga {
  /** Bhinnashtakavarga of the seven and of the lagna, 0 to 8 in each rashi. */
  bhinna: Record<Contributor, ByRashi>;
  /** Sarvashtakavarga: the sum of the seven, without the lagna's; 337 in all. */
  sarva: ByRashi;
}

/** What remains of a graha's bindus after both reductions, and the sums made of it. */
export interface Shodhana {
  trikona: ByRashi;
  ekadhipatya: ByRashi;
  rashiPinda: number;
  grahaPinda: number;
  /** Rashi pinda plus graha pinda. */
  shodhyaPinda: number;
}

type Birth = Pick<Chart, 'ascendant' | 'planets'>;

const allRashis = Array.from({ length: 12 }, (_, rashi) => rashi);

/** Counts the bindus. Source: Brihat Parashara Hora Shastra, ch. 66 (bhinna) and 72 (sarva). */
export function computeAshtakavarga({ ascendant, planets }: Birth): Ashtakavarga {
  const rashiOf = (contributor: Contributor) =>
    contributor === 'lagna' ? ascendant.rashi : planets[contributor].rashi;
  const countBindus = (owner: Contributor): ByRashi =>
    allRashis.map(
      (rashi) =>
        contributors.filter((contributor) =>
          binduHouses[owner][contributor].includes(countHouse(rashi, rashiOf(contributor))),
        ).length,
    );
  const bhinna = Object.fromEntries(
    contributors.map((owner) => [owner, countBindus(owner)]),
  ) as Record<Contributor, ByRashi>;
  const sarva = allRashis.map((rashi) =>
    sevenGrahas.reduce((sum, graha) => sum + itemAt(bhinna[graha], rashi), 0),
  );
  return { bhinna, sarva };
}

const rashiWeights: ByRashi = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12];

const grahaWeights: Record<SevenGraha, number> = {
  sun: 5,
  moon: 5,
  mars: 8,
  mercury: 5,
  jupiter: 10,
  venus: 7,
  saturn: 5,
};

/**
 * Reduces one graha's bindus and weighs what remains.
 * Source: Brihat Parashara Hora Shastra, ch. 67 (trikona shodhana: the least of each trine is taken
 * from all three), 68 (ekadhipatya shodhana) and 69 (pinda). Only the seven count as occupants.
 */
export function reduceAshtakavarga(bindus: ByRashi, planets: Birth['planets']): Shodhana {
  const trikona = bindus.map(
    (count, rashi) =>
      count - Math.min(...[0, 4, 8].map((step) => itemAt(bindus, (rashi + step) % 12))),
  );
  const isOccupied = (rashi: number) => sevenGrahas.some((graha) => planets[graha].rashi === rashi);
  const ekadhipatya = trikona.map((_, rashi) => reduceOneOfTwo(trikona, rashi, isOccupied));
  const rashiPinda = ekadhipatya.reduce(
    (sum, count, rashi) => sum + count * itemAt(rashiWeights, rashi),
    0,
  );
  const grahaPinda = sevenGrahas.reduce(
    (sum, graha) => sum + itemAt(ekadhipatya, planets[graha].rashi) * grahaWeights[graha],
    0,
  );
  return { trikona, ekadhipatya, rashiPinda, grahaPinda, shodhyaPinda: rashiPinda + grahaPinda };
}

/** What ekadhipatya shodhana leaves a rashi, in view of its lord's other one. */
function reduceOneOfTwo(
  bindus: ByRashi,
  rashi: number,
  isOccupied: (rashi: number) => boolean,
): number {
  const own = itemAt(bindus, rashi);
  const other = allRashis.find((one) => one !== rashi && lordOfRashi(one) === lordOfRashi(rashi));
  if (other === undefined || isOccupied(rashi)) return own;
  const others = itemAt(bindus, other);
  if (own === 0 || others === 0) return own;
  if (own === others) return 0;
  // beside an occupied rashi of more bindus nothing is left, beside one of fewer only as many
  if (isOccupied(other)) return own > others ? others : 0;
  return Math.min(own, others);
}
