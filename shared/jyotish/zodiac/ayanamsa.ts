import { computeGeneralPrecession } from '../astronomy/precession';

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

/** Lahiri (Chitrapaksha) ayanamsa at J2000, in degrees. Source: Indian Astronomical Ephemeris, reduced to J2000. */
const lahiriAtJ2000 = 23.857092354;

/**
 * The ayanamsa of date in degrees, nutation not included: to be subtracted from longitudes that are
 * counted from the mean equinox of date.
 */
export function computeAyanamsa(name: Ayanamsa, tt: number): number {
  if (name === 'tropical') return 0;
  if (name !== 'lahiri') throw new RangeError(`Ayanamsa "${name}" is not known`);
  return lahiriAtJ2000 + computeGeneralPrecession(tt);
}
