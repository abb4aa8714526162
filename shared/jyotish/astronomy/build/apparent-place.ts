import { RADIANS, normaliseDegrees } from '../angles';
import type { Vector } from '../precession';
import { turnToEclipticOfDate } from '../precession';
import { evaluateSeenMoon } from './moon-series';
import { integratePlanet, type NumericPlanet } from './numeric-planets';
import { evaluatePlanet } from './planet-series';

/** What the tables hold of a body at one instant: degrees, and astronomical units. */
export interface ApparentPlace {
  longitude: number;
  latitude: number;
  distance: number;
}

/** A body the tables are made for. */
export type SeriesBody = 'moon' | HeliocentricBody;

type HeliocentricBody = 'sun' | 'mercury' | 'venus' | NumericPlanet;

const LIGHT_AU_PER_DAY = 173.144632674;
// 2 GM / c² of the sun in AU: what bends light that passes it
const DEFLECTION_AU = 1.97412e-8;
const SOFTENING = Math.sin(5 * RADIANS) ** 2;

/**
 * Where a body is seen from the centre of the earth: light time, deflection by the sun and
 * aberration; mean ecliptic and equinox of date. Source: Kaplan et al. 1989, AJ 97, 1197.
 */
export function computeApparentPlace(body: SeriesBody, tt: number): ApparentPlace {
  const seen = body === 'moon' ? evaluateSeenMoon(tt) : computeDirection(body, tt);
  const [x, y, z] = turnToEclipticOfDate(seen, tt);
  return {
    longitude: normaliseDegrees(Math.atan2(y, x) / RADIANS),
    latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
    distance: Math.hypot(x, y, z),
  };
}

/** The apparent direction, as long as the distance of the place the light came from. */
function computeDirection(body: HeliocentricBody, tt: number): Vector {
  const earth = evaluatePlanet('earth', tt);
  const velocity = computeEarthVelocity(tt);
  let left = tt;
  let heliocentric = locateHeliocentric(body, left);
  let geocentric = subtract(heliocentric, earth);
  // two rounds settle the light time to a thousandth of a second
  for (let round = 0; round < 2 && body !== 'sun'; round += 1) {
    left = tt - length(geocentric) / LIGHT_AU_PER_DAY;
    heliocentric = locateHeliocentric(body, left);
    geocentric = subtract(heliocentric, earth);
  }
  const bent = body === 'sun' ? geocentric : deflect(geocentric, heliocentric, earth);
  return aberrate(bent, velocity);
}

/** The series where it is good to 0.05″, else the integration. */
function locateHeliocentric(body: HeliocentricBody, tt: number): Vector {
  if (body === 'sun') return [0, 0, 0];
  if (body === 'mercury' || body === 'venus') return evaluatePlanet(body, tt);
  return integratePlanet(body, tt);
}

/** AU per day, by the five-point rule. */
function computeEarthVelocity(tt: number): Vector {
  const step = 0.05;
  const [a, b, c, d] = [-2, -1, 1, 2].map((steps) => evaluatePlanet('earth', tt + steps * step));
  const slope = (axis: 0 | 1 | 2) =>
    (a![axis] - 8 * b![axis] + 8 * c![axis] - d![axis]) / (12 * step);
  return [slope(0), slope(1), slope(2)];
}

/**
 * Bends the light of a planet that passes the sun. The closer it passes the more is left out (half
 * at 5°): the peak of 1.75″ at the limb, where no planet is seen, is too sharp for a series.
 */
function deflect(geocentric: Vector, heliocentric: Vector, earth: Vector): Vector {
  const p = unit(geocentric);
  const q = unit(heliocentric);
  const e = unit(earth);
  const sineSquared = 1 - dot(p, e) ** 2;
  const softened = sineSquared / (sineSquared + SOFTENING);
  const strength = (softened * DEFLECTION_AU) / length(earth) / (1 + dot(q, e));
  const [alongQ, alongE] = [dot(p, q), dot(e, p)];
  const distance = length(geocentric);
  return combine(geocentric, distance, (axis) => strength * (alongQ * e[axis] - alongE * q[axis]));
}

/** Turns a direction by the earth's motion, relativistically. */
function aberrate(geocentric: Vector, velocity: Vector): Vector {
  const distance = length(geocentric);
  const p = unit(geocentric);
  const beta = velocity.map((part) => part / LIGHT_AU_PER_DAY) as [number, number, number];
  const inverseGamma = Math.sqrt(1 - dot(beta, beta));
  const along = dot(p, beta);
  const share = 1 + along / (1 + inverseGamma);
  const turned = combine([0, 0, 0], 1, (axis) => inverseGamma * p[axis] + share * beta[axis]);
  const size = length(turned);
  return combine([0, 0, 0], distance / size, (axis) => turned[axis]);
}

type Axis = 0 | 1 | 2;

/** base + scale × part, axis by axis. */
function combine(base: Vector, scale: number, part: (axis: Axis) => number): Vector {
  return [base[0] + scale * part(0), base[1] + scale * part(1), base[2] + scale * part(2)];
}

function subtract(a: Vector, b: Vector): Vector {
  return combine(a, -1, (axis) => b[axis]);
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function length(a: Vector): number {
  return Math.hypot(...a);
}

function unit(a: Vector): Vector {
  const size = length(a);
  return [a[0] / size, a[1] / size, a[2] / size];
}
