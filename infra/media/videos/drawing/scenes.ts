import { show } from './pace';
import { group } from './svg';

/** A part of a film, seen from one second to another. */
export interface Scene {
  from: number;
  to?: number;
  draw(second: number): string;
}

/** The scenes that are on at a second; each comes and goes within a second. */
export function playScenes(second: number, scenes: readonly Scene[]): string {
  return scenes
    .filter(({ from, to = Number.POSITIVE_INFINITY }) => second >= from && second < to)
    .map(({ from, to, draw }) => group(draw(second), { opacity: show(second, from, to) }))
    .join('');
}
