import { computeGeneralPrecession } from '../astronomy/precession';
import { computeChitraOffset } from './chitra';

/** The zodiacs the engine knows: six ayanamsas, and the tropical zodiac, whose ayanamsa is 0. */
export const ayanamsas = [
  'lahiri',
  'true-chitra',
  'raman',
  'kp',
  'yukteshwar',
  'fagan-bradley',
  'tropical',
] as const;

/** The name of an ayanamsa. */
export type Ayanamsa = (typeof ayanamsas)[number];

/**
 * Ayanamsas that are a number at an epoch and precession since, as degrees at J2000. The epoch's
 * number is carried to J2000 by the precession its author used, as Swiss Ephemeris does.
 * - lahiri: Indian Calendar Reform Committee 1955, Indian Astronomical Ephemeris.
 * - raman: B. V. Raman, A Manual of Hindu Astrology: 21°00′52″ at 1900.0.
 * - kp: K. S. Krishnamurti, Reader I: 22°21′50″ at 1900.0.
 * - yukteshwar: after Sri Yukteshwar, The Holy Science: 21°04′56″ at 1900.0.
 * - fagan-bradley: C. Fagan and D. Bradley: 24°02′31.36″ at 1950.0.
 */
const atJ2000 = {
  lahiri: 23.857092354,
  raman: 22.4107909,
  kp: 23.7602399,
  yukteshwar: 22.4788029,
  'fagan-bradley': 24.7403,
} as const;

/**
 * The ayanamsa of date in degrees, nutation not included: to be subtracted from longitudes that are
 * counted from the mean equinox of date. `true-chitra` keeps the apparent Chitra (Spica) at 180°.
 * @param tt terrestrial time, days from J2000
 */
export function computeAyanamsa(name: Ayanamsa, tt: number): number {
  if (name === 'tropical') return 0;
  if (name === 'true-chitra') return computeChitraOffset(tt);
  return atJ2000[name] + computeGeneralPrecession(tt);
}
