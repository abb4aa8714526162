import { itemAt } from '../kundli/item-at';

/** Uttama, madhyama or adhama: agrees well, passably, or not. */
export const poruthamGrades = ['good', 'fair', 'poor'] as const;
export type PoruthamGrade = (typeof poruthamGrades)[number];

/** Parts of the body by which rajju groups the nakshatras. */
type Rajju = 'pada' | 'kati' | 'nabhi' | 'kantha' | 'shira';

// the nakshatras go up the body and down again, nine in a round
const rajjuOfRound: readonly Rajju[] = [
  'pada',
  'kati',
  'nabhi',
  'kantha',
  'shira',
  'kantha',
  'nabhi',
  'kati',
  'pada',
];

/** The rajju of a nakshatra, 1 to 27. */
export function rajjuOf(nakshatra: number): Rajju {
  return itemAt(rajjuOfRound, (nakshatra - 1) % 9);
}

const vedhaGroups: readonly (readonly number[])[] = [
  [1, 18],
  [2, 17],
  [3, 16],
  [4, 15],
  [6, 22],
  [7, 21],
  [8, 20],
  [9, 19],
  [10, 27],
  [11, 26],
  [12, 25],
  [13, 24],
  [5, 14, 23],
];

/** Whether two nakshatras afflict each other; one nakshatra does not afflict itself. */
export function areInVedha(one: number, other: number): boolean {
  return one !== other && vedhaGroups.some((group) => group.includes(one) && group.includes(other));
}

// which rashis each rashi holds amenable, from Mesha
const amenable: readonly (readonly number[])[] = [
  [4, 7],
  [3, 6],
  [5],
  [7, 8],
  [6],
  [2, 11],
  [5, 9],
  [3],
  [11],
  [0, 10],
  [0],
  [9],
];

/** Whether the second rashi is amenable (vasya) to the first. */
export function isVasya(rashi: number, other: number): boolean {
  return amenable[rashi]?.includes(other) ?? false;
}

const goodShared = [4, 6, 10, 13, 16, 22, 26, 27];
const fairShared = [1, 3, 5, 7, 8, 11, 12, 14, 17, 20, 21];

/** How two people born under one nakshatra agree. */
export function sharedStarGrade(nakshatra: number): PoruthamGrade {
  if (goodShared.includes(nakshatra)) return 'good';
  return fairShared.includes(nakshatra) ? 'fair' : 'poor';
}
