import { findManglik } from '../kundli/doshas/manglik';
import type { Chart } from '../kundli/chart-types';

/** Free: no rule of Manglik fires. Lifted: one does, but an exception holds. */
export const manglikStates = ['free', 'lifted', 'manglik'] as const;
export type ManglikState = (typeof manglikStates)[number];

/** Manglik of one chart: the ids of the rules that fired and of the exceptions that hold. */
export interface ManglikOfPerson {
  state: ManglikState;
  rules: string[];
  exceptions: string[];
}

/** Reads Manglik for a match: see `findManglik` for the rules, the exceptions and their convention. */
export function readManglik(chart: Pick<Chart, 'ascendant' | 'planets'>): ManglikOfPerson {
  const found = findManglik(chart);
  if (!found) return { state: 'free', rules: [], exceptions: [] };
  const exceptions = found.cancelledBy.map(({ id }) => id);
  return {
    state: exceptions.length > 0 ? 'lifted' : 'manglik',
    rules: found.rules.map(({ id }) => id),
    exceptions,
  };
}

/**
 * Whether two charts are alike in Manglik, which is what the tradition asks for: both have it, or
 * neither does (a lifted one counts as none).
 */
export function areManglikAlike(one: ManglikState, other: ManglikState): boolean {
  return (one === 'manglik') === (other === 'manglik');
}
