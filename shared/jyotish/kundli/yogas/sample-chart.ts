import type { BirthPlaces } from './places';
import { countHouse, divideLongitude } from '../../zodiac/divisions';
import type { Graha } from '../../zodiac/graha';
import { grahas } from '../../zodiac/graha';

/** House of each graha, with its degree in the rashi where that matters; rashi of the lagna. */
export type Placing = Partial<Record<Graha, number | readonly [house: number, degree: number]>> & {
  lagna?: number;
};

const base: Placing = {
  sun: [6, 2],
  moon: 3,
  mars: 8,
  mercury: 6,
  jupiter: 9,
  venus: 7,
  saturn: 10,
  rahu: 1,
  ketu: 7,
};

/** A chart made for a test: the lagna at 15° of its rashi, the sun at 2°, the others at 20° unless said otherwise. */
export function makeChart(placing: Placing): BirthPlaces {
  const lagna = placing.lagna ?? 0;
  const placed = grahas.map((graha) => {
    const at = placing[graha] ?? base[graha] ?? 1;
    const [house, degree] = typeof at === 'number' ? [at, graha === 'sun' ? 2 : 20] : at;
    const division = divideLongitude(((lagna + house - 1) % 12) * 30 + degree);
    const motion = { latitude: 0, speed: 1, retrograde: false };
    return [graha, { ...division, ...motion, house: countHouse(division.rashi, lagna) }];
  });
  return {
    ascendant: divideLongitude(lagna * 30 + 15),
    planets: Object.fromEntries(placed) as BirthPlaces['planets'],
  };
}
