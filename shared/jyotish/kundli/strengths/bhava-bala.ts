import { itemAt } from '../item-at';
import type { Chart } from '../chart-types';
import { lordOfRashi, sevenGrahas } from '../rashi-lords';
import { isBenefic } from '../yogas/places';
import type { BySeven } from './by-seven';
import { computeDrishti } from './drishti';
import type { Shadbala } from './shadbala';

/** The strength of a house in virupas. */
export interface BhavaBala {
  /** Shadbala of its lord. */
  adhipati: number;
  dig: number;
  drishti: number;
  total: number;
}

/** The house in which each kind of rashi has no direction. */
const weakestHouses = { human: 7, fourFooted: 4, insect: 1, watery: 10 } as const;

/**
 * Strength of the twelve houses: the shadbala of the lord, the direction of the rashi in its middle
 * (ten virupas for each house from the one where its kind is powerless) and the aspects on the middle,
 * of Jupiter and Mercury whole, of the others a quarter.
 * Source: Brihat Parashara Hora Shastra, ch. 27; B. V. Raman, Graha and Bhava Balas. Karka counts as
 * watery, Vrischika as the insect.
 * @param middles of the twelve bhavas, sidereal degrees, as `computeHouses` gives them for sripati
 */
export function computeBhavaBala(
  chart: Pick<Chart, 'ascendant' | 'planets'>,
  middles: readonly number[],
  strengths: BySeven<Shadbala>,
): BhavaBala[] {
  return middles.map((middle, index) => {
    const adhipati = strengths[lordOfRashi(Math.floor(middle / 30))].total;
    const away = Math.abs(index + 1 - weakestHouses[findKind(middle)]);
    const dig = 10 * Math.min(away, 12 - away);
    const drishti = sevenGrahas.reduce((sum, graha) => {
      const aspect = computeDrishti(graha, chart.planets[graha].longitude, middle);
      const weight = graha === 'jupiter' || graha === 'mercury' ? 1 : 0.25;
      return sum + (isBenefic(chart, graha) ? weight : -weight) * aspect;
    }, 0);
    return { adhipati, dig, drishti, total: adhipati + dig + drishti };
  });
}

/** The kind of a rashi; Dhanu and Makara change theirs in the middle. */
function findKind(longitude: number): keyof typeof weakestHouses {
  const kinds = [
    ['fourFooted', 'fourFooted'],
    ['fourFooted', 'fourFooted'],
    ['human', 'human'],
    ['watery', 'watery'],
    ['fourFooted', 'fourFooted'],
    ['human', 'human'],
    ['human', 'human'],
    ['insect', 'insect'],
    ['human', 'fourFooted'],
    ['fourFooted', 'watery'],
    ['human', 'human'],
    ['watery', 'watery'],
  ] as const;
  return itemAt(itemAt(kinds, Math.floor(longitude / 30)), longitude % 30 < 15 ? 0 : 1);
}
