import { number } from '../../drawing/numerals';
import { mixColour, ramp, show } from '../../drawing/pace';
import { phase, stars, sun } from '../../drawing/sky';
import { box, circle, join, line, path, type Point } from '../../drawing/svg';
import { palette } from '../../palette';
import { findDelhiDay } from './delhi-days';

const [left, right] = [70, 1130];
const horizon = 350;
/** The share of daylight in a day near the equinox. */
const spring = findDelhiDay(90);
const dayShare = (spring.set - spring.rise) / 24;
const hills = `M${left} ${horizon}Q230 ${horizon - 26} 430 ${horizon - 6}T800 ${horizon - 8}T${right} ${horizon}V${horizon + 30}H${left}Z`;

/** A point of the sun's way: 0 at sunrise in the east (left), 1 at sunset. */
function onArch(share: number): Point {
  const angle = Math.PI * (1 - share);
  return [600 + 470 * Math.cos(angle), horizon - 232 * Math.sin(angle)];
}

/** From one sunrise to the next over an open field. */
export function drawSky(second: number): string {
  const share = ramp(second, 2, 13);
  const isDay = share < dayShare || share >= 1;
  const light = isDay ? 1 : 1 - show(share * 11, dayShare * 11, 11.5);
  const air = mixColour(palette.tealDeep, '#fbe2a8', light);
  const sunAt = onArch(share >= 1 ? ramp(second, 13.5, 20) : share / dayShare);
  const night = (share - dayShare) / (1 - dayShare);
  return [
    box([left, 50], [right - left, horizon - 30], 22, { fill: air }),
    stars(50, 0.8 * (1 - light), [left + 30, 70], [right - left - 60, 220]),
    isDay ? sun(sunAt, 34) : phase(onArch(night), 26, 150),
    path(arch(), { stroke: palette.red, width: 2, dash: '2 10', opacity: 0.5 }),
    eighths(second),
    box([left - 4, horizon + 20], [right - left + 8, 60], 0, { fill: palette.cream }),
    path(hills, { fill: mixColour(palette.night, palette.teal, light) }),
  ].join('');
}

function arch(): string {
  return join(...Array.from({ length: 61 }, (_, step) => onArch(step / 60)));
}

function eighths(second: number): string {
  return Array.from({ length: 8 }, (_, part) => {
    const shown = show(second, 14.2 + part * 0.4);
    const [x, y] = onArch((part + 0.5) / 8);
    const inside: Point = [600 + (x - 600) * 0.8, horizon + (y - horizon) * 0.8 - 6];
    const edge = part
      ? line([600, horizon], onArch(part / 8), {
          stroke: palette.redDeep,
          width: 2,
          opacity: 0.6 * shown,
        })
      : '';
    return edge + number(part + 1, inside, 34, palette.redDeep, shown);
  }).join('');
}

/** The same day as a bar, night after daylight. */
export function drawBar(second: number): string {
  const share = ramp(second, 2, 13);
  const [width, y] = [right - left, 430];
  const lit = Math.min(share, dayShare) * width;
  const dark = Math.max(0, share - dayShare) * width;
  const knob: Point = [left + share * width, y + 30];
  return [
    box([left, y], [width, 60], 12, { stroke: palette.teal, width: 2, opacity: 0.5 }),
    box([left, y], [lit, 60], 12, { fill: palette.yellow }),
    dark > 0 ? box([left + dayShare * width, y], [dark, 60], 12, { fill: palette.tealDeep }) : '',
    circle([left, y + 30], 11, { fill: palette.red }),
    circle(knob, 11, { fill: palette.red }),
  ].join('');
}
