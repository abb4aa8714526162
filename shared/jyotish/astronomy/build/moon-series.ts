import series from 'astronomia/data/elpMppDeFull';
import { evaluatePolynomial, RADIANS } from '../angles';
import type { Vector } from '../precession';
import { toCenturies } from '../precession';
import { leadToDe431 } from './moon-residual';

const ASTRONOMICAL_UNIT_KM = 149_597_870.7;
const LIGHT_KM_PER_DAY = 299_792.458 * 86_400;
const ARCSECONDS = RADIANS / 3600;

/** One power of time of one coordinate: amplitude and five phase coefficients in turn. */
type Rows = Float64Array;

const packRows = (powers: Record<string, readonly (readonly number[])[]>): Rows[] =>
  Object.values(powers).map((power) =>
    Float64Array.from(power.flatMap((row) => Array.from({ length: 6 }, (_, at) => row[at] ?? 0))),
  );

const longitudeRows = packRows(series.L);
const latitudeRows = packRows(series.B);
const distanceRows = packRows(series.R);
// the larger terms come first; these give the light time to a ten thousandth of a second
const mainDistanceRows = distanceRows.slice(0, 1).map((rows) => rows.subarray(0, 6 * 100));

/**
 * Geocentric place of the moon where it was when its light left: equatorial, J2000, in AU.
 * Source: ELP/MPP02 fitted to DE405, Chapront and Francou 2003, A&A 404, 735.
 */
export function evaluateSeenMoon(tt: number): Vector {
  const lightDays = sumRows(mainDistanceRows, toCenturies(tt)) / LIGHT_KM_PER_DAY;
  return evaluateMoon(tt - lightDays);
}

/** Geocentric place of the moon: equatorial, J2000, in AU. */
export function evaluateMoon(tt: number): Vector {
  const t = toCenturies(tt);
  const longitude =
    evaluatePolynomial(t, series.W1) + (sumRows(longitudeRows, t) + leadToDe431(t)) * ARCSECONDS;
  const latitude = sumRows(latitudeRows, t) * ARCSECONDS;
  const distance = sumRows(distanceRows, t) / ASTRONOMICAL_UNIT_KM;
  const x = distance * Math.cos(latitude) * Math.cos(longitude);
  const y = distance * Math.cos(latitude) * Math.sin(longitude);
  const z = distance * Math.sin(latitude);
  return turnToEquator(turnToEclipticOfJ2000([x, y, z], t));
}

function sumRows(powers: Rows[], t: number): number {
  return evaluatePolynomial(
    t,
    powers.map((rows) => {
      let sum = 0;
      for (let at = 0; at < rows.length; at += 6) {
        const phase =
          rows[at + 1]! +
          t * (rows[at + 2]! + t * (rows[at + 3]! + t * (rows[at + 4]! + t * rows[at + 5]!)));
        sum += rows[at]! * Math.sin(phase);
      }
      return sum;
    }),
  );
}

/** From the moving ecliptic the theory counts from to the inertial one of J2000 (Laskar's P and Q). */
function turnToEclipticOfJ2000([x, y, z]: Vector, t: number): Vector {
  const p = evaluatePolynomial(
    t,
    [0, 0.10180391e-4, 0.47020439e-6, -0.5417367e-9, -0.2507948e-11, 0.463486e-14],
  );
  const q = evaluatePolynomial(
    t,
    [0, -0.113469002e-3, 0.12372674e-6, 0.1265417e-8, -0.1371808e-11, -0.320334e-14],
  );
  const root = Math.sqrt(1 - p * p - q * q);
  return [
    (1 - 2 * p * p) * x + 2 * p * q * y + 2 * p * root * z,
    2 * p * q * x + (1 - 2 * q * q) * y - 2 * q * root * z,
    -2 * p * root * x + 2 * q * root * y + (1 - 2 * p * p - 2 * q * q) * z,
  ];
}

/** To the equator and equinox of DE405; the shift of the equinox by least squares over 1960-2060. */
function turnToEquator([x, y, z]: Vector): Vector {
  const obliquity = 84381.40928 * ARCSECONDS;
  const equinox = 0.0509 * ARCSECONDS;
  const [cos, sin] = [Math.cos(obliquity), Math.sin(obliquity)];
  const [north, up] = [cos * y - sin * z, sin * y + cos * z];
  return [x + equinox * north, north - equinox * x, up];
}
