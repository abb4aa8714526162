import { arcBetween, RADIANS } from './angles';
import { locateBody } from './bodies';
import { computeLocalSky } from './local-sky';
import { computeDeltaT } from './time-scales';

/** A place on earth in degrees, north and east positive. Its height is left out, as almanacs do. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** What counts as rising and setting. */
export interface RiseRule {
  /** The part of the disc that stands on the horizon, with the disc's size at its distance of the day. */
  limb: 'upper' | 'centre';
  /** Whether the air lifts the disc: by 36.74′, see `HORIZON_REFRACTION`. */
  refraction: boolean;
  /** Seen from the centre of the earth, without parallax (Hindu rising of Swiss Ephemeris). */
  geocentric?: boolean;
  /** A fixed altitude of the centre in degrees instead of limb and air, e.g. -0.8333 for the sun. */
  altitude?: number;
}

/** A body over the horizon, in degrees. */
export interface Sighting {
  /** Past the meridian, [-180, 180). */
  hourAngle: number;
  declination: number;
  /** Altitude seen from the centre of the earth. */
  altitude: number;
  /** How far the rule's point stands above the horizon as the rule sees it; 0 at rising and setting. */
  excess: number;
}

/** A body's sighting at a universal time in days from J2000. */
export type Observe = (ut: number) => Sighting;

/**
 * Refraction at the horizon in degrees for 1013.25 hPa and 0 °C, the air Swiss Ephemeris assumes.
 * Sources: Bennett 1982 (34.46′ at 1010 hPa, 10 °C), Sinclair's terms for the weather (NAO TN 59).
 */
const HORIZON_REFRACTION = 0.6123;

const radiiKm = { sun: 696_000, moon: 1737.5 } as const;
const AU_KM = 149_597_870.7;
const EARTH_KM = 6378.137;

// share of the polar radius missing, and what it leaves of its square (WGS 84)
const FLATTENING = 1 / 298.257223563;
const SQUASH = (1 - FLATTENING) ** 2;

/** Degrees the sky turns in a day of universal time. */
const SKY_RATE = 360.98564736629;

/**
 * Prepares to watch a body from a place near an instant: nutation and sidereal time are worked out
 * once and carried on, which holds within 0.01 s for a few days.
 */
export function watchHorizon(
  body: 'sun' | 'moon',
  near: number,
  place: Place,
  rule: RiseRule,
): Observe {
  const lag = computeDeltaT(near) / 86_400;
  const sky = computeLocalSky({ ut: near, tt: near + lag }, place.longitude);
  const [sinTilt, cosTilt] = [Math.sin(sky.obliquity * RADIANS), Math.cos(sky.obliquity * RADIANS)];
  const [up, out] = [Math.sin(place.latitude * RADIANS), Math.cos(place.latitude * RADIANS)];
  // the observer in earth radii: along the axis, and away from it
  const girth = rule.geocentric ? 0 : 1 / Math.sqrt(out * out + SQUASH * up * up);
  const [north, aside] = [girth * SQUASH * up, girth * out];

  return (ut) => {
    const { longitude, latitude, distance } = locateBody(body, ut + lag);
    const [along, across] = [(longitude + sky.nutation) * RADIANS, latitude * RADIANS];
    const flat = Math.cos(across) * Math.sin(along);
    const x = Math.cos(across) * Math.cos(along);
    const y = flat * cosTilt - Math.sin(across) * sinTilt;
    const z = flat * sinTilt + Math.sin(across) * cosTilt;
    const meridian = sky.meridian + (ut - near) * SKY_RATE;
    const hourAngle = arcBetween(Math.atan2(y, x) / RADIANS, meridian);
    const far = (distance * AU_KM) / EARTH_KM;
    const reach = Math.hypot(x, y);
    const toSouth = reach * Math.cos(hourAngle * RADIANS);
    const toWest = reach * Math.sin(hourAngle * RADIANS);
    const [seenSouth, seenWest, seenUp] = [toSouth * far - aside, toWest * far, z * far - north];
    const seenFar = Math.hypot(seenSouth, seenWest, seenUp);
    const altitude = Math.asin((seenSouth * out + seenUp * up) / seenFar) / RADIANS;
    return {
      hourAngle,
      declination: Math.asin(z) / RADIANS,
      altitude: Math.asin(toSouth * out + z * up) / RADIANS,
      excess: altitude - findGoal(body, seenFar, rule),
    };
  };
}

/** The altitude of the centre at which the rule is met, in degrees. */
function findGoal(body: 'sun' | 'moon', distance: number, rule: RiseRule): number {
  if (rule.altitude !== undefined) return rule.altitude;
  const air = rule.refraction ? HORIZON_REFRACTION : 0;
  const disc =
    rule.limb === 'upper' ? Math.asin(radiiKm[body] / (distance * EARTH_KM)) / RADIANS : 0;
  return -air - disc;
}
