import { computeGeneralPrecession } from './precession';

/** Lahiri (Chitrapaksha) ayanamsa at J2000, in degrees. Source: Indian Astronomical Ephemeris, reduced to J2000. */
const lahiriAtJ2000 = 23.857092354;

/**
 * Lahiri ayanamsa of date in degrees, nutation not included: to be subtracted from longitudes that
 * are counted from the mean equinox of date.
 */
export function computeLahiri(tt: number): number {
  return lahiriAtJ2000 + computeGeneralPrecession(tt);
}
