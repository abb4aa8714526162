import { readInstant } from 'shared/jyotish';
import { toTerrestrial } from 'shared/jyotish/astronomy/time-scales';
import { listElementSpans } from 'shared/jyotish/panchang/elements';
import { defaultZodiac, grahaLongitude } from 'shared/jyotish/zodiac/graha-places';
import { number } from '../drawing/numerals';
import { ease, mix, ramp, show } from '../drawing/pace';
import { earth, night, spokes } from '../drawing/sky';
import { arc, circle, group, line, path, polar, ringPiece, type Point } from '../drawing/svg';
import { rashiSign } from '../drawing/symbols';
import type { Film } from '../film';
import { palette } from '../palette';

const home: Point = [0, 0];
const SHARE = 360 / 27;
const band = [178, 240] as const;
const rim = 272;

/** From the moon's entry into Ashwini to the next. */
const entry = findEntry(readInstant('2026-11-15T00:00:00Z').ut);
const round = findEntry(entry + 1) - entry;

function findEntry(ut: number): number {
  const last = listElementSpans('nakshatra', ut, ut + 29).find(({ index }) => index === 27);
  if (!last) throw new Error('A month without Revati');
  return last.end;
}

function moonAt(share: number): number {
  if (share === 0) return 0;
  if (share === 1) return 359.99;
  return grahaLongitude('moon', toTerrestrial(entry + round * share), defaultZodiac);
}

const starts = Array.from({ length: 27 }, (_, index) => index * SHARE);

/** The band is drawn, then cut into 27. */
function drawBand(second: number): string {
  const opened = 360 * ease(second, 1.5, 4.5);
  const cuts = starts.slice(0, Math.round(27 * ramp(second, 5, 9.5)));
  const edge = { stroke: palette.yellow, width: 3 };
  return [
    path(arc(home, band[0], 0, opened), edge),
    path(arc(home, band[1], 0, opened), edge),
    path(spokes(home, band, cuts), { ...edge, width: 2 }),
    ...cuts.map((start, index) =>
      number(index + 1, polar(home, 209, start + SHARE / 2), 19, palette.yellowSoft),
    ),
  ].join('');
}

function drawMoon(longitude: number, second: number): string {
  const shown = show(second, 10);
  const chosen = show(second, 10, 24);
  const own = Math.floor(longitude / SHARE);
  const passed = starts
    .filter((start) => start + SHARE < longitude + 0.1)
    .map((start) =>
      path(ringPiece(home, band, start, start + SHARE), {
        fill: palette.yellow,
        opacity: 0.16 * shown,
      }),
    );
  const here = ringPiece(home, band, own * SHARE, (own + 1) * SHARE);
  const moon = polar(home, 142, longitude);
  return [
    ...passed,
    path(here, { fill: palette.red, opacity: chosen }),
    number(own + 1, polar(home, 209, (own + 0.5) * SHARE), 19, palette.cream, chosen),
    line(home, polar(home, band[0], longitude), {
      stroke: palette.cream,
      width: 2,
      dash: '2 8',
      opacity: 0.5 * chosen,
    }),
    circle(moon, 26, { fill: palette.cream, opacity: 0.18 * shown }),
    circle(moon, 16, { fill: palette.cream, opacity: shown }),
  ].join('');
}

/** Twelve rashis around the band; in the first of them nine quarters, coloured by nakshatra. */
function drawRashis(second: number): string {
  const shown = show(second, 24.5);
  const twelfths = Array.from({ length: 12 }, (_, index) => index * 30);
  const fills = [palette.red, palette.tealLight, palette.yellow];
  const padas = Array.from({ length: 9 }, (_, pada) => {
    const from = (pada * SHARE) / 4;
    return path(
      ringPiece(home, [band[1] + 5, band[1] + 25], from + 0.35, from + SHARE / 4 - 0.35),
      {
        fill: fills[Math.floor(pada / 4)],
        opacity: show(second, 27 + pada * 0.25),
      },
    );
  });
  const cuts = { stroke: palette.tealLight, width: 2, opacity: shown };
  return [
    path(spokes(home, [band[1], rim + 26], twelfths), cuts),
    circle(home, rim, { ...cuts, opacity: 0.7 * shown }),
    ...twelfths.map((start, rashi) =>
      rashiSign(rashi, polar(home, rim + 22, start + 15), 22, palette.tealLight, shown),
    ),
    ...padas,
  ].join('');
}

function draw(second: number): string {
  const longitude = moonAt(ramp(second, 11, 23.5));
  const zoom = ease(second, 25, 27) * (1 - ease(second, 33, 35));
  const scale = mix(1 - 0.1 * ease(second, 24, 26), 2.6, zoom);
  const focus = polar(home, 225 * scale, 15);
  const at: Point = [mix(440, 690 - focus[0], zoom), mix(296, 290 - focus[1], zoom)];
  const wheel = [drawBand(second), drawMoon(longitude, second), earth(home, 36)].join('');
  const cuts = Math.round(27 * ramp(second, 5, 9.5));
  const count = second < 10.5 || second > 30 ? cuts : Math.floor(longitude / SHARE) + 1;
  const counted = show(second, 5, 25) + show(second, 34.2);
  return [
    night(70),
    group(wheel + drawRashis(second), { move: at, scale }),
    number(count, [950, 290], 150, palette.yellow, counted),
  ].join('');
}

/** The moon's path cut into 27, one for each day of its round; nine quarters make a rashi. */
export const nakshatras: Film = {
  slug: 'how-27-nakshatras-divide-the-sky',
  seconds: 37,
  coverAt: 19.5,
  draw,
};
