import { keep, readKept } from 'shared/kept-in-browser/storage';

export const speeds = [0.75, 1, 1.25, 1.5, 2];

/** Where the listener stopped in an episode, in seconds; 0 when it is new or was heard to its end. */
export function readPosition(slug: string): number {
  return Number(readKept('tarapath:heard', slug)) || 0;
}

export function keepPosition(slug: string, seconds: number) {
  keep('tarapath:heard', seconds > 0 ? String(Math.floor(seconds)) : null, slug);
}

export function readSpeed(): number {
  const kept = Number(readKept('tarapath:speed'));
  return speeds.includes(kept) ? kept : 1;
}

export function keepSpeed(speed: number) {
  keep('tarapath:speed', String(speed));
}
