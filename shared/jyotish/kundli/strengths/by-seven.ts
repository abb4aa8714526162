import type { SevenGraha } from '../rashi-lords';
import { sevenGrahas } from '../rashi-lords';

/** One value for each of the seven. */
export type BySeven<T = number> = Record<SevenGraha, T>;

/** Makes one value for each of the seven. */
export function forSeven<T>(make: (graha: SevenGraha) => T): BySeven<T> {
  return Object.fromEntries(sevenGrahas.map((graha) => [graha, make(graha)])) as BySeven<T>;
}
