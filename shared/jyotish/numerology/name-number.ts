import type { ReducedNumber } from './reduce-number';
import { reduceNumber } from './reduce-number';
import { romaniseName } from './romanise-name';

/** The two systems of letters and numbers in use. */
export const nameSystems = ['chaldean', 'pythagorean'] as const;
export type NameSystem = (typeof nameSystems)[number];

/** A name in numbers. */
export interface NameNumber extends ReducedNumber {
  /** Each letter that was counted, in capitals, with its value. */
  letters: { letter: string; value: number }[];
}

// the letters of 1, of 2 and so on; no letter has the Chaldean 9
const letterGroups: Readonly<Record<NameSystem, readonly string[]>> = {
  chaldean: ['AIJQY', 'BKR', 'CGLS', 'DMT', 'EHNX', 'UVW', 'OZ', 'FP'],
  pythagorean: ['AJS', 'BKT', 'CLU', 'DMV', 'ENW', 'FOX', 'GPY', 'HQZ', 'IR'],
};

/**
 * The number of a name: the values of its letters added (the compound number) and reduced. Latin
 * letters count without their accents; Devanagari is romanised first (see `romaniseName`); spaces,
 * digits and other signs count nothing. A name without a letter has the sum 0.
 * Sources: Cheiro's Book of Numbers for the Chaldean values; A = 1 to I = 9 and again from J for the
 * Pythagorean ones.
 */
export function computeNameNumber(name: string, system: NameSystem): NameNumber {
  const groups = letterGroups[system];
  const letters = listNameLetters(name).map((letter) => ({
    letter,
    value: groups.findIndex((group) => group.includes(letter)) + 1,
  }));
  return { ...reduceNumber(letters.reduce((sum, { value }) => sum + value, 0)), letters };
}

/** The letters A to Z of a name that count, in capitals. */
function listNameLetters(name: string): string[] {
  const plain = romaniseName(name).normalize('NFD').toUpperCase();
  return plain.match(/[A-Z]/g) ?? [];
}
