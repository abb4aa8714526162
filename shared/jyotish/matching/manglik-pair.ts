import { findManglik } from '../kundli/doshas/manglik';
import type { Chart } from '../kundli/chart-types';

/** Free: no rule of Manglik fires. Lifted: some do, but each is lifted by an exception. */
export const manglikStates = ['free', 'lifted', 'manglik'] as const;
export type ManglikState = (typeof manglikStates)[number];

/** Manglik of one chart: the ids of the rules that fired, of the exceptions that hold and of the rules they leave standing. */
export interface ManglikOfPerson {
  state: ManglikState;
  rules: string[];
  exceptions: string[];
  standing: string[];
}

/** Reads Manglik for a match: see `findManglik` for the rules, the exceptions and their convention. */
export function readManglik(chart: Pick<Chart, 'ascendant' | 'planets'>): ManglikOfPerson {
  const found = findManglik(chart);
  if (!found) return { state: 'free', rules: [], exceptions: [], standing: [] };
  return {
    state: found.standing.length > 0 ? 'manglik' : 'lifted',
    rules: found.rules.map(({ id }) => id),
    exceptions: found.cancelledBy.map(({ id }) => id),
    standing: [...found.standing],
  };
}

/**
 * Whether two charts are alike in Manglik, which is what the tradition asks for: both have it, or
 * neither does (a lifted one counts as none).
 */
export function areManglikAlike(one: ManglikState, other: ManglikState): boolean {
  return (one === 'manglik') === (other === 'manglik');
}
