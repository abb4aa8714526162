import type { Chart } from '../chart-types';
import type { Varga } from '../vargas';
import { computeVargaRashi } from '../vargas';
import type { BySeven } from './by-seven';
import { forSeven } from './by-seven';
import { findVargaDignity } from './sthana-bala';

/** Sets of vargas with the points of each, 20 in all. */
export const vargaSets = {
  shadvarga: { D1: 6, hora: 2, D3: 4, D9: 5, D12: 2, D30: 1 },
  saptavarga: { D1: 5, hora: 2, D3: 3, D7: 2.5, D9: 4.5, D12: 2, D30: 1 },
  dashavarga: {
    D1: 3,
    hora: 1.5,
    D3: 1.5,
    D7: 1.5,
    D9: 1.5,
    D10: 1.5,
    D12: 1.5,
    D16: 1.5,
    D30: 1.5,
    D60: 5,
  },
  shodashavarga: {
    D1: 3.5,
    hora: 1,
    D3: 1,
    D4: 0.5,
    D7: 0.5,
    D9: 3,
    D10: 0.5,
    D12: 0.5,
    D16: 2,
    D20: 0.5,
    D24: 0.5,
    D27: 0.5,
    D30: 1,
    D40: 0.5,
    D45: 0.5,
    D60: 4,
  },
} as const satisfies Record<string, Partial<Record<Varga, number>>>;

/** The name of a set of vargas. */
export type VargaSet = keyof typeof vargaSets;

const shares = {
  own: 20,
  'great-friend': 18,
  friend: 15,
  neutral: 10,
  enemy: 7,
  'great-enemy': 5,
} as const;

/**
 * Vimshopaka bala of the seven: how well they stand through a set of vargas, 5 to 20 points.
 * Friendships are those of the rashi chart. Source: Brihat Parashara Hora Shastra, ch. 7.
 */
export function computeVimshopaka(planets: Chart['planets'], set: VargaSet): BySeven {
  const weights = Object.entries(vargaSets[set]) as [Varga, number][];
  return forSeven((graha) =>
    weights.reduce((sum, [varga, points]) => {
      const rashi = computeVargaRashi(varga, planets[graha].longitude);
      return sum + (points * shares[findVargaDignity(planets, graha, rashi)]) / 20;
    }, 0),
  );
}
