/** A point of the stage; y grows downwards. */
export type Point = readonly [x: number, y: number];

export interface Paint {
  fill?: string;
  stroke?: string;
  /** of the stroke, 3 unless told */
  width?: number;
  opacity?: number;
  dash?: string;
}

/** The width of strokes that say nothing else; the document sets it once. */
export const plainWidth = 2;

const short = (value: number) => String(Math.round(value * 10) / 10);

export function join(...points: Point[]): string {
  return points.map(([x, y], index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');
}

/** `degrees` are counted anticlockwise from the right. */
export function polar([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

export function path(d: string, paint: Paint): string {
  return draw('path', `d="${d}"`, paint);
}

export function line(from: Point, to: Point, paint: Paint): string {
  return path(join(from, to), paint);
}

export function circle([x, y]: Point, radius: number, paint: Paint): string {
  return draw('circle', `cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"`, paint);
}

export function box([x, y]: Point, [width, height]: Point, radius: number, paint: Paint): string {
  const size = `width="${short(Math.max(0, width))}" height="${short(Math.max(0, height))}"`;
  return draw('rect', `x="${short(x)}" y="${short(y)}" ${size} rx="${radius}"`, paint);
}

/** An arc from one angle to another, anticlockwise when that is larger. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  return join(polar(centre, radius, from)) + arcOn(centre, radius, from, to);
}

/** A piece of a ring. */
export function ringPiece(
  centre: Point,
  [inner, outer]: readonly [number, number],
  from: number,
  to: number,
): string {
  const back = polar(centre, inner, to).map(short).join(' ');
  return `${arc(centre, outer, from, to)}L${back}${arcOn(centre, inner, to, from)}Z`;
}

/** Goes on from where the path is, in legs of at most 120 degrees. */
function arcOn(centre: Point, radius: number, from: number, to: number): string {
  const legs = Math.ceil(Math.abs(to - from) / 120) || 1;
  return Array.from({ length: legs }, (_, index) => {
    const end = polar(centre, radius, from + ((to - from) * (index + 1)) / legs);
    return `A${short(radius)} ${short(radius)} 0 0 ${to > from ? 0 : 1} ${end.map(short).join(' ')}`;
  }).join('');
}

/** Shows elements moved, turned (anticlockwise, degrees) and scaled, as one. */
export function group(
  content: string,
  at: { move?: Point; turn?: number; scale?: number; opacity?: number },
): string {
  const { move = [0, 0], turn = 0, scale = 1, opacity = 1 } = at;
  if (opacity < 0.01 || !content) return '';
  const turned = turn ? ` rotate(${short(-turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  const faded = opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : '';
  return `<g transform="translate(${move.map(short).join(' ')})${turned}${scaled}"${faded}>${content}</g>`;
}

function draw(element: string, shape: string, paint: Paint): string {
  const { fill, stroke, width = 3, opacity = 1, dash } = paint;
  if (opacity < 0.01) return '';
  const attributes = [
    shape,
    fill && `fill="${fill}"`,
    stroke && `stroke="${stroke}"`,
    stroke && width !== plainWidth && `stroke-width="${short(width)}"`,
    dash && `stroke-dasharray="${dash}"`,
    opacity < 1 && `opacity="${opacity.toFixed(2)}"`,
  ];
  return `<${element} ${attributes.filter(Boolean).join(' ')}/>`;
}
