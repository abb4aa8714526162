import { itemAt } from '../kundli/item-at';
import type { SevenGraha } from '../kundli/rashi-lords';
import { lordOfRashi } from '../kundli/rashi-lords';
import { rateFriendship } from '../matching/graha-friendship';
import { computeBirthNumbers } from './birth-numbers';
import { computeNameNumber } from './name-number';

/** The two games: they look at the same parts and weigh them differently. */
export type BondKind = 'love' | 'friendship';

/** A person as the games know them. */
export interface BondPerson {
  name: string;
  /** YYYY-MM-DD. */
  date?: string;
  /** Rashi of the Moon, 0 to 11. */
  rashi?: number;
}

export type BondPartName = 'name' | 'moolank' | 'bhagyank' | 'moon';

/** One part of a bond: what the two have (a number from 1 to 9, for the Moon a rashi), and its points. */
export interface BondPart {
  part: BondPartName;
  first: number;
  second: number;
  /** 0 to 5, by the friendship of the grahas that rule the two. */
  points: number;
  weight: number;
}

/** A bond in percent, and the parts it is the weighted mean of. */
export interface Bond {
  percent: number;
  parts: BondPart[];
}

const weights: Readonly<Record<BondKind, Record<BondPartName, number>>> = {
  love: { name: 2, moolank: 3, bhagyank: 2, moon: 3 },
  friendship: { name: 3, moolank: 4, bhagyank: 2, moon: 1 },
};

// Rahu (4) is taken like Saturn and Ketu (7) like Mars, as the saying goes: shanivad rahuh, kujavat ketuh
const rulers: readonly SevenGraha[] = [
  'sun',
  'moon',
  'jupiter',
  'saturn',
  'mercury',
  'venus',
  'mars',
  'saturn',
  'mars',
];

/**
 * A game with an open rule: the numbers of two names (Chaldean), their Moolank and Bhagyank when both
 * dates are given, and the rashis of their Moons when both are given. Each part is worth the natural
 * friendship of the two ruling grahas, 0 to 5; the percentage is the mean by weight, rounded. The same
 * two people always get the same answer, in whatever order. A name without a letter is left out.
 */
export function computeBond(kind: BondKind, first: BondPerson, second: BondPerson): Bond {
  const parts = listMeasures(first).flatMap(([part, one]) => {
    const other = new Map(listMeasures(second)).get(part);
    if (other === undefined) return [];
    const ruler = (value: number) =>
      part === 'moon' ? lordOfRashi(value) : itemAt(rulers, value - 1);
    const points = rateFriendship(ruler(one), ruler(other));
    return [{ part, first: one, second: other, points, weight: weights[kind][part] }];
  });
  const most = parts.reduce((sum, { weight }) => sum + 5 * weight, 0);
  const reached = parts.reduce((sum, { points, weight }) => sum + points * weight, 0);
  return { percent: most === 0 ? 0 : Math.round((100 * reached) / most), parts };
}

function listMeasures({ name, date, rashi }: BondPerson): [BondPartName, number][] {
  const measures: [BondPartName, number][] = [];
  const { number } = computeNameNumber(name, 'chaldean');
  if (number > 0) measures.push(['name', number]);
  if (date) {
    const { moolank, bhagyank } = computeBirthNumbers(date);
    measures.push(['moolank', moolank.number], ['bhagyank', bhagyank.number]);
  }
  if (rashi !== undefined) measures.push(['moon', rashi]);
  return measures;
}
