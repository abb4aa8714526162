import { createChance } from '../../podcasts/chance';
import { circle, colour, fade, rect, repeat, SIZE } from '../draw';

/** A floor of earth or stone, lighter where the eye rests, with grains. */
export function layFloor(light: string, dark: string, grain: string, seed: number) {
  const chance = createChance(seed);
  const { width, height } = SIZE;
  return {
    defs: fade(
      'floor',
      [
        [0, light],
        [1, dark],
      ],
      'out',
    ),
    floor:
      rect(0, 0, width, height, { fill: dark }) +
      circle(600, 450, 760, { fill: 'url(#floor)' }) +
      repeat(140, () =>
        circle(chance.between(0, width), chance.between(0, height), chance.between(0.6, 2.2), {
          fill: grain,
          opacity: chance.between(0.06, 0.22).toFixed(2),
        }),
      ),
  };
}

/** A small clay lamp seen from above, its spout to the right. */
export function lampFromAbove(): string {
  return (
    circle(8, 0, 46, { fill: colour.yellow, opacity: 0.16 }) +
    `<path d="M-20,0C-20,-18 8,-20 30,0C8,20 -20,18 -20,0Z" fill="${colour.clay}"/>` +
    `<path d="M-14,0C-14,-12 6,-13 22,0C6,13 -14,12 -14,0Z" fill="${colour.deepRed}"/>` +
    `<path d="M18,0C26,-9 36,-6 46,0C36,6 26,9 18,0Z" fill="${colour.yellow}"/>` +
    `<path d="M20,0C26,-4 32,-3 38,0C32,3 26,4 20,0Z" fill="${colour.cream}"/>`
  );
}
