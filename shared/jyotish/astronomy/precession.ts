import { evaluatePolynomial, RADIANS } from './angles';

/** A direction or place as x, y, z. */
export type Vector = readonly [x: number, y: number, z: number];

const ARCSECONDS = RADIANS / 3600;

// arcseconds, by powers of centuries from J2000
const generalPrecession = [0, 5028.796195, 1.1054348, 0.00007964, -0.000023857, -0.0000000383];
const meanObliquity = [84381.406, -46.836769, -0.0001831, 0.0020034, -0.000000576, -0.0000000434];

/** Julian centuries of 36525 days from J2000. */
export function toCenturies(tt: number): number {
  return tt / 36_525;
}

/**
 * Accumulated general precession in longitude since J2000, in degrees.
 * Source: IAU 2006 (Capitaine, Wallace and Chapront 2003, P03).
 */
export function computeGeneralPrecession(tt: number): number {
  return evaluatePolynomial(toCenturies(tt), generalPrecession) / 3600;
}

/**
 * Mean obliquity of the ecliptic of date, in degrees. Source: IAU 2006.
 */
export function computeMeanObliquity(tt: number): number {
  return evaluatePolynomial(toCenturies(tt), meanObliquity) / 3600;
}

/**
 * Turns an equatorial J2000 vector to the ecliptic and mean equinox of date.
 * Source: Fukushima-Williams angles of IAU 2006. Nutation is left out on purpose: it moves planets
 * and equinox alike, so it cancels in sidereal longitudes.
 */
export function turnToEclipticOfDate(vector: Vector, tt: number): Vector {
  const t = toCenturies(tt);
  const gamma = evaluatePolynomial(
    t,
    [-0.052928, 10.556378, 0.4932044, -0.00031238, -0.000002788, 0.000000026],
  );
  const phi = evaluatePolynomial(
    t,
    [84381.412819, -46.811016, 0.0511268, 0.00053289, -0.00000044, -0.0000000176],
  );
  const psi = evaluatePolynomial(
    t,
    [-0.041775, 5038.481484, 1.5584175, -0.00018522, -0.000026452, -0.0000000148],
  );
  const aboutPole = turnAboutZ(vector, gamma * ARCSECONDS);
  const tilted = turnAboutX(aboutPole, phi * ARCSECONDS);
  return turnAboutZ(tilted, -psi * ARCSECONDS);
}

function turnAboutX([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x, cos * y + sin * z, -sin * y + cos * z];
}

function turnAboutZ([x, y, z]: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos * x + sin * y, -sin * x + cos * y, z];
}
