import { RADIANS } from 'shared/jyotish/astronomy/angles';
import { turnToEclipticOfDate } from 'shared/jyotish/astronomy/precession';
import { computeAyanamsa } from 'shared/jyotish/zodiac/ayanamsa';
import type { loadTools } from './load-tools';
import type { Birth } from './samples';

type Tools = ReturnType<typeof loadTools>;

// constants of Swiss Ephemeris: its files, sidereal, with speeds; Lahiri; whole-sign houses
const SWISS_FLAGS = 2 | 65_536 | 256;
const SIDEREAL = 65_536;
const LAHIRI = 1;
/** Sun, moon, Mars, Mercury, Jupiter, Venus, Saturn, mean node in its numbering. */
const swissBodies = [0, 1, 4, 2, 5, 3, 6, 10];

const seenBodies = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'];

/** Sidereal longitudes of sun to Saturn, then Rahu and the ascendant where the tool has them. */
export type Longitudes = (birth: Birth) => number[];

/** Swiss Ephemeris with its files. @throws Error when it falls back to its built-in theory */
export function createSwiss({ swiss }: Tools): Longitudes {
  swiss.set_sid_mode(LAHIRI, 0, 0);
  if (!(swiss.calc_ut(2_451_545, 1, SWISS_FLAGS).flag & 2))
    throw new Error('Swiss Ephemeris does not find its files');
  return ({ at, latitude, longitude }) => {
    const day = at.ut + 2_451_545;
    const found = swissBodies.map((body) => swiss.calc_ut(day, body, SWISS_FLAGS).data[0] ?? NaN);
    const houses = swiss.houses_ex(day, SIDEREAL, latitude, longitude, 'W');
    return [...found, houses.data.points[0] ?? NaN];
  };
}

/** The moon's sidereal longitude (Lahiri, without nutation) at a terrestrial time, days from J2000. */
export function findMoonOfSwiss({ swiss }: Tools, tt: number): number {
  swiss.set_sid_mode(LAHIRI, 0, 0);
  const { flag, data } = swiss.calc(tt + 2_451_545, 1, 2 | 64 | SIDEREAL);
  if (!(flag & 2)) throw new Error('Swiss Ephemeris does not find its files');
  return data[0] ?? NaN;
}

/** astronomy-engine, turned to the ecliptic and the zodiac by this engine's precession. */
export function createAstronomyEngine({ astronomy }: Tools): Longitudes {
  const { AstroTime, GeoVector } = astronomy;
  return ({ at }) => {
    const time = AstroTime.FromTerrestrialTime(at.tt);
    const ayanamsa = computeAyanamsa('lahiri', at.tt);
    return seenBodies.map((body) => {
      const { x, y, z } = GeoVector(body, time, true);
      const [east, north] = turnToEclipticOfDate([x, y, z], at.tt);
      return Math.atan2(north, east) / RADIANS - ayanamsa;
    });
  };
}

/** @ishubhamx/panchangam-js: its kundli. */
export function createPanchangam({ panchangam }: Tools): Longitudes {
  return ({ utc, latitude, longitude }) => {
    const observer = new panchangam.Observer(latitude, longitude, 0);
    const { planets } = panchangam.getKundli(new Date(utc), observer);
    return seenBodies.map((name) => planets[name]?.longitude ?? NaN);
  };
}
