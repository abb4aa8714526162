import { readInstant } from 'shared/jyotish';
import { type Body, locateBody } from 'shared/jyotish/astronomy/bodies';
import { arcBetween } from 'shared/jyotish/astronomy/angles';
import { number } from '../drawing/numerals';
import { mix, ramp, show } from '../drawing/pace';
import { night, stars, sun } from '../drawing/sky';
import { box, circle, join, line, path, polar, type Point } from '../drawing/svg';
import type { Film } from '../film';
import { palette } from '../palette';

const [first, last] = [
  readInstant('2026-11-12T00:00:00Z').tt,
  readInstant('2027-05-29T00:00:00Z').tt,
];
/** When Mars stands opposite the sun; there the picture looks up. */
const opposition = readInstant('2027-02-19T16:00:00Z').tt;
const middle = locateBody('mars', opposition).longitude;
const SUN: Point = [305, 318];
/** Stage units in an astronomical unit. */
const UNIT = 138;
const frame = { at: [650, 70] as Point, size: [490, 470] as Point };

/** Seen from above, counted so that the middle of the film's sky is up. */
function place(body: Body, tt: number): Point {
  const { longitude, distance } = locateBody(body, tt);
  return polar([0, 0], distance * UNIT, longitude - middle + 90);
}

const earthAt = (tt: number): Point => {
  const [x, y] = place('sun', tt);
  return [SUN[0] - x, SUN[1] - y];
};
const marsAt = (tt: number): Point => {
  const [[x, y], [ex, ey]] = [place('mars', tt), earthAt(tt)];
  return [ex + x, ey + y];
};

/** Where Mars is among the stars: east is left, as in the sky; its latitude is drawn larger. */
function seenAt(tt: number): Point {
  const { longitude, latitude } = locateBody('mars', tt);
  return [895 - arcBetween(middle, longitude) * 19, 310 - (latitude - 2.9) * 118];
}

const days = Array.from({ length: Math.floor(last - first) + 1 }, (_, day) => first + day);
const marks = Array.from({ length: 7 }, (_, index) => opposition + (index - 3) * 30);
const isBackward = (tt: number) => locateBody('mars', tt).speed < 0;

function orbits(): string {
  const yearOf = (at: (tt: number) => Point, length: number) =>
    join(...Array.from({ length: 121 }, (_, step) => at(first + (step * length) / 120)));
  const paint = { stroke: palette.tealLight, width: 2, opacity: 0.55 };
  return path(yearOf(earthAt, 365.26), paint) + path(yearOf(marsAt, 686.98), paint);
}

function sight(tt: number, opacity: number): string {
  const { longitude } = locateBody('mars', tt);
  const [from, angle] = [earthAt(tt), longitude - middle + 90];
  const reach = Math.hypot(marsAt(tt)[0] - from[0], marsAt(tt)[1] - from[1]) + 45;
  return line(from, polar(from, reach, angle), { stroke: palette.cream, width: 2, opacity });
}

function trail(now: number): string {
  const past = days.filter((tt) => tt < now);
  const turn = past.findIndex(isBackward);
  const back = past.findLastIndex(isBackward);
  const draw = (from: number, to: number, colour: string, width: number) =>
    to - from < 1 ? '' : path(join(...past.slice(from, to).map(seenAt)), { stroke: colour, width });
  const end = past.length;
  return [
    draw(0, turn < 0 ? end : turn + 1, palette.tealLight, 4),
    turn < 0 ? '' : draw(turn, back + 1, '#e0606a', 7),
    turn < 0 ? '' : draw(back, end, palette.tealLight, 4),
  ].join('');
}

function marksUntil(now: number): string {
  return marks
    .map((tt, index) => {
      if (tt > now) return '';
      const dot = { fill: palette.yellow };
      const below = index === 1 || index > 4 ? 31 : -29;
      const [x, y] = seenAt(tt);
      return [
        sight(tt, 0.2),
        circle(earthAt(tt), 5, dot),
        circle(marsAt(tt), 5, dot),
        circle([x, y], 7, dot),
        number(index + 1, [x, y + below], 22, palette.yellow),
      ].join('');
    })
    .join('');
}

function draw(second: number): string {
  const now = mix(first, last, ramp(second, 5, 29));
  const [x, y] = frame.at;
  const [width, height] = frame.size;
  const seen = show(second, 3);
  const moving = second < 29.5;
  return [
    night(70),
    orbits(),
    sun(SUN, 26),
    box(frame.at, frame.size, 24, { fill: palette.night, opacity: seen }),
    stars(60, 0.6 * seen, [x + 20, y + 20], [width - 40, height - 40]),
    trail(now),
    marksUntil(now),
    moving ? sight(now, 0.9) : '',
    circle(earthAt(now), 13, { fill: '#6fc0d0' }),
    circle(marsAt(now), 12, { fill: '#d9604c' }),
    circle(seenAt(now), 22, { fill: '#d9604c', opacity: 0.3 * seen }),
    circle(seenAt(now), 13, { fill: '#e8725c', opacity: seen }),
  ].join('');
}

/** The faster earth overtakes Mars, and sees it go back among the stars (winter of 2026-27). */
export const retrograde: Film = {
  slug: 'why-planets-turn-retrograde',
  seconds: 34,
  coverAt: 30.5,
  draw,
};
