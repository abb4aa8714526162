import { AstroTime, Body as Source, GeoMoon, GeoVector } from 'astronomy-engine';
import { arcBetween, normaliseDegrees, RADIANS } from './angles';
import { turnToEclipticOfDate } from './precession';

/** The bodies the engine locates. The last three are optional in a chart. */
export type Body =
  | 'sun'
  | 'moon'
  | 'mars'
  | 'mercury'
  | 'jupiter'
  | 'venus'
  | 'saturn'
  | 'uranus'
  | 'neptune'
  | 'pluto';

/** Apparent geocentric place in the mean ecliptic and equinox of date, nutation not included. */
export interface BodyPlace {
  /** Degrees, [0, 360), tropical. */
  longitude: number;
  /** Degrees. */
  latitude: number;
  /** Astronomical units from the centre of the earth. */
  distance: number;
  /** Degrees of longitude per day; negative when retrograde. */
  speed: number;
}

const sources: Record<Body, Source> = {
  sun: Source.Sun,
  moon: Source.Moon,
  mars: Source.Mars,
  mercury: Source.Mercury,
  jupiter: Source.Jupiter,
  venus: Source.Venus,
  saturn: Source.Saturn,
  uranus: Source.Uranus,
  neptune: Source.Neptune,
  pluto: Source.Pluto,
};

// light from the moon takes about 1.28 s; the library leaves that out for the moon alone
const moonLightDays = 1.28 / 86_400;

// half the step of the numeric derivative: short beside the moon's wobble, long beside rounding
const halfStepDays = 0.01;

function locate(body: Body, tt: number): Omit<BodyPlace, 'speed'> {
  const seen =
    body === 'moon'
      ? GeoMoon(AstroTime.FromTerrestrialTime(tt - moonLightDays))
      : GeoVector(sources[body], AstroTime.FromTerrestrialTime(tt), true);
  const [x, y, z] = turnToEclipticOfDate([seen.x, seen.y, seen.z], tt);
  return {
    longitude: normaliseDegrees(Math.atan2(y, x) / RADIANS),
    latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
    distance: Math.hypot(x, y, z),
  };
}

/** The place of a body. @param tt terrestrial time, days from J2000 */
export function locateBody(body: Body, tt: number): BodyPlace {
  const before = longitudeOf(body, tt - halfStepDays);
  const after = longitudeOf(body, tt + halfStepDays);
  return { ...locate(body, tt), speed: arcBetween(before, after) / (2 * halfStepDays) };
}

/** Only the longitude of `locateBody`, in degrees: what searches evaluate. */
export function longitudeOf(body: Body, tt: number): number {
  return locate(body, tt).longitude;
}
