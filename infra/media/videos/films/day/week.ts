import { number } from '../../drawing/numerals';
import { ease, mixColour, show } from '../../drawing/pace';
import { box, group, type Point } from '../../drawing/svg';
import { lordSign } from '../../drawing/symbols';
import { palette } from '../../palette';
import { type DelhiDay, findDelhiDay } from './delhi-days';

/** From the Sunday before on. */
const week = Array.from({ length: 7 }, (_, day) => findDelhiDay(day - 1));

/** Seven days, eight parts each, and which one is Rahu's. */
export function drawWeek(second: number): string {
  return week.map((day, row) => drawRow(day, 62 + row * 72, second - 20.2 - row * 0.7)).join('');
}

function drawRow({ vara, rahu }: DelhiDay, y: number, second: number): string {
  const cells = Array.from({ length: 8 }, (_, index) => {
    const at: Point = [250 + index * 102, y];
    const isRahu = index + 1 === rahu;
    const chosen = isRahu ? ease(second, 1, 1.8) : 0;
    const fill = mixColour(palette.yellowSoft, palette.red, chosen);
    const colour = mixColour('#c9947a', palette.cream, chosen);
    return box(at, [94, 56], 10, { fill }) + number(index + 1, [at[0] + 47, y + 28], 26, colour);
  });
  const lord = lordSign(vara, [180, y + 28], 38, palette.teal);
  return group(cells.join('') + lord, { opacity: show(second, 0) });
}
