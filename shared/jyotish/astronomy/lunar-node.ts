import { evaluatePolynomial, normaliseDegrees, RADIANS } from './angles';
import { toCenturies } from './precession';
import { followChannel, openChannel } from './tables';

const moonLongitude = openChannel('moon', 0);
const moonLatitude = openChannel('moon', 1);

// the equinox itself moves on by this many degrees a day (IAU 2006 at J2000)
const PRECESSION_PER_DAY = 5028.796195 / 3600 / 36_525;

const meanNode = [125.0445479, -1934.1362891, 0.0020754, 1 / 467_441, -1 / 60_616_000];

/**
 * Tropical longitude of the mean ascending node, mean equinox of date, in degrees.
 * Source: Meeus, Astronomical Algorithms (2nd ed.), 47.7.
 */
export function computeMeanNode(tt: number): number {
  return normaliseDegrees(evaluatePolynomial(toCenturies(tt), meanNode));
}

/**
 * Tropical longitude of the true (osculating) ascending node in degrees: where the plane of the
 * moon's motion at this instant crosses the ecliptic of date.
 */
export function computeTrueNode(tt: number): number {
  const along = followChannel(moonLongitude, tt);
  const across = followChannel(moonLatitude, tt);
  const longitude = along.value * RADIANS;
  const latitude = across.value * RADIANS;
  const onward = along.rate - PRECESSION_PER_DAY;
  const upward = across.rate;
  // the pole of that plane: place times motion, for a moon on the unit sphere
  const [sin, cos] = [Math.sin(longitude), Math.cos(longitude)];
  const tilt = onward * Math.cos(latitude) * Math.sin(latitude);
  const poleX = upward * sin - tilt * cos;
  const poleY = -upward * cos - tilt * sin;
  return normaliseDegrees(Math.atan2(poleX, -poleY) / RADIANS);
}
