import { playScenes } from '../drawing/scenes';
import { backdrop } from '../drawing/sky';
import type { Film } from '../film';
import { palette } from '../palette';
import { drawGaps } from './adhika/gaps';
import { drawMonths } from './adhika/months';
import { drawRing } from './adhika/ring';
import { drawYears } from './adhika/years';

const scenes = [
  { from: 0, to: 11.4, draw: drawYears },
  { from: 11.2, to: 18.8, draw: drawGaps },
  { from: 18.6, to: 32, draw: drawMonths },
  { from: 31.8, draw: drawRing },
];

/** Why a year of moons falls behind, and the month of 2026 in which no sankranti came. */
export const adhikaMasa: Film = {
  slug: 'adhika-masa-why-a-month-is-added',
  seconds: 39,
  coverAt: 29,
  draw: (second) => backdrop(palette.cream) + playScenes(second, scenes),
};
