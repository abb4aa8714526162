import { colour, line, path } from '../draw';
import {
  arc,
  box,
  cos,
  drawFaces,
  extrude,
  outline,
  sin,
  stone,
  strip,
  type Face,
  type Vector,
} from '../space';
import { drawYard, shadowOn } from './ground';

/** Rama yantra: a round wall as high as its radius, a pillar in the middle, sectors of floor between. */
export function drawRama(): string {
  const view = { from: 180, tilt: 40, scale: 124, at: [600, 615] as [number, number] };
  const [R, H] = [3, 2.1];
  const turn = 360 / 24;
  const round = (r: number, z: number, range: [number, number], pieces = 3) =>
    arc(
      [0, 0, z],
      [
        [1, 0, 0],
        [0, 1, 0],
      ],
      r,
      range,
      pieces,
    );
  const back: Face[] = [];
  const front: Face[] = [];
  for (let sector = 0; sector < 24; sector += 2) {
    const range: [number, number] = [turn * sector, turn * (sector + 1)];
    const isBack = sin(turn * (sector + 0.5)) > -0.35;
    const wedge = round(R, 0.35, range).map((point) => [point[0], point[1]] as [number, number]);
    front.push(
      ...extrude(
        [
          [0.35 * cos(range[0]), 0.35 * sin(range[0])],
          ...wedge,
          [0.35 * cos(range[1]), 0.35 * sin(range[1])],
        ],
        0.2,
        0.42,
        stone.marble,
      ),
    );
    if (!isBack) continue;
    const wall = [...round(R, 0, range), ...round(R + 0.3, 0, [range[1], range[0]])].map(
      (point) => [point[0], point[1]] as [number, number],
    );
    back.push(...extrude(wall, 0, H, stone.plaster));
    for (let mark = 1; mark < 5; mark++)
      back.push(
        ...strip(
          round(R - 0.01, (H * mark) / 5, range),
          round(R - 0.01, (H * mark) / 5 + 0.05, range),
          '#b9773d',
        ),
      );
  }
  const arches = Array.from({ length: 12 }, (_, i): Face => {
    const middle = turn * (2 * i + 1.5);
    const at = (offset: number, z: number): Vector => [
      (R + 0.15) * cos(middle + offset),
      (R + 0.15) * sin(middle + offset),
      z,
    ];
    return {
      points: [
        at(-7.5, 1.75),
        at(-4, 1.9),
        at(0, 1.96),
        at(4, 1.9),
        at(7.5, 1.75),
        at(7.5, H),
        at(-7.5, H),
      ],
      fill: stone.deep,
    };
  }).filter(({ points }) => (points[2]?.[1] ?? 0) > -1);
  const rings = [0.9, 1.4, 1.9, 2.4].map((r) =>
    Array.from({ length: 12 }, (_, i) =>
      line(outline(round(r, 0.43, [30 * i + 0.6, 30 * i + 14.4]), view, ''), '#a5744a', 2),
    ).join(''),
  );
  const pillar = arc(
    [0, 0, 0],
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    0.13,
    [0, 345],
    23,
  ).map((point) => [point[0], point[1]] as [number, number]);
  const ground = arc(
    [0, 0, 0],
    [
      [1, 0, 0],
      [0, 1, 0],
    ],
    R + 0.3,
    [0, 360],
    60,
  );
  return drawYard(
    { sky: ['#3a7fa5', '#fdeccb'], horizon: 330 },
    shadowOn(600, 680, 470, 300) +
      path(outline(ground, view), { fill: '#7d4a2f' }) +
      drawFaces([...back, ...arches], view) +
      drawFaces(front, view) +
      rings.join('') +
      drawFaces(extrude(pillar, 0.2, H, colour.red), view) +
      path(
        outline(
          [
            [0, 0, 0.43],
            [1.55, 1.85, 0.43],
            [1.75, 1.65, 0.43],
          ],
          view,
        ),
        { fill: colour.ink, opacity: 0.4 },
      ) +
      drawFaces(box(-0.5, -3.9, 0.5, -3.3, -0.05, 0.12, stone.marble), view),
  );
}
