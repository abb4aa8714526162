import { normaliseDegrees, RADIANS } from '../astronomy/angles';
import type { LocalSky } from '../astronomy/local-sky';
import { computeLocalSky } from '../astronomy/local-sky';
import type { Instant } from '../astronomy/time-scales';
import type { Ayanamsa } from './ayanamsa';
import { computeAyanamsa } from './ayanamsa';

/**
 * Sidereal longitude of the ascendant in degrees: the point of the ecliptic that rises in
 * the east. Latitude is geographic, north positive; longitude east positive.
 */
export function computeAscendant(
  at: Instant,
  latitude: number,
  longitude: number,
  ayanamsa: Ayanamsa,
): number {
  const sky = computeLocalSky(at, longitude);
  // counted from the true equinox here, so the nutation goes out again with the ayanamsa
  return normaliseDegrees(
    findRisingPoint(sky, latitude) - sky.nutation - computeAyanamsa(ayanamsa, at.tt),
  );
}

/**
 * Tropical longitude of the rising point of the ecliptic, from the true equinox, in degrees. Of the
 * two points on the horizon it is the eastern one at every latitude but the poles themselves; beyond
 * the polar circles it moves backwards at times, and leaps to the other side of the zodiac when the
 * ecliptic lies along the horizon.
 */
export function findRisingPoint({ meridian, obliquity }: LocalSky, latitude: number): number {
  const [armc, tilt] = [meridian * RADIANS, obliquity * RADIANS];
  const rising = Math.atan2(
    Math.cos(armc),
    -(Math.sin(armc) * Math.cos(tilt) + Math.tan(latitude * RADIANS) * Math.sin(tilt)),
  );
  const midheaven = Math.atan2(Math.sin(armc), Math.cos(armc) * Math.cos(tilt));
  // beyond the polar circles the formula goes on to the setting point for a part of the day
  const isSetting = Math.sin(rising - midheaven) < 0;
  return normaliseDegrees(rising / RADIANS + (isSetting ? 180 : 0));
}
