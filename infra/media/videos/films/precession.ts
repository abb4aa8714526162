import { computeAyanamsa } from 'shared/jyotish';
import { number } from '../drawing/numerals';
import { ease, mix, ramp, show } from '../drawing/pace';
import { night, spokes } from '../drawing/sky';
import { lookFrom, onCircle, type Spot } from '../drawing/space';
import { circle, group, join, line, path, polar, ringPiece, type Point } from '../drawing/svg';
import { rashiSign } from '../drawing/symbols';
import type { Film } from '../film';
import { palette } from '../palette';

const TILT = 23.4;
const [SIN, COS] = [Math.sin((TILT * Math.PI) / 180), Math.cos((TILT * Math.PI) / 180)];
const globe = 104;
const axis = 215;
const { see, split } = lookFrom(16, [0, 0]);
const wheel: Point = [800, 292];
const turn = Array.from({ length: 46 }, (_, step) => step * 8);

const yearAt = (second: number) => mix(285.83, 2026.88, ease(second, 17, 26));
const ayanamsaAt = (second: number) =>
  Math.max(0, computeAyanamsa('lahiri', (yearAt(second) - 2000) * 365.25));

/** The point `length` along an axis that leans towards a longitude. */
function along(length: number, toward: number): Spot {
  const [x, y] = onCircle(length * SIN, toward);
  return [x, y, length * COS];
}

/** The near half of a circle of latitude, `share` of the radius up the axis. */
function parallel(share: number, toward: number): string {
  const [mx, my, mz] = along(globe * share, toward);
  const radius = globe * Math.sqrt(1 - share * share);
  const spots = turn.map((step): Spot => onCircle(radius, step, TILT, toward + 90));
  return path(split(spots, [mx, my, mz]).front, {
    stroke: palette.cream,
    width: share ? 2 : 4,
    opacity: share ? 0.5 : 1,
  });
}

/** The earth over the plane of its way; its axis circles against the order of the signs. */
function drawGlobe(second: number): string {
  // a full turn to show how, then as far as it has come since the zodiacs parted
  const gone = second < 15 ? 360 * ramp(second, 3, 13) : ayanamsaAt(second);
  const toward = 160 - gone;
  const floor = split(turn.map((step) => onCircle(250, step)));
  const cone = turn.map((step) => see(along(axis, 160 - step)));
  const tip = see(along(axis, toward));
  const stick = { stroke: palette.cream, width: 5 };
  const trodden = turn.filter((step) => step <= gone);
  return [
    path(floor.back, { stroke: palette.yellow, width: 3, opacity: 0.5 }),
    line(see(along(-axis * 0.8, toward)), [0, 0], stick),
    circle([0, 0], globe + 7, { fill: palette.tealLight, opacity: 0.2 }),
    circle([0, 0], globe, { fill: '#2f8494' }),
    ...[-0.7, -0.36, 0, 0.36, 0.7].map((share) => parallel(share, toward)),
    line(see(along(globe * 0.98, toward)), tip, stick),
    path(join(...cone), { stroke: palette.tealLight, width: 2, dash: '2 9' }),
    trodden.length > 0
      ? path(join(...trodden.map((step) => see(along(axis, 160 - step))), tip), {
          stroke: '#e0606a',
          width: 5,
          opacity: second < 15 ? 1 - ease(second, 13.8, 14.9) : 1,
        })
      : '',
    circle(tip, 12, { fill: palette.yellow }),
    path(floor.front, { stroke: palette.yellow, width: 5 }),
  ].join('');
}

/** A ring of twelve, its first sign beginning at `start` degrees. */
function ring([inner, outer]: readonly [number, number], start: number, colour: string): string {
  const edges = Array.from({ length: 12 }, (_, index) => start + index * 30);
  return [
    circle([0, 0], inner, { stroke: colour }),
    circle([0, 0], outer, { stroke: colour }),
    path(spokes([0, 0], [inner, outer], edges), { stroke: colour, width: 2 }),
    ...edges.map((edge, rashi) =>
      rashiSign(rashi, polar([0, 0], (inner + outer) / 2, edge + 15), 25, colour),
    ),
  ].join('');
}

const START = 90;

/** The stars' zodiac outside, that of the equinox inside; between their beginnings the ayanamsa opens. */
function drawWheel(second: number): string {
  const ayanamsa = ayanamsaAt(second);
  const minutes = Math.round(ayanamsa * 60);
  const equinox = START - ayanamsa;
  const read = show(second, 28.6);
  const graha = START + 60;
  const counted = 1 - ease(second, 27.8, 28.6);
  return [
    path(ringPiece([0, 0], [92, 256], equinox, START + 0.01), { fill: palette.red, opacity: 0.85 }),
    ring([206, 256], START, palette.yellow),
    ring([146, 196], equinox, palette.tealLight),
    line([0, -92], [0, -262], { stroke: palette.yellow, width: 5 }),
    line(polar([0, 0], 92, equinox), polar([0, 0], 202, equinox), {
      stroke: palette.tealLight,
      width: 5,
    }),
    number(
      `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`,
      [4, -18],
      42,
      palette.cream,
      counted,
    ),
    number(Math.floor(yearAt(second)), [0, 38], 30, palette.tealLight, counted),
    line([0, 0], polar([0, 0], 256, graha), {
      stroke: palette.cream,
      width: 2,
      dash: '3 8',
      opacity: read,
    }),
    circle(polar([0, 0], 274, graha), 16, { fill: palette.cream, opacity: read }),
    number('60°', [0, -28], 38, palette.yellow, read),
    number('84°', [0, 28], 38, palette.tealLight, read),
  ].join('');
}

function draw(second: number): string {
  const aside = ease(second, 13.5, 15.5);
  return [
    night(50),
    group(drawGlobe(second), {
      move: [mix(600, 270, aside), mix(320, 330, aside)],
      scale: mix(1.15, 0.82, aside),
    }),
    second > 15 ? group(drawWheel(second), { move: wheel, opacity: show(second, 15.2) }) : '',
  ].join('');
}

/** The axis of the earth circles; so the equinox slides away from the zodiac of the stars. */
export const precession: Film = {
  slug: 'precession-and-the-ayanamsa',
  seconds: 36,
  coverAt: 26.5,
  draw,
};
