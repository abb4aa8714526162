import { evaluatePolynomial, normaliseDegrees, RADIANS } from './angles';
import { computeNutation, type Nutation } from './nutation';
import { computeMeanObliquity, toCenturies } from './precession';
import type { Instant } from './time-scales';

// accumulated precession in right ascension, arcseconds by centuries
const precession = [0.014506, 4612.156534, 1.3915817, -0.00000044, -0.000029956, -0.0000000368];

/**
 * Greenwich apparent sidereal time in degrees.
 * Source: IAU 2006: earth rotation angle, precession in right ascension, equation of the equinoxes.
 */
export function computeSiderealTime(
  { ut, tt }: Instant,
  nutation: Nutation = computeNutation(tt),
  trueObliquity = computeMeanObliquity(tt) + nutation.obliquity,
): number {
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * ut + (ut - Math.floor(ut)));
  return normaliseDegrees(
    rotation +
      evaluatePolynomial(toCenturies(tt), precession) / 3600 +
      nutation.longitude * Math.cos(trueObliquity * RADIANS),
  );
}
