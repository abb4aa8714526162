import { readInstant } from 'shared/jyotish';
import { locateBody } from 'shared/jyotish/astronomy/bodies';
import { computeMeanNode } from 'shared/jyotish/astronomy/lunar-node';
import { number } from '../drawing/numerals';
import { ease, mix, ramp, show } from '../drawing/pace';
import { earth, night, sun } from '../drawing/sky';
import { lookFrom, onCircle, type Spot } from '../drawing/space';
import { circle, group, line, path, type Point } from '../drawing/svg';
import { ketuSign, rahuSign } from '../drawing/symbols';
import type { Film } from '../film';
import { palette } from '../palette';

const centre: Point = [500, 300];
const { see, isInFront, split } = lookFrom(24, centre);
const RADIUS = 395;
/** Drawn steeper than it is (5.1 degrees), or the crossing could not be seen. */
const TILT = 17;
/** Turns the sky so that the crossings of 2027 are left in front and right behind. */
const TURN = 92;

const at = (utc: string) => readInstant(utc).tt;
const eclipse = at('2027-08-02T10:07:00Z');
/** Which instant each second of the film shows; between them time runs as `pace` says. */
const clock = [
  { second: 1, tt: at('2026-06-06T00:00:00Z'), pace: ramp },
  { second: 8, tt: at('2027-06-05T00:00:00Z'), pace: ramp },
  { second: 9, tt: at('2027-06-06T00:00:00Z'), pace: ramp },
  { second: 15, tt: at('2027-07-03T08:00:00Z'), pace: ramp },
  { second: 18, tt: at('2027-07-04T20:00:00Z'), pace: ramp },
  { second: 24, tt: eclipse - 0.05, pace: ramp },
  { second: 27, tt: eclipse, pace: ramp },
  { second: 28.4, tt: eclipse, pace: ease },
  // one round of the nodes
  { second: 37, tt: eclipse + 6798.4, pace: ramp },
];

function instantAt(second: number): number {
  const from = clock.findLast((mark) => mark.second <= second) ?? clock[0];
  const to = clock.find((mark) => mark.second > second) ?? clock.at(-1);
  if (!from || !to) throw new Error('A clock without marks');
  if (from.second >= to.second) return from.tt;
  return mix(from.tt, to.tt, from.pace(second, from.second, to.second));
}

const steps = Array.from({ length: 121 }, (_, step) => step * 3);

function ring(spots: Spot[], colour: string, opacity: number) {
  const { front, back } = split(spots);
  return {
    back: path(back, { stroke: colour, width: 3, opacity: 0.45 * opacity }),
    front: path(front, { stroke: colour, width: 5, opacity }),
  };
}

/** How far the moon is from the sun, east and north in degrees. */
function findWayToSun(tt: number) {
  const [moon, star] = [locateBody('moon', tt), locateBody('sun', tt)];
  return { east: moon.longitude - star.longitude, north: moon.latitude - star.latitude };
}

/** The two discs as they are seen from where the middle of the shadow falls. */
function drawEclipse(tt: number, opacity: number): string {
  const middle: Point = [1060, 150];
  const { east, north } = findWayToSun(tt);
  // what is left of the latitude at the meeting is undone there by parallax
  const [dx, dy] = [100 * east, 100 * (north - findWayToSun(eclipse).north)];
  const isNear = Math.hypot(dx, dy) < 60;
  const discs = [
    circle(middle, 92, { fill: palette.night }),
    sun(middle, 30),
    isNear ? circle([middle[0] - dx, middle[1] - dy], 32, { fill: palette.night }) : '',
    circle(middle, 92, { stroke: palette.tealLight, width: 3 }),
  ];
  return group(discs.join(''), { opacity });
}

/** One of the crossings, its sign outside the rings. */
function drawCrossing(place: Point, sign: typeof rahuSign, opacity: number): string {
  const [x, y] = place;
  const aside = y > centre[1] ? 46 : -46;
  const out: Point = [x + (x - centre[0]) * 0.11, y + (y - centre[1]) * 0.35 + aside];
  return circle(place, 13, { fill: '#d24a52', opacity }) + sign(out, 62, '#f08a80', opacity);
}

function draw(second: number): string {
  const tt = instantAt(second);
  const node = computeMeanNode(tt) + TURN;
  const tilt = TILT * ease(second, 9.5, 12);
  const shown = {
    sun: show(second, 1, 28.4),
    moon: show(second, 9, 28.4),
    nodes: show(second, 14.5),
  };
  const years = (tt - eclipse) / 365.25;

  const onSunWay = (degrees: number) => onCircle(RADIUS, degrees);
  const onMoonWay = (degrees: number) => onCircle(RADIUS, degrees, tilt, node);
  const sunWay = ring(steps.map(onSunWay), palette.yellow, show(second, 1));
  const moonWay = ring(steps.map(onMoonWay), palette.tealLight, show(second, 9));
  const [sunSpot, moonSpot] = [
    onSunWay(locateBody('sun', tt).longitude + TURN),
    onMoonWay(locateBody('moon', tt).longitude + TURN),
  ];
  const [rahu, ketu] = [see(onSunWay(node)), see(onSunWay(node + 180))];
  const drawBodies = (front: boolean) => [
    isInFront(sunSpot) === front ? sun(see(sunSpot), 25, shown.sun) : '',
    isInFront(moonSpot) === front
      ? circle(see(moonSpot), 17, { fill: palette.cream, opacity: shown.moon })
      : '',
  ];
  return [
    night(),
    sunWay.back,
    moonWay.back,
    line(rahu, ketu, { stroke: palette.red, width: 3, dash: '4 9', opacity: shown.nodes }),
    ...drawBodies(false),
    earth(centre, 34),
    sunWay.front,
    moonWay.front,
    drawCrossing(rahu, rahuSign, shown.nodes),
    drawCrossing(ketu, ketuSign, shown.nodes),
    ...drawBodies(true),
    drawEclipse(tt, show(second, 22, 28.4)),
    number(Math.floor(Math.max(0, years)), [1060, 150], 96, palette.yellow, show(second, 28.9)),
  ].join('');
}

/** Where the moon's path crosses the sun's, how eclipses come of it, and how the crossings go back. */
export const nodes: Film = {
  slug: 'rahu-and-ketu-where-two-paths-cross',
  seconds: 39,
  coverAt: 25.7,
  draw,
};
