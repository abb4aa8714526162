import { closeCodes } from './wire';

const LONGEST_MS = 30_000;
const TOO_FAST_MS = 15_000;

/**
 * Milliseconds until the next attempt, drawn at random so that browsers which lost one process don't come
 * to the next all at once. @param failures attempts since a connection last held
 */
export function reconnectDelay(code: number, failures: number, random = Math.random()): number {
  // the process that closed had its sockets leave one after the other
  if (code === closeCodes.restart && failures === 0) return random * 500;
  const longest = Math.min(LONGEST_MS, 1_000 * 2 ** failures);
  const least = code === closeCodes.tooFast ? TOO_FAST_MS : 200;
  return least + random * longest;
}
