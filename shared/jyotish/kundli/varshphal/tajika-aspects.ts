import type { SevenGraha } from '../rashi-lords';
import type { Chart } from '../chart-types';
import { countHouse } from '../../zodiac/divisions';

/** How a Tajika aspect works: by trine, sextile, square, opposition or conjunction. */
export type TajikaKind = 'trine' | 'sextile' | 'square' | 'opposition' | 'conjunction';

/** An aspect between two grahas of the annual chart. */
export interface TajikaAspect {
  /** The faster by its mean motion. */
  faster: SevenGraha;
  slower: SevenGraha;
  kind: TajikaKind;
  isFriendly: boolean;
  /** Degrees within the rashi by which the faster is behind; negative when it has passed. */
  behind: number;
  /** Ithasala while it applies within the orbs, ishrafa once it has parted; null outside them. */
  yoga: 'ithasala' | 'ishrafa' | null;
}

/** From the fastest to the slowest. */
const bySpeed: readonly SevenGraha[] = [
  'moon',
  'mercury',
  'venus',
  'sun',
  'mars',
  'jupiter',
  'saturn',
];

const deeptamshas: Record<SevenGraha, number> = {
  sun: 15,
  moon: 12,
  mars: 8,
  mercury: 7,
  jupiter: 9,
  venus: 7,
  saturn: 9,
};

const kinds: Partial<Record<number, TajikaKind>> = {
  1: 'conjunction',
  3: 'sextile',
  4: 'square',
  5: 'trine',
  7: 'opposition',
  9: 'trine',
  10: 'square',
  11: 'sextile',
};

/** How a rashi is aspected from another in Tajika; null for the 2nd, 6th, 8th and 12th from it. */
export function findTajikaKind(from: number, to: number): TajikaKind | null {
  return kinds[countHouse(to, from)] ?? null;
}

/**
 * The Tajika aspects of the seven: 3, 5, 9 and 11 are friendly, 1, 4, 7 and 10 inimical, the rest
 * none. Two grahas in aspect are in ithasala while the faster is behind by no more than the mean of
 * their deeptamshas, and in ishrafa when it is ahead by more than one degree. Backward motion is not
 * considered.
 * Source: Tajika Neelakanthi, samjna tantra; K. S. Charak, A Textbook of Varshaphala.
 */
export function listTajikaAspects(planets: Chart['planets']): TajikaAspect[] {
  return bySpeed.flatMap((faster, index) =>
    bySpeed.slice(index + 1).flatMap((slower) => {
      const kind = findTajikaKind(planets[faster].rashi, planets[slower].rashi);
      if (!kind) return [];
      const behind = (planets[slower].longitude % 30) - (planets[faster].longitude % 30);
      const orb = (deeptamshas[faster] + deeptamshas[slower]) / 2;
      const isFriendly = kind === 'trine' || kind === 'sextile';
      return [{ faster, slower, kind, isFriendly, behind, yoga: findYoga(behind, orb) }];
    }),
  );
}

function findYoga(behind: number, orb: number): TajikaAspect['yoga'] {
  if (Math.abs(behind) > orb) return null;
  return behind >= -1 ? 'ithasala' : 'ishrafa';
}
