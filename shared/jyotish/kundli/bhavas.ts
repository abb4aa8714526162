import type { Bhavas, Chart } from './chart-types';
import type { Place } from '../astronomy/rise-set';
import type { Instant } from '../astronomy/time-scales';
import type { HouseSystem } from '../houses/house-types';
import { computeHouses, findHouse } from '../houses/houses';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import { computeAyanamsa } from '../zodiac/ayanamsa';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/**
 * The bhavas of a house system and who is in them; for the bhava chalit take `sripati`.
 * @param planets sidereal longitudes in `ayanamsa`
 * @throws UndefinedHousesError for placidus, kp and sripati beyond the polar circles
 */
export function computeBhavas(
  system: HouseSystem,
  at: Instant,
  place: Place,
  ayanamsa: Ayanamsa,
  planets: Chart['planets'],
): Bhavas {
  const houses = computeHouses(system, at, place, ayanamsa);
  const shift = computeAyanamsa(ayanamsa, at.tt) - computeAyanamsa(houses.ayanamsa, at.tt);
  const holders = grahas.map((graha) => [
    graha,
    findHouse(planets[graha].longitude + shift, houses),
  ]);
  return { ...houses, grahas: Object.fromEntries(holders) as Record<Graha, number> };
}
