import { itemAt } from '../item-at';
import type { SevenGraha } from '../rashi-lords';
import { normaliseDegrees } from '../../astronomy/angles';

// virupas of the aspect at each 30° of distance, straight in between
const common = [0, 0, 15, 45, 30, 0, 60, 45, 30, 15, 0, 0];

const special: Partial<Record<SevenGraha, readonly (readonly [sign: number, virupas: number])[]>> =
  {
    mars: [
      [3, 60],
      [7, 60],
    ],
    jupiter: [
      [4, 60],
      [8, 60],
    ],
    saturn: [
      [2, 60],
      [9, 60],
    ],
  };

/**
 * The strength of a graha's aspect by the degree (sphuta drishti), in virupas, 0 to 60.
 * Source: Brihat Parashara Hora Shastra, ch. 26. B. V. Raman adds a flat 15, 30 and 45 to the special
 * aspects of Mars, Jupiter and Saturn instead of the chapter's own slopes.
 * @param from longitude of the graha that aspects, degrees
 * @param to longitude of what it aspects, degrees
 */
export function computeDrishti(graha: SevenGraha, from: number, to: number): number {
  const signs = normaliseDegrees(to - from) / 30;
  const first = Math.floor(signs);
  const at = (sign: number) =>
    special[graha]?.find(([one]) => one === sign)?.[1] ?? itemAt(common, sign);
  return at(first) + (signs - first) * (at((first + 1) % 12) - at(first));
}
