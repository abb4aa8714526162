import { colour } from '../draw';
import {
  add,
  arc,
  box,
  cos,
  cross,
  drawFaces,
  extrude,
  sin,
  stone,
  strip,
  unit,
  type Face,
  type Vector,
} from '../space';
import { drawYard, LATITUDE, shadowOn } from './ground';

const OBLIQUITY = 23.44;

/** Where the pole of the ecliptic stands when the point of it at `longitude` crosses the meridian. */
function findEclipticPole(longitude: number): Vector {
  const rightAscension =
    Math.atan2(cos(OBLIQUITY) * sin(longitude), cos(longitude)) * (180 / Math.PI);
  const hourAngle = rightAscension - 270;
  const declination = 90 - OBLIQUITY;
  return [
    -cos(declination) * sin(hourAngle),
    cos(LATITUDE) * sin(declination) - sin(LATITUDE) * cos(declination) * cos(hourAngle),
    sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle),
  ];
}

/** One of the twelve dials: its edge points to that pole, its quadrants lie in the plane of the ecliptic. */
function buildDial(longitude: number, [x, y]: [number, number]) {
  const pole = findEclipticPole(longitude);
  const flat = unit([pole[0], pole[1], 0]);
  const across: Vector = [flat[1], -flat[0], 0];
  const down = add([0, 0, 0], unit(cross(pole, across)), cross(pole, across)[2] > 0 ? -1 : 1);
  const rise = pole[2] / Math.hypot(pole[0], pole[1]);
  const base = Math.min(1.5, 1.2 / Math.max(0.35, rise));
  const peak = base * rise;
  // where the edge is almost level, masonry lifts the quadrants above the ground
  const lift = Math.max(0.16, 0.74 * -down[2] - 0.58 * peak + 0.06);
  const place = (along: number, side: number, height: number): Vector =>
    add(add([x, y, height + lift], flat, along), across, side);
  const half = 0.11;
  const [low, high] = [-base / 2, base / 2];
  const plinth = [
    [low - 0.1, -0.24],
    [high + 0.1, -0.24],
    [high + 0.1, 0.24],
    [low - 0.1, 0.24],
  ].map(([along = 0, side = 0]): [number, number] => {
    const [px, py] = place(along, side, 0);
    return [px, py];
  });
  const faces: Face[] = [
    ...[-half, half].map((side) => ({
      points: [place(low, side, 0), place(high, side, 0), place(high, side, peak)],
      fill: stone.plaster,
    })),
    {
      points: [
        place(high, -half, 0),
        place(high, half, 0),
        place(high, half, peak),
        place(high, -half, peak),
      ],
      fill: stone.deep,
    },
    {
      points: [
        place(low, -half, 0),
        place(low, half, 0),
        place(high, half, peak),
        place(high, -half, peak),
      ],
      fill: colour.red,
    },
  ];
  const centre = place(0.08, 0, peak * 0.58);
  for (const side of [1, -1]) {
    const sweep = (r: number, along: number) =>
      arc(
        add(add(centre, across, side * half), pole, along),
        [down, add([0, 0, 0], across, side)],
        r,
        [16, 84],
        4,
      );
    faces.push(
      ...strip(sweep(0.62, -0.14), sweep(0.62, 0.14), stone.marble),
      ...strip(sweep(0.62, -0.14), sweep(0.72, -0.14), stone.plaster),
      ...strip(sweep(0.72, -0.14), sweep(0.72, 0.14), stone.deep),
    );
  }
  return { plinth: extrude(plinth, 0, lift, stone.deep), faces };
}

/** Rashivalaya of Jaipur: twelve dials, each for the moment its sign begins to cross the meridian. */
export function drawRashivalaya(): string {
  const view = { from: 164, tilt: 33, scale: 102, at: [600, 598] as [number, number] };
  // from the back row to the front one
  const dials = Array.from({ length: 12 }, (_, sign) =>
    buildDial(30 * sign, [((sign % 4) - 1.5) * 2.3, (1 - Math.floor(sign / 4)) * 2.35]),
  );
  const floor = box(-4.7, -3.4, 4.7, 3.4, -0.12, 0, stone.marble);
  return drawYard(
    { sky: ['#43658f', '#f8d3a2'], horizon: 330 },
    shadowOn(600, 650, 570, 210) +
      drawFaces(floor, view) +
      dials.map(({ plinth, faces }) => drawFaces(plinth, view) + drawFaces(faces, view)).join(''),
  );
}
