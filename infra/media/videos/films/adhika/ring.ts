import { number } from '../../drawing/numerals';
import { ease, mix } from '../../drawing/pace';
import { phase } from '../../drawing/sky';
import { circle, group, polar, type Point } from '../../drawing/svg';
import { palette } from '../../palette';

const centre: Point = [600, 290];
const radius = 205;
/** In 2026 the added month came after Chaitra and Vaishakha. */
const before = 2;

/** Twelve moons in a ring make room for one more. */
export function drawRing(second: number): string {
  const room = ease(second, 34, 36);
  const place = (step: number, far = radius) =>
    polar(centre, far, 90 - (step * 360) / mix(12, 13, room));
  const moon = circle([0, 0], 39, { fill: palette.tealDeep }) + phase([0, 0], 28, 60);
  const moons = Array.from({ length: 12 }, (_, index) =>
    group(moon, { move: place(index < before ? index : index + room) }),
  );
  const added = place(before, mix(70, radius, room));
  const come = ease(second, 33, 34);
  return [
    circle(centre, radius, { stroke: palette.yellow, dash: '2 10' }),
    ...moons,
    circle(added, 39, { fill: palette.red, opacity: come }),
    number('+', added, 36, palette.cream, come),
    number(12, centre, 90, palette.teal, 1 - ease(second, 33, 33.6)),
    number(13, centre, 90, palette.redDeep, ease(second, 35.4, 36.2)),
  ].join('');
}
