import { stage } from '../film';
import { palette } from '../palette';
import { arc, box, circle, join, path, polar, type Point } from './svg';

/** The whole stage in one colour. */
export function backdrop(colour: string): string {
  return box([0, 0], [stage.width, stage.height], 0, { fill: colour });
}

/** Stars strewn over a field, the same each time. */
export function stars(
  count: number,
  opacity = 0.55,
  [x, y]: Point = [0, 0],
  [width, height]: Point = [stage.width, stage.height],
): string {
  // steps by irrational shares fill a field evenly without a pattern
  const strew = (index: number): Point => [
    x + ((index * 0.754877666) % 1) * width,
    y + ((index * 0.569840291) % 1) * height,
  ];
  const dots = (start: number, step: number) =>
    Array.from({ length: Math.ceil((count - start) / step) }, (_, k) => start + k * step)
      .map((index) => `${join(strew(index + 1))}h.1`)
      .join('');
  const paint = { stroke: palette.cream, opacity };
  return path(dots(0, 1), { ...paint, width: 2 }) + path(dots(0, 7), { ...paint, width: 4 });
}

export function night(count = 110): string {
  return backdrop(palette.tealDeep) + stars(count);
}

export function sun(at: Point, radius: number, opacity = 1): string {
  return [
    circle(at, radius * 1.9, { fill: palette.yellow, opacity: 0.1 * opacity }),
    circle(at, radius * 1.4, { fill: palette.yellow, opacity: 0.22 * opacity }),
    circle(at, radius, { fill: palette.yellow, opacity }),
  ].join('');
}

/** The earth from outside, lit from the direction `light` (degrees, anticlockwise from the right). */
export function earth(at: Point, radius: number, light?: number): string {
  const [x, y] = at;
  const land = (dx: number, dy: number, size: number) =>
    circle([x + dx * radius, y + dy * radius], size * radius, { fill: '#5f9a6b' });
  const shade =
    light === undefined
      ? ''
      : path(`${arc(at, radius, light + 90, light + 270)}Z`, { fill: palette.night, opacity: 0.7 });
  return [
    circle(at, radius + 5, { fill: palette.tealLight, opacity: 0.25 }),
    circle(at, radius, { fill: '#3c93a3' }),
    land(-0.3, -0.32, 0.34),
    land(0.02, -0.1, 0.26),
    land(0.35, 0.4, 0.3),
    land(-0.45, 0.38, 0.2),
    shade,
  ].join('');
}

/** The moon as seen from the earth. @param elongation degrees ahead of the sun */
export function phase(at: Point, radius: number, elongation: number): string {
  const angle = ((elongation % 360) + 360) % 360;
  const waxing = angle < 180;
  const [x, y] = at;
  const width = Math.abs(Math.cos((angle * Math.PI) / 180)) * radius;
  const crescent = angle < 90 || angle > 270;
  const back = waxing === crescent ? 0 : 1;
  const lit = [
    join([x, y - radius]),
    `A${radius} ${radius} 0 0 ${waxing ? 1 : 0} ${x} ${y + radius}`,
    `A${width.toFixed(1)} ${radius} 0 0 ${back} ${x} ${y - radius}Z`,
  ].join('');
  return circle(at, radius, { fill: '#1d5560' }) + path(lit, { fill: palette.cream });
}

/** The moon from above: the half towards the light (degrees) is bright. */
export function moonFromAbove(at: Point, radius: number, light: number): string {
  const half = `${arc(at, radius, light - 90, light + 90)}Z`;
  return circle(at, radius, { fill: '#1d5560' }) + path(half, { fill: palette.cream });
}

/** A ring of marks around a centre, from `from` to `to` counted anticlockwise. */
export function spokes(
  centre: Point,
  [inner, outer]: readonly [number, number],
  degrees: readonly number[],
): string {
  return degrees
    .map((angle) => join(polar(centre, inner, angle), polar(centre, outer, angle)))
    .join('');
}
