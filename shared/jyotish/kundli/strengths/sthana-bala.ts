import { arcBetween } from '../../astronomy/angles';
import type { Chart } from '../chart-types';
import type { Dignity } from '../dignity';
import { findFixedDignity, findFriendship } from '../dignity';
import type { SevenGraha } from '../rashi-lords';
import { exaltationPoints, lordOfRashi } from '../rashi-lords';
import type { Varga } from '../vargas';
import { computeVargaRashi } from '../vargas';

/** Positional strength in virupas. */
export interface SthanaBala {
  uccha: number;
  saptavargaja: number;
  ojayugma: number;
  kendradi: number;
  drekkana: number;
}

type Planets = Chart['planets'];

const seven: readonly Varga[] = ['D1', 'hora', 'D3', 'D7', 'D9', 'D12', 'D30'];

const saptavargajaVirupas: Partial<Record<Dignity, number>> = {
  moolatrikona: 45,
  own: 30,
  'great-friend': 22.5,
  friend: 15,
  neutral: 7.5,
  enemy: 3.75,
  'great-enemy': 1.875,
};

const feminine: readonly SevenGraha[] = ['moon', 'venus'];

// which third of the rashi suits a graha: male, neuter and female
const drekkanas: Record<SevenGraha, number> = {
  sun: 0,
  mars: 0,
  jupiter: 0,
  mercury: 1,
  saturn: 1,
  moon: 2,
  venus: 2,
};

/**
 * The five parts of positional strength.
 * Source: Brihat Parashara Hora Shastra, ch. 27. The virupas of saptavargaja and the drekkanas (male
 * first, neuter second, female third) are those of Sripati Paddhati and B. V. Raman, Graha and Bhava
 * Balas; some editions of Parashara have 20, 15, 10, 4 and 2 for the friendships. Moolatrikona counts
 * in the rashi chart alone and by its degrees (some take the whole rashi), and friendships are those of the rashi chart. Houses are whole-sign.
 */
export function computeSthanaBala(planets: Planets, graha: SevenGraha): SthanaBala {
  const { longitude, rashi, navamsa, house } = planets[graha];
  const suits = (one: number) => (one % 2 === 1) === feminine.includes(graha);
  return {
    uccha: computeUcchaBala(graha, longitude),
    saptavargaja: computeSaptavargaja(planets, graha),
    ojayugma: (suits(rashi) ? 15 : 0) + (suits(navamsa) ? 15 : 0),
    kendradi: [60, 30, 15][(house - 1) % 3] ?? 0,
    drekkana: Math.floor((longitude % 30) / 10) === drekkanas[graha] ? 15 : 0,
  };
}

/** A third of the degrees from the deepest fall: 60 virupas at the deepest exaltation. Source: as above. */
export function computeUcchaBala(graha: SevenGraha, longitude: number): number {
  return (180 - Math.abs(arcBetween(exaltationPoints[graha], longitude))) / 3;
}

function computeSaptavargaja(planets: Planets, graha: SevenGraha): number {
  const { longitude } = planets[graha];
  return seven.reduce((sum, varga) => {
    const isMoolatrikona = varga === 'D1' && findFixedDignity(graha, longitude) === 'moolatrikona';
    const dignity = isMoolatrikona
      ? 'moolatrikona'
      : findVargaDignity(planets, graha, computeVargaRashi(varga, longitude));
    return sum + (saptavargajaVirupas[dignity] ?? 0);
  }, 0);
}

/** How a graha stands in a rashi of any varga: at home, or in the house of a friend or enemy. */
export function findVargaDignity(
  planets: Planets,
  graha: SevenGraha,
  rashi: number,
): Exclude<Dignity, 'exalted' | 'debilitated' | 'moolatrikona'> {
  const lord = lordOfRashi(rashi);
  return lord === graha ? 'own' : findFriendship(planets, graha, lord);
}
