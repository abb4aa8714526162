import type { RiteState } from 'shared/contracts/content-darshan';

/** Where only the beginning of a rite is published, it is taken to last this many minutes. */
const USUAL_MINUTES = 30;

/** When a rite is over, in milliseconds since 1970. */
export function findRiteEnd(rite: { starts_at: string; ends_at: string | null }): number {
  return rite.ends_at
    ? Date.parse(rite.ends_at)
    : Date.parse(rite.starts_at) + USUAL_MINUTES * 60_000;
}

/** Where a rite stands. @param now milliseconds since 1970 */
export function findRiteState(
  rite: { starts_at: string; ends_at: string | null },
  now: number,
): RiteState {
  if (now < Date.parse(rite.starts_at)) return 'upcoming';
  return now < findRiteEnd(rite) ? 'now' : 'over';
}
