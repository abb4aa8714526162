import { playScenes } from '../drawing/scenes';
import { backdrop } from '../drawing/sky';
import type { Film } from '../film';
import { palette } from '../palette';
import { drawSeasons } from './day/seasons';
import { drawBar, drawSky } from './day/sky';
import { drawWeek } from './day/week';

const scenes = [
  { from: -1, to: 20.7, draw: drawSky },
  { from: 0.5, to: 20.5, draw: drawBar },
  { from: 20, to: 29.6, draw: drawWeek },
  { from: 29.4, draw: drawSeasons },
];

/** A vara runs from sunrise to sunrise; an eighth of its daylight is Rahu's. */
export const dayAndRahuKaal: Film = {
  slug: 'sunrise-to-sunrise-and-rahu-kaal',
  seconds: 38,
  coverAt: 18.4,
  draw: (second) => backdrop(palette.cream) + playScenes(second, scenes),
};
