import { colour } from '../draw';
import { add, arc, box, cos, drawFaces, sin, stone, strip, type Face, type Vector } from '../space';
import { drawYard, LATITUDE, shadowOn } from './ground';

const EAST: Vector = [1, 0, 0];

/** Along the Earth’s axis, and at right angles to it, down through the meridian. */
function axes(latitude: number) {
  const pole: Vector = [0, cos(latitude), sin(latitude)];
  const down: Vector = [0, sin(latitude), -cos(latitude)];
  return { pole, down };
}

/**
 * An equatorial sundial: a wedge whose upper edge points to the pole, and two quadrants in the plane of the
 * equator, one for the hours before noon and one for those after it.
 */
export function buildSundial(latitude: number, base: number, radius: number): Face[] {
  const { pole, down } = axes(latitude);
  const height = (base * sin(latitude)) / cos(latitude);
  const half = 0.05 * base;
  const [south, north] = [-base / 2, base / 2];
  const wall = (x: number): Vector[] => [
    [x, south, 0],
    [x, north, 0],
    [x, north, height],
  ];
  const faces: Face[] = [
    { points: wall(-half), fill: stone.plaster },
    { points: wall(half), fill: stone.plaster },
    {
      points: [
        [-half, north, 0],
        [half, north, 0],
        [half, north, height],
        [-half, north, height],
      ],
      fill: stone.deep,
    },
  ];
  // stairs between two edges of marble
  const edge = (x: number) =>
    Array.from({ length: 25 }, (_, i): Vector => [x, south + (base * i) / 24, (height * i) / 24]);
  faces.push(...strip(edge(-half), edge(-half * 0.55), stone.marble));
  faces.push(...strip(edge(half * 0.55), edge(half), stone.marble));
  faces.push(...strip(edge(-half * 0.55), edge(half * 0.55), stone.deep, '#8f5a34'));
  const centre: Vector = [0, 0.1 * base, 0.6 * height];
  for (const side of [1, -1])
    faces.push(...buildQuadrant(centre, side, { pole, down, radius, half }));
  return faces;
}

interface Sweep {
  pole: Vector;
  down: Vector;
  radius: number;
  half: number;
}

function buildQuadrant(centre: Vector, side: number, { pole, down, radius, half }: Sweep): Face[] {
  const first = (Math.asin((half * 1.3) / radius) * 180) / Math.PI;
  const sweep = (r: number, along: number) =>
    arc(add(add(centre, EAST, side * half), pole, along), [down, [side, 0, 0]], r, [first, 90], 30);
  const [width, thick] = [0.17 * radius, 1.14];
  return [
    ...strip(sweep(radius, -width), sweep(radius, width), stone.marble, '#c9a77a'),
    ...strip(sweep(radius, -width), sweep(radius * thick, -width), stone.plaster),
    ...strip(sweep(radius, width), sweep(radius * thick, width), stone.plaster),
    ...strip(sweep(radius * thick, -width), sweep(radius * thick, width), stone.deep),
  ];
}

/** Samrat yantra of Jaipur, seen from the south-east. */
export function drawSamrat(): string {
  const view = { from: 146, tilt: 24, scale: 152, at: [600, 640] as [number, number] };
  const faces = [...buildSundial(LATITUDE, 5, 1.72), ...drawKiosk()];
  return drawYard(
    { sky: ['#2f8a9a', '#fbe3b4'], horizon: 520 },
    shadowOn(610, 690, 480, 130) + drawFaces(faces, view),
  );
}

/** The small pavilion on top, from which the eclipses were announced. */
function drawKiosk(): Face[] {
  const height = (5 * sin(LATITUDE)) / cos(LATITUDE);
  const [y, z] = [2.32, height];
  const posts = [-0.2, 0.2].flatMap((x) =>
    [y - 0.2, y + 0.14].flatMap((at) =>
      box(x - 0.03, at, x + 0.03, at + 0.06, z, z + 0.42, stone.plaster),
    ),
  );
  const top: Vector = [0, y, z + 0.8];
  const eaves: Vector[] = [
    [-0.3, y - 0.3, z + 0.42],
    [0.3, y - 0.3, z + 0.42],
    [0.3, y + 0.3, z + 0.42],
    [-0.3, y + 0.3, z + 0.42],
  ];
  const roof = eaves.map((corner, i): Face => ({
    points: [corner, eaves[(i + 1) % 4]!, top],
    fill: colour.red,
  }));
  return [...box(-0.3, y - 0.3, 0.3, y + 0.3, z - 0.06, z, stone.marble), ...posts, ...roof];
}
