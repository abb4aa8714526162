import earth from 'astronomia/data/vsop87Bearth';
import jupiter from 'astronomia/data/vsop87Bjupiter';
import mars from 'astronomia/data/vsop87Bmars';
import mercury from 'astronomia/data/vsop87Bmercury';
import neptune from 'astronomia/data/vsop87Bneptune';
import saturn from 'astronomia/data/vsop87Bsaturn';
import uranus from 'astronomia/data/vsop87Buranus';
import venus from 'astronomia/data/vsop87Bvenus';
import { evaluatePolynomial, RADIANS } from '../angles';
import type { Vector } from '../precession';
import { toCenturies } from '../precession';

const ARCSECONDS = RADIANS / 3600;

const theories = { earth, mercury, venus, mars, jupiter, saturn, uranus, neptune };

/** The planets of VSOP87. */
export type Planet = keyof typeof theories;

/** One power of time of one coordinate: amplitude, phase, frequency in turn. */
type Rows = Float64Array;

interface Spherical {
  longitude: number;
  latitude: number;
  radius: number;
}

const packed = new Map<Planet, { L: Rows[]; B: Rows[]; R: Rows[] }>();

/** Heliocentric place by VSOP87B in its own frame, the dynamical ecliptic of J2000: radians and AU. */
export function evaluateSpherical(planet: Planet, tt: number): Spherical {
  const { L, B, R } = packed.get(planet) ?? pack(planet);
  const millennia = tt / 365_250;
  return {
    longitude: sumRows(L, millennia),
    latitude: sumRows(B, millennia),
    radius: sumRows(R, millennia),
  };
}

function pack(planet: Planet) {
  const rows = (powers: Record<string, readonly VsopRow[]>) =>
    Object.values(powers).map((power) => Float64Array.from(power.flat()));
  const { L, B, R } = theories[planet];
  const result = { L: rows(L), B: rows(B), R: rows(R) };
  packed.set(planet, result);
  return result;
}

function sumRows(powers: Rows[], millennia: number): number {
  return evaluatePolynomial(
    millennia,
    powers.map((rows) => {
      let sum = 0;
      for (let row = 0; row < rows.length; row += 3)
        sum += rows[row]! * Math.cos(rows[row + 1]! + rows[row + 2]! * millennia);
      return sum;
    }),
  );
}

/**
 * What turns VSOP87's equator and equinox (those of DE200) into those of DE405, found by least
 * squares over 1960-2060: arcseconds about x, y, z, and a century about the pole of the ecliptic.
 */
const frame = { x: 0.0006, y: -0.0123, z: -0.0187, drift: -0.0198 };

/**
 * Heliocentric place of a planet: equatorial, J2000, in AU.
 * Source: Bretagnon and Francou 1988, A&A 202, 309, its matrix to the equator included.
 */
export function evaluatePlanet(planet: Planet, tt: number): Vector {
  const { longitude, latitude, radius } = evaluateSpherical(planet, tt);
  const x = radius * Math.cos(latitude) * Math.cos(longitude);
  const y = radius * Math.cos(latitude) * Math.sin(longitude);
  const z = radius * Math.sin(latitude);
  return correctFrame(
    [
      x + 0.00000044036 * y - 0.000000190919 * z,
      -0.000000479966 * x + 0.917482137087 * y - 0.397776982902 * z,
      0.397776982902 * y + 0.917482137087 * z,
    ],
    toCenturies(tt),
  );
}

function correctFrame([x, y, z]: Vector, t: number): Vector {
  const aboutX = frame.x * ARCSECONDS;
  const aboutY = (frame.y - 0.397777 * frame.drift * t) * ARCSECONDS;
  const aboutZ = (frame.z + 0.917482 * frame.drift * t) * ARCSECONDS;
  return [x - aboutY * z + aboutZ * y, y - aboutZ * x + aboutX * z, z - aboutX * y + aboutY * x];
}
