import { readFileSync } from 'node:fs';
import path from 'node:path';
import { circle, colour, d, fade, line, rect, repeat, SIZE } from '../draw';

/** J2000 right ascension and declination in degrees, magnitude, colour index B-V (Hipparcos, ESA 1997). */
interface Star {
  ra: number;
  dec: number;
  magnitude: number;
  bv: number;
  name: string;
}

const stars: Star[] = readFileSync(path.join(__dirname, 'bright-stars.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [ra, dec, magnitude, bv, name = ''] = row.split(',');
    return { ra: Number(ra), dec: Number(dec), magnitude: Number(magnitude), bv: Number(bv), name };
  });

export interface Field {
  /** Middle of the picture: right ascension and declination in degrees. */
  centre: [number, number];
  /** Pixels to a degree in the middle. */
  scale: number;
  /** Short names of the stars that are joined, line by line. */
  figure: string[];
  constellation: string;
  /** Stars by which nakshatras are found. */
  nakshatras: string[];
  sky: [string, string];
  land: string;
}

const radians = Math.PI / 180;
const OBLIQUITY = 23.44 * radians;

/** Stereographic, north above and east to the left, as one sees the sky looking south. */
function project(ra: number, dec: number, { centre, scale }: Field): [number, number] | null {
  const [a, b, b0] = [(ra - centre[0]) * radians, dec * radians, centre[1] * radians];
  const near = Math.sin(b0) * Math.sin(b) + Math.cos(b0) * Math.cos(b) * Math.cos(a);
  if (near < 0.3) return null;
  const k = ((2 / (1 + near)) * scale) / radians;
  return [
    SIZE.width / 2 - k * Math.cos(b) * Math.sin(a),
    400 - k * (Math.cos(b0) * Math.sin(b) - Math.sin(b0) * Math.cos(b) * Math.cos(a)),
  ];
}

export function drawField(field: Field): { defs: string; sky: string } {
  const defs =
    fade('sky', [
      [0, field.sky[0]],
      [1, field.sky[1]],
    ]) +
    fade(
      'shine',
      [
        [0, '#fff6d8/0.8'],
        [0.3, '#fbe7b2/0.25'],
        [1, '#fbe7b2/0'],
      ],
      'out',
    );
  const places = stars.flatMap((star) => {
    const at = project(star.ra, star.dec, field);
    return at ? [{ ...star, at }] : [];
  });
  const find = (name: string) => {
    const found = places.find((star) => star.name === `${name} ${field.constellation}`);
    if (!found) throw new Error(`${name} ${field.constellation} is not among the stars`);
    return found;
  };
  const figure = field.figure.map((names) => {
    const points = names.split(' ').map((name) => d`${find(name).at[0]},${find(name).at[1]}`);
    return line(`M${points.join('L')}`, colour.yellow, 2.2, { opacity: 0.75 });
  });
  const rings = field.nakshatras.map((name) => {
    const { at } = find(name);
    return (
      circle(at[0], at[1], 27, { fill: 'none', stroke: colour.red, 'stroke-width': 3.5 }) +
      circle(at[0], at[1], 33, { fill: 'none', stroke: colour.yellow, 'stroke-width': 1.2 })
    );
  });
  return {
    defs,
    sky:
      rect(0, 0, SIZE.width, SIZE.height, { fill: 'url(#sky)' }) +
      drawMilkyWay(field) +
      drawEcliptic(field) +
      figure.join('') +
      places.map(({ at, magnitude, bv }) => drawStar(at, magnitude, bv)).join('') +
      rings.join(''),
  };
}

function drawStar([x, y]: [number, number], magnitude: number, bv: number): string {
  if (x < -20 || x > SIZE.width + 20 || y < -20 || y > 800) return '';
  const r = 1 + 1.25 * Math.max(0, 5.1 - magnitude) ** 1.2;
  const fill = bv > 1.2 ? '#ffb981' : bv > 0.7 ? '#ffe2ae' : bv > 0.2 ? '#fff8ea' : '#d9ecff';
  const shine = magnitude < 3 ? circle(x, y, 5 * r, { fill: 'url(#shine)' }) : '';
  return shine + circle(x, y, r, { fill });
}

/** The Sun’s way through the stars. */
function drawEcliptic(field: Field): string {
  const points = Array.from({ length: 121 }, (_, i) => 3 * i).flatMap((longitude) => {
    const l = longitude * radians;
    const ra = Math.atan2(Math.cos(OBLIQUITY) * Math.sin(l), Math.cos(l)) / radians;
    return projected(ra, Math.asin(Math.sin(OBLIQUITY) * Math.sin(l)) / radians, field);
  });
  const ordered = points.sort((a, b) => a[0] - b[0]).map(([x, y]) => d`${x},${y}`);
  return line(`M${ordered.join('L')}`, '#7fd0d6', 2, { 'stroke-dasharray': '2 12', opacity: 0.8 });
}

/** The galaxy as a soft band along its equator, whose pole is at 192.86°, 27.13°. */
function drawMilkyWay(field: Field): string {
  const [poleRa, poleDec] = [192.86 * radians, 27.13 * radians];
  return repeat(90, (i) => {
    const l = 4 * i * radians;
    const dec = Math.asin(Math.cos(poleDec) * Math.sin(l));
    const ra = poleRa + Math.PI / 2 + Math.atan2(Math.sin(l) * Math.sin(poleDec), Math.cos(l));
    return projected(ra / radians, dec / radians, field)
      .map(([x, y]) => circle(x, y, 7.5 * field.scale, { fill: 'url(#shine)', opacity: 0.16 }))
      .join('');
  });
}

function projected(ra: number, dec: number, field: Field): [number, number][] {
  const at = project(ra, dec, field);
  const [x = -999, y = -999] = at ?? [];
  return x > -200 && x < 1400 && y > -200 && y < 1100 ? [[x, y]] : [];
}
