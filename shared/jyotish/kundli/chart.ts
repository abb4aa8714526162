import { computeBhavas } from './bhavas';
import type { Chart, ChartInput, OuterPlanet, PlanetPosition } from './chart-types';
import { outerPlanets } from './chart-types';
import { locateBody } from '../astronomy/bodies';
import { readInstant } from '../astronomy/time-scales';
import { DASHA_YEAR_DAYS } from '../dasha/dasha-period';
import { computeMahadashas } from '../dasha/vimshottari';
import { computeAscendant } from '../zodiac/ascendant';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import { computeAyanamsa } from '../zodiac/ayanamsa';
import type { Division } from '../zodiac/divisions';
import { countHouse, divideLongitude } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import type { GrahaPlace } from '../zodiac/graha-places';
import { locateGraha } from '../zodiac/graha-places';

/**
 * Computes a birth chart: ascendant, nine grahas, whole-sign houses and Vimshottari mahadashas; on
 * demand also the bhavas of a house system and the outer planets. Longitudes are sidereal degrees.
 * @throws RangeError for an unreadable instant, a year outside 1800 to 2199, coordinates off the globe,
 * or bhavas that are not defined there (`UndefinedHousesError`, beyond the polar circles)
 */
export function computeChart(input: ChartInput): Chart {
  const { latitude, longitude, node = 'mean', ayanamsa = 'lahiri' } = input;
  const { dashaYearDays = DASHA_YEAR_DAYS } = input;
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`Latitude is -90 to 90, not ${latitude}`);
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`Longitude is -180 to 180, not ${longitude}`);
  const at = readInstant(input.utc);
  const ascendant = divideLongitude(computeAscendant(at, latitude, longitude, ayanamsa));
  const planets = Object.fromEntries(
    grahas.map((graha) => [
      graha,
      putInHouse(locateGraha(graha, at.tt, { node, ayanamsa }), ascendant),
    ]),
  ) as Record<Graha, PlanetPosition>;
  return {
    ascendant,
    planets,
    ...(input.outerPlanets && { outerPlanets: putOuterPlanets(at.tt, ayanamsa, ascendant) }),
    ...(input.houses && {
      bhavas: computeBhavas(input.houses, at, { latitude, longitude }, ayanamsa, planets),
    }),
    ayanamsa: computeAyanamsa(ayanamsa, at.tt),
    vimshottari: computeMahadashas(planets.moon.longitude, at.ut, dashaYearDays),
    conventions: {
      ayanamsa,
      node,
      positions: 'apparent geocentric',
      houses: 'whole sign',
      dashaYearDays,
    },
  };
}

function putInHouse(place: GrahaPlace, ascendant: Division): PlanetPosition {
  const division = divideLongitude(place.longitude);
  return {
    ...division,
    latitude: place.latitude,
    speed: place.speed,
    retrograde: place.speed < 0,
    house: countHouse(division.rashi, ascendant.rashi),
  };
}

function putOuterPlanets(
  tt: number,
  ayanamsa: Ayanamsa,
  ascendant: Division,
): Record<OuterPlanet, PlanetPosition> {
  // what the zero point moves in the day around the instant
  const precession = computeAyanamsa(ayanamsa, tt + 0.5) - computeAyanamsa(ayanamsa, tt - 0.5);
  return Object.fromEntries(
    outerPlanets.map((planet) => {
      const { longitude, latitude, speed } = locateBody(planet, tt);
      const sidereal = longitude - computeAyanamsa(ayanamsa, tt);
      const place = { longitude: sidereal, latitude, speed: speed - precession };
      return [planet, putInHouse(place, ascendant)];
    }),
  ) as Record<OuterPlanet, PlanetPosition>;
}
