import { toTerrestrial } from 'shared/jyotish/astronomy/time-scales';
import { computeAscendant } from 'shared/jyotish/zodiac/ascendant';
import { defaultZodiac, grahaLongitude } from 'shared/jyotish/zodiac/graha-places';
import { number } from '../drawing/numerals';
import { ease, mix, mixColour, ramp, show } from '../drawing/pace';
import { backdrop, spokes, stars, sun } from '../drawing/sky';
import { box, circle, group, line, path, polar, ringPiece, type Point } from '../drawing/svg';
import { rashiSign } from '../drawing/symbols';
import type { Film } from '../film';
import { findSunDay } from '../find-sun-day';
import { palette } from '../palette';

const ujjain = { latitude: 23.1793, longitude: 75.7849 };
const { midnight, sunrise, sunset } = findSunDay(ujjain, '2027-04-15');
/** A few minutes after sunrise, as Mesha begins to rise, and the same a turn of the sky later. */
const begin = sunrise + 5 / 1440;
const end = begin + 0.99727;
const EAST = 180;
const wheel: Point = [330, 300];
const band = [166, 226] as const;

const ascendantAt = (ut: number) =>
  computeAscendant({ ut, tt: toTerrestrial(ut) }, ujjain.latitude, ujjain.longitude, 'lahiri');

/** Minutes each rashi takes to rise, by the ascendant of every minute of the day. */
const minutes = countMinutes();

function countMinutes(): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (let minute = 0; minute < 1436; minute++) {
    const rashi = Math.floor(ascendantAt(begin + minute / 1440) / 30);
    counts[rashi] = (counts[rashi] ?? 0) + 1;
  }
  return counts;
}

/** How bright the sky is: 0 in the night, 1 by day. */
function daylight(ut: number): number {
  return 1 - ease(ut, sunset, sunset + 0.045) + ease(ut, sunrise + 0.96, sunrise + 0.997);
}

function drawWheel(ut: number, ascendant: number, second: number): string {
  const angle = (longitude: number) => EAST + longitude - ascendant;
  const rising = Math.floor(ascendant / 30);
  const edges = Array.from({ length: 12 }, (_, rashi) => angle(rashi * 30));
  const sunAt = angle(grahaLongitude('sun', toTerrestrial(ut), defaultZodiac));
  const edge = { stroke: palette.yellow, width: 3 };
  const here = ringPiece(wheel, band, angle(rising * 30), angle(rising * 30 + 30));
  return [
    path(ringPiece(wheel, band, 0, 359.9), { fill: palette.tealDeep }),
    path(here, { fill: palette.red, opacity: show(second, 3.5) }),
    circle(wheel, band[0], edge),
    circle(wheel, band[1], edge),
    path(spokes(wheel, band, edges), edge),
    ...edges.map((start, rashi) =>
      rashiSign(
        rashi,
        polar(wheel, 196, start + 15),
        32,
        rashi === rising && second > 4 ? palette.cream : palette.yellow,
      ),
    ),
    sun(polar(wheel, 126, sunAt), 19),
  ].join('');
}

/** How long each rashi took to rise, as far as the day has come. */
function drawBars(ascendant: number, ut: number): string {
  const isOver = ut > end - 0.01 && ascendant < 180;
  return minutes
    .map((length, rashi) => {
      const x = 640 + rashi * 43;
      const reached = isOver ? 1 : ramp(ascendant / 30, rashi, rashi + 1);
      const height = (length / 145) * 180;
      const fill = reached < 1 && reached > 0 ? palette.red : palette.yellow;
      return [
        box([x, 490 - height], [32, height], 5, { fill: palette.cream, opacity: 0.12 }),
        reached > 0 ? box([x, 490 - height * reached], [32, height * reached], 5, { fill }) : '',
        rashiSign(rashi, [x + 16, 520], 25, palette.cream),
      ].join('');
    })
    .join('');
}

function draw(second: number): string {
  const ut = mix(begin, end, ramp(second, 5, 30));
  const ascendant = ascendantAt(ut);
  const light = daylight(ut);
  const air = mixColour(palette.tealDeep, '#f6d99a', light);
  const local = Math.floor(((ut - midnight) % 1) * 1440);
  const clock = `${Math.floor(local / 60)}:${String(local % 60).padStart(2, '0')}`;
  const rising = Math.floor(ascendant / 30);
  const told = show(second, 4);
  return [
    backdrop(palette.tealDeep),
    box([40, 40], [580, 300], 24, { fill: air }),
    stars(60, 0.7 * (1 - light), [60, 60], [540, 220]),
    box([40, 300], [580, 250], 24, { fill: '#3e5a3c' }),
    box([40, 292], [580, 30], 0, { fill: '#3e5a3c' }),
    drawWheel(ut, ascendant, second),
    line([40, 300], [620, 300], { stroke: palette.cream, width: 4 }),
    circle(polar(wheel, 226, EAST), 10 + 4 * ease(second, 3, 4), { fill: palette.yellow }),
    rashiSign(rising, [740, 150], 120, palette.yellow, told),
    number(clock, [1010, 150], 76, palette.cream, told),
    group(drawBars(ascendant, ut), { opacity: told }),
  ].join('');
}

/** The lagna of a day in Ujjain, 15 April 2027, and how long each rashi takes to rise. */
export const ascendant: Film = {
  slug: 'the-ascendant-through-twelve-signs-in-a-day',
  seconds: 36,
  coverAt: 16,
  draw,
};
