import { join, type Point } from './svg';

/** A point of space: x to the right, y away from the eye, z up; all in stage units. */
export type Spot = readonly [x: number, y: number, z: number];

const RADIANS = Math.PI / 180;

/** A point of a circle around the origin whose plane is tilted about the line through `node`. */
export function onCircle(radius: number, degrees: number, tilt = 0, node = 0): Spot {
  const [along, up] = [(degrees - node) * RADIANS, tilt * RADIANS];
  const [x, across] = [radius * Math.cos(along), radius * Math.sin(along)];
  const [y, z] = [across * Math.cos(up), across * Math.sin(up)];
  const turn = node * RADIANS;
  return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn), z];
}

/** Looks at space from `height` degrees above its floor, the origin at `centre`. */
export function lookFrom(height: number, [cx, cy]: Point) {
  const [rise, flat] = [Math.cos(height * RADIANS), Math.sin(height * RADIANS)];
  const see = ([x, y, z]: Spot): Point => [cx + x, cy - y * flat - z * rise];
  const isInFront = ([, y, z]: Spot) => y * rise - z * flat < 0;
  /** The halves of a line that lie in front of `middle` and behind it, as paths; spots count from there. */
  const split = (spots: readonly Spot[], [mx, my, mz]: Spot = [0, 0, 0]) => {
    const pieces = { front: '', back: '' };
    const place = ([x, y, z]: Spot) => see([x + mx, y + my, z + mz]);
    let run: Spot[] = [];
    for (const [index, spot] of spots.entries()) {
      run.push(spot);
      const next = spots[index + 1];
      if (next && isInFront(next) === isInFront(spot)) continue;
      pieces[isInFront(spot) ? 'front' : 'back'] += join(...run.map(place), place(next ?? spot));
      run = [];
    }
    return pieces;
  };
  return { see, isInFront, split };
}
