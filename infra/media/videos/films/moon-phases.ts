import { readInstant } from 'shared/jyotish';
import { toTerrestrial } from 'shared/jyotish/astronomy/time-scales';
import { computeElongation } from 'shared/jyotish/panchang/elements';
import { findLunarMonth } from 'shared/jyotish/panchang/lunar-month';
import { number } from '../drawing/numerals';
import { ease, mix, show } from '../drawing/pace';
import { earth, moonFromAbove, night, phase, sun } from '../drawing/sky';
import { circle, line, path, polar, ringPiece, type Point } from '../drawing/svg';
import type { Film } from '../film';
import { palette } from '../palette';

const month = findLunarMonth(readInstant('2026-11-20T00:00:00Z').ut);
const home: Point = [455, 290];
const orbit = 200;
const view: Point = [945, 190];
const SUNWARD = 180;

/** True elongation after a share of the month, going on beyond 360 at its end. */
function elongationAt(share: number): number {
  if (share <= 0 || share >= 1) return share <= 0 ? 0 : 360;
  return computeElongation(toTerrestrial(mix(month.start, month.end, share)));
}

/** One quiet month first; then again, the first tithi slowly and the others after it. */
function shareAt(second: number): number {
  if (second < 19) return ease(second, 4, 17.5);
  return ease(second, 20, 23) / 30 + ease(second, 24, 34) * (29 / 30);
}

function sunlight(second: number): string {
  const rays = Array.from({ length: 9 }, (_, index) => {
    const y = 66 + index * 56;
    const start = 120 + ((index * 83 + second * 40) % 130);
    return line([start, y], [start + 70, y], { stroke: palette.yellow, width: 3, opacity: 0.45 });
  });
  return sun([-90, 290], 150) + rays.join('');
}

function tithiPieces(elongation: number, second: number): string {
  const shown = show(second, 19.5);
  const current = Math.min(29, Math.floor(elongation / 12));
  return Array.from({ length: current + 1 }, (_, tithi) => {
    const from = SUNWARD + tithi * 12;
    const to = SUNWARD + Math.min(elongation, (tithi + 1) * 12);
    const isNow = tithi === current && elongation < 360;
    const fill = isNow ? palette.red : tithi < 15 ? palette.yellow : palette.teal;
    const opacity = shown * (isNow ? 0.95 : tithi % 2 ? 0.5 : 0.68);
    return path(ringPiece(home, [70, orbit - 34], from, to), { fill, opacity });
  }).join('');
}

function tithiMoons(elongation: number, second: number): string {
  if (second < 19.5) return '';
  const done = Math.floor(elongation / 12 + 0.001);
  return Array.from({ length: 30 }, (_, tithi) => {
    const at: Point = [945 + ((tithi % 15) - 7) * 31, tithi < 15 ? 468 : 515];
    if (tithi >= done) return circle(at, 3, { fill: palette.tealLight, opacity: 0.6 });
    const isWhole = tithi === 14 || tithi === 29;
    const ring = { stroke: palette.yellow, width: 3, opacity: isWhole ? ease(second, 34, 35) : 0 };
    return phase(at, 11, (tithi + 1) * 12) + circle(at, 16, ring);
  }).join('');
}

function draw(second: number): string {
  const elongation = elongationAt(shareAt(second));
  const moon = polar(home, orbit, SUNWARD + elongation);
  const seen = show(second, 2.5);
  const tithi = Math.min(30, Math.floor(elongation / 12) + 1);
  return [
    night(),
    sunlight(second),
    circle(home, orbit, { stroke: palette.tealLight, width: 2, dash: '2 9', opacity: 0.8 }),
    second > 19 ? tithiPieces(elongation, second) : '',
    line(home, moon, { stroke: palette.cream, width: 2, dash: '3 8', opacity: 0.6 * seen }),
    earth(home, 40, SUNWARD),
    moonFromAbove(moon, 25, SUNWARD),
    circle(view, 136, { stroke: palette.tealLight, width: 2, opacity: 0.6 * seen }),
    seen > 0.5 ? phase(view, 122, elongation) : '',
    number(tithi, [945, 393], 58, palette.yellow, show(second, 20)),
    tithiMoons(elongation, second),
  ].join('');
}

/** Half the moon is always lit; a tithi is twelve degrees between it and the sun. */
export const moonPhases: Film = {
  slug: 'why-the-moon-has-phases',
  seconds: 37,
  coverAt: 29.2,
  draw,
};
