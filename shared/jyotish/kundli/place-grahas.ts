import type { Chart } from './chart-types';
import { countHouse, divideLongitude } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** A chart made for a test: sidereal longitudes of the lagna and the grahas, 0° for those left out. */
export function placeGrahas(
  lagna: number,
  longitudes: Partial<Record<Graha, number>>,
): Pick<Chart, 'ascendant' | 'planets'> {
  const ascendant = divideLongitude(lagna);
  const placed = grahas.map((graha) => {
    const division = divideLongitude(longitudes[graha] ?? 0);
    const house = countHouse(division.rashi, ascendant.rashi);
    return [graha, { ...division, house, latitude: 0, speed: 1, retrograde: false }];
  });
  return { ascendant, planets: Object.fromEntries(placed) as Chart['planets'] };
}
