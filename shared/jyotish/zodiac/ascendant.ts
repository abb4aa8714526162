import { AstroTime, e_tilt } from 'astronomy-engine';
import { evaluatePolynomial, normaliseDegrees, RADIANS } from '../astronomy/angles';
import type { Ayanamsa } from './ayanamsa';
import { computeAyanamsa } from './ayanamsa';
import { computeMeanObliquity, toCenturies } from '../astronomy/precession';
import type { Instant } from '../astronomy/time-scales';

/**
 * Greenwich mean sidereal time in degrees.
 * Source: IAU 2006: earth rotation angle plus the accumulated precession in right ascension.
 */
function computeMeanSiderealTime({ ut, tt }: Instant): number {
  const wholeDays = Math.floor(ut);
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * ut + (ut - wholeDays));
  const precession = evaluatePolynomial(
    toCenturies(tt),
    [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368],
  );
  return normaliseDegrees(rotation + precession / 3600);
}

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
  const { dpsi, deps } = e_tilt(AstroTime.FromTerrestrialTime(at.tt));
  const obliquity = (computeMeanObliquity(at.tt) + deps / 3600) * RADIANS;
  const nutation = dpsi / 3600;
  const sidereal = computeMeanSiderealTime(at) + nutation * Math.cos(obliquity) + longitude;
  const armc = sidereal * RADIANS;
  const tropical = Math.atan2(
    Math.cos(armc),
    -(Math.sin(armc) * Math.cos(obliquity) + Math.tan(latitude * RADIANS) * Math.sin(obliquity)),
  );
  // counted from the true equinox here, so the nutation goes out again with the ayanamsa
  return normaliseDegrees(tropical / RADIANS - nutation - computeAyanamsa(ayanamsa, at.tt));
}
