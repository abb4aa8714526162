import { colour, line } from '../draw';
import {
  add,
  arc,
  box,
  cos,
  drawFaces,
  outline,
  sin,
  stone,
  strip,
  type Face,
  type Vector,
} from '../space';
import { drawYard, LATITUDE, shadowOn } from './ground';

const EAST: Vector = [1, 0, 0];

/** Nadivalaya: two dials on the faces of a drum that lies in the plane of the equator. */
export function drawNadivalaya(): string {
  const pole: Vector = [0, cos(LATITUDE), sin(LATITUDE)];
  const up: Vector = [0, -sin(LATITUDE), cos(LATITUDE)];
  const south: Vector = [0, -cos(LATITUDE), -sin(LATITUDE)];
  const centre: Vector = [0, 0, 2.1];
  const plane: [Vector, Vector] = [EAST, up];
  const face = add(centre, south, 0.34);
  const ring = (at: Vector, r: number, pieces = 48) => arc(at, plane, r, [0, 360], pieces);
  const rim = strip(ring(face, 1.5), ring(add(centre, pole, 0.34), 1.5), stone.deep);
  const dial: Face[] = [{ points: ring(face, 1.5).slice(0, -1), fill: stone.plaster }];
  const view = { from: 158, tilt: 6, scale: 190, at: [600, 800] as [number, number] };
  const front = add(face, south, 0.01);
  const mark = (from: number, to: number, degrees: number, width: number) =>
    line(
      outline(
        [from, to].map((r) => add(add(front, EAST, r * cos(degrees)), up, r * sin(degrees))),
        view,
        '',
      ),
      colour.ink,
      width,
    );
  const circleAt = (r: number, stroke: string, width: number) =>
    line(outline(ring(front, r), view), stroke, width);
  const scale = Array.from({ length: 60 }, (_, i) =>
    mark(i % 5 === 0 ? 0.98 : 1.12, 1.22, 6 * i, i % 5 === 0 ? 4 : 2),
  ).join('');
  const rays = Array.from({ length: 24 }, (_, i) =>
    mark(0.3, 0.86, 15 * i, i % 6 === 0 ? 3 : 1.2),
  ).join('');
  const pin = [front, add(front, south, 0.95)];
  // the Sun in the southern half of its year, two hours after noon: the pin throws its shadow to the east
  const shadow = [front, add(add(front, EAST, 0.62 * sin(30)), up, -0.62 * cos(30))];
  const base: Face[] = [
    ...box(-1.9, -1.1, 1.9, 1.2, 0, 0.35, stone.deep),
    ...box(-1.5, -0.8, 1.5, 0.9, 0.35, 0.75, stone.plaster),
    ...Array.from({ length: 4 }, (_, i) =>
      box(-0.35, -1.9 + 0.2 * i, 0.35, -1.1, 0.09 * i, 0.09 * (i + 1), stone.marble),
    ).flat(),
  ];
  return drawYard(
    { sky: ['#3a7fa5', '#fdeccb'], horizon: 560 },
    shadowOn(620, 800, 440, 60) +
      drawFaces(base, view) +
      drawFaces([...rim, ...dial], view) +
      circleAt(1.4, stone.marble, 44) +
      circleAt(1.22, colour.ink, 2.5) +
      circleAt(0.92, colour.red, 4) +
      circleAt(0.28, colour.red, 4) +
      scale +
      rays +
      line(outline(shadow, view, ''), colour.ink, 9, { opacity: 0.45 }) +
      line(outline(pin, view, ''), '#5b3217', 11),
  );
}
