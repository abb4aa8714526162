import { colour, d, el, path } from './draw';

/** East, north, up. */
export type Vector = [number, number, number];

export const add = (a: Vector, b: Vector, by = 1): Vector => [
  a[0] + by * b[0],
  a[1] + by * b[1],
  a[2] + by * b[2],
];
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vector): Vector => add([0, 0, 0], a, 1 / Math.hypot(...a));
const radians = (degrees: number) => (degrees * Math.PI) / 180;
export const sin = (degrees: number) => Math.sin(radians(degrees));
export const cos = (degrees: number) => Math.cos(radians(degrees));

export interface Face {
  points: Vector[];
  fill: string;
  /** Lines over the face, as on a scale. */
  stroke?: string;
}

/** Seen from afar, without perspective: from the azimuth `from`, looking down by `tilt`. */
export interface View {
  from: number;
  tilt: number;
  scale: number;
  /** Where the origin lies on the picture. */
  at: [number, number];
}

function axesOf({ from, tilt }: View) {
  const right: Vector = [-cos(from), sin(from), 0];
  const towards: Vector = [sin(from) * cos(tilt), cos(from) * cos(tilt), sin(tilt)];
  return { right, towards, up: cross(towards, right) };
}

export function project(point: Vector, view: View): [number, number] {
  const { right, up } = axesOf(view);
  return [view.at[0] + view.scale * dot(point, right), view.at[1] - view.scale * dot(point, up)];
}

const SUN: Vector = unit([-0.55, -0.62, 0.75]);

/** Faces from the farthest to the nearest, each as light as the Sun falls on it. */
export function drawFaces(faces: Face[], view: View): string {
  const { towards } = axesOf(view);
  const depth = ({ points }: Face) =>
    points.reduce((sum, point) => sum + dot(point, towards), 0) / points.length;
  const drawn = [...faces]
    .sort((a, b) => depth(a) - depth(b))
    .map((face) => {
      const [a, b, c] = face.points as [Vector, Vector, Vector];
      let normal = unit(cross(add(b, a, -1), add(c, a, -1)));
      if (dot(normal, towards) < 0) normal = add([0, 0, 0], normal, -1);
      const fill = shade(face.fill, Math.max(0, dot(normal, SUN)));
      return path(outline(face.points, view), { fill, stroke: face.stroke ?? fill });
    });
  return el('g', { 'stroke-linejoin': 'round' }, drawn.join(''));
}

export function outline(points: Vector[], view: View, close = 'Z'): string {
  return `M${points.map((point) => d`${project(point, view)[0]},${project(point, view)[1]}`).join('L')}${close}`;
}

/** Towards white in full light, towards the brown of the earth in shadow. */
function shade(fill: string, light: number): string {
  const parts = [1, 3, 5].map((i) => {
    const [paint, earth] = [fill, '#74402f'].map((one) => parseInt(one.slice(i, i + 2), 16));
    const mixed = paint! + (earth! - paint!) * 0.55 * (1 - light) + 26 * (light - 0.5);
    return Math.max(0, Math.min(255, Math.round(mixed)));
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** An upright body on a closed line, with its top. */
export function extrude(base: [number, number][], from: number, to: number, fill: string): Face[] {
  const at = (height: number) => base.map(([x, y]): Vector => [x, y, height]);
  const [low, high] = [at(from), at(to)];
  const walls = base.map((_, i): Face => {
    const next = (i + 1) % base.length;
    return { points: [low[i]!, low[next]!, high[next]!, high[i]!], fill };
  });
  return [...walls, { points: high, fill }];
}

export const box = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  z0: number,
  z1: number,
  fill: string,
) =>
  extrude(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    z0,
    z1,
    fill,
  );

/** A strip between two lines of equally many points, cut into faces. */
export function strip(a: Vector[], b: Vector[], fill: string, stroke?: string): Face[] {
  return a.slice(1).map((point, i) => ({
    points: [a[i]!, point, b[i + 1]!, b[i]!],
    fill,
    ...(stroke && { stroke }),
  }));
}

/** Points of a circle: `centre`, two directions at right angles, radius, from and to in degrees. */
export function arc(
  centre: Vector,
  [x, y]: [Vector, Vector],
  r: number,
  [from, to]: [number, number],
  pieces: number,
): Vector[] {
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / pieces;
    return add(add(centre, x, r * cos(angle)), y, r * sin(angle));
  });
}

/** Of the walls at Jaipur: plaster, its shaded reliefs, marble of the scales. */
export const stone = { plaster: '#e6b56a', deep: '#cf8f4a', marble: '#fdf3df', mark: colour.ink };
