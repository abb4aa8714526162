import type { Chart } from '../chart-types';
import type { SevenGraha } from '../rashi-lords';
import { lordOfRashi } from '../rashi-lords';
import { computeUcchaBala } from '../strengths/sthana-bala';
import { findDrekkanaLord, findHaddaLord } from './tajika-tables';
import { countHouse } from '../../zodiac/divisions';

/** The five-fold strength of the annual chart; `total` is the Vishwa bala, 0 to 20. */
export interface PanchavargiyaBala {
  kshetra: number;
  uccha: number;
  hadda: number;
  drekkana: number;
  navamsa: number;
  /** A quarter of the sum of the five. */
  total: number;
}

type Planets = Chart['planets'];

/**
 * The panchavargiya bala of a graha: full at home, three quarters with a friend, half with one who is
 * neither and a quarter with an enemy, of 30, 15, 10 and 5; the uccha part is a ninth of the degrees
 * from the deepest fall. In Tajika the friends of the time are in the 3rd, 5th, 9th and 11th from a
 * graha, its enemies in the 1st, 4th, 7th and 10th.
 * Source: Tajika Neelakanthi, samjna tantra; K. S. Charak, A Textbook of Varshaphala.
 */
export function computePanchavargiya(planets: Planets, graha: SevenGraha): PanchavargiyaBala {
  const { longitude, rashi, navamsa } = planets[graha];
  const rate = (lord: SevenGraha, full: number) => full * shareWith(planets, graha, lord);
  const parts = {
    kshetra: rate(lordOfRashi(rashi), 30),
    uccha: computeUcchaBala(graha, longitude) / 3,
    hadda: rate(findHaddaLord(longitude), 15),
    drekkana: rate(findDrekkanaLord(longitude), 10),
    navamsa: rate(lordOfRashi(navamsa), 5),
  };
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) / 4 };
}

function shareWith(planets: Planets, graha: SevenGraha, lord: SevenGraha): number {
  if (lord === graha) return 1;
  const house = countHouse(planets[lord].rashi, planets[graha].rashi);
  if ([3, 5, 9, 11].includes(house)) return 0.75;
  return [1, 4, 7, 10].includes(house) ? 0.25 : 0.5;
}
