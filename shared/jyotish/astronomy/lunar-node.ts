import { AstroTime, GeoMoonState } from 'astronomy-engine';
import { evaluatePolynomial, normaliseDegrees, RADIANS } from './angles';
import { toCenturies, turnToEclipticOfDate } from './precession';

/**
 * Tropical longitude of the mean ascending node, mean equinox of date, in degrees.
 * Source: Meeus, Astronomical Algorithms (2nd ed.), 47.7.
 */
export function computeMeanNode(tt: number): number {
  return normaliseDegrees(
    evaluatePolynomial(toCenturies(tt), [
      125.0445479,
      -1934.1362891,
      0.0020754,
      1 / 467_441,
      -1 / 60_616_000,
    ]),
  );
}

/**
 * Tropical longitude of the true (osculating) ascending node in degrees: where the plane of the
 * moon's motion at this instant crosses the ecliptic of date.
 */
export function computeTrueNode(tt: number): number {
  const state = GeoMoonState(AstroTime.FromTerrestrialTime(tt));
  const place = turnToEclipticOfDate([state.x, state.y, state.z], tt);
  const motion = turnToEclipticOfDate([state.vx, state.vy, state.vz], tt);
  const poleX = place[1] * motion[2] - place[2] * motion[1];
  const poleY = place[2] * motion[0] - place[0] * motion[2];
  return normaliseDegrees(Math.atan2(poleX, -poleY) / RADIANS);
}
