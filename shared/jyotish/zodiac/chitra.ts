import { evaluatePolynomial, RADIANS } from '../astronomy/angles';
import { toCenturies } from '../astronomy/precession';

/**
 * Longitude of Chitra (Spica) less 180° in the mean ecliptic of date, in degrees by Julian centuries
 * from J2000: place and proper motion of the Hipparcos catalogue (HIP 65474), turned by the IAU 2006
 * precession. Within 0.0004″ of that turning from 1800 to 2200.
 */
const meanPlace = [23.8413592969, 1.39570109217, 0.00030741246];

/** Ecliptic latitude of Chitra in degrees. */
const meanLatitude = [-2.05448725, -0.00755];

/** Constant of aberration, arcseconds (IAU). */
const ABERRATION = 20.49552;

/** Bending of light by the sun, arcseconds: twice the sun's gravitational radius over one AU. */
const DEFLECTION = 0.0040715;

/**
 * How far the apparent longitude of Chitra lies beyond 180°, in degrees, nutation not included:
 * aberration and the bending of its light by the sun are included, its parallax (0.013″) is not.
 * Sources: Hipparcos (van Leeuwen 2007); Meeus, Astronomical Algorithms (2nd ed.), chapters 23, 25.
 */
export function computeChitraOffset(tt: number): number {
  const centuries = toCenturies(tt);
  const place = evaluatePolynomial(centuries, meanPlace);
  const latitude = evaluatePolynomial(centuries, meanLatitude) * RADIANS;
  const longitude = (place + 180) * RADIANS;
  const eccentricity = 0.016708634 - 0.000042037 * centuries;
  const perihelion = (102.93735 + 1.71946 * centuries) * RADIANS;
  const ahead = longitude - locateSun(centuries) * RADIANS;
  const aberration =
    (ABERRATION * (eccentricity * Math.cos(perihelion - longitude) - Math.cos(ahead))) /
    Math.cos(latitude);
  const bending = (DEFLECTION * Math.sin(ahead)) / (1 - Math.cos(latitude) * Math.cos(ahead));
  return place + (aberration + bending) / 3600;
}

/** True longitude of the sun within 0.01°, which is 0.004″ of aberration. */
function locateSun(centuries: number): number {
  const anomaly = (357.52911 + 35999.05029 * centuries) * RADIANS;
  const centre = 1.9146 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly);
  return 280.46646 + 36000.76983 * centuries + 0.0003 * centuries * centuries + centre;
}
