import { computeAscendant } from './ascendant';
import { computeLahiri } from './ayanamsa';
import type { Chart, ChartInput, Division, Graha, NodeKind, PlanetPosition } from './chart-types';
import { grahas } from './chart-types';
import { countHouse, divideLongitude } from './divisions';
import { computeSpeed, locateGraha } from './planet-longitudes';
import { readInstant } from './time-scales';
import { computeMahadashas, DASHA_YEAR_DAYS } from './vimshottari';

/**
 * Computes a birth chart: ascendant, nine grahas, whole-sign houses and Vimshottari mahadashas.
 * Longitudes agree with Swiss Ephemeris within 15″ between 1900 and 2050.
 * @throws RangeError for an unreadable instant, a year outside 1800 to 2199, or coordinates off the globe
 */
export function computeChart(input: ChartInput): Chart {
  const { latitude, longitude, node = 'mean', ayanamsa = 'lahiri' } = input;
  if (!(Math.abs(latitude) <= 90)) throw new RangeError(`Latitude is -90 to 90, not ${latitude}`);
  if (!(Math.abs(longitude) <= 180))
    throw new RangeError(`Longitude is -180 to 180, not ${longitude}`);
  const at = readInstant(input.utc);
  const ascendant = divideLongitude(computeAscendant(at, latitude, longitude));
  const planets = Object.fromEntries(
    grahas.map((graha) => [graha, placeGraha(graha, at.tt, node, ascendant)]),
  ) as Record<Graha, PlanetPosition>;
  return {
    ascendant,
    planets,
    ayanamsa: computeLahiri(at.tt),
    vimshottari: computeMahadashas(planets.moon.longitude, at.ut),
    conventions: {
      ayanamsa,
      node,
      positions: 'apparent geocentric',
      houses: 'whole sign',
      dashaYearDays: DASHA_YEAR_DAYS,
    },
  };
}

function placeGraha(graha: Graha, tt: number, node: NodeKind, ascendant: Division): PlanetPosition {
  const { longitude, latitude } = locateGraha(graha, tt, node);
  const division = divideLongitude(longitude);
  const speed = computeSpeed(graha, tt, node);
  return {
    ...division,
    latitude,
    speed,
    retrograde: speed < 0,
    house: countHouse(division.rashi, ascendant.rashi),
  };
}
