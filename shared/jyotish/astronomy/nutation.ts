import { evaluateChannel, openChannel } from './tables';

const longitude = openChannel('nutation', 0);
const obliquity = openChannel('nutation', 1);

/** How far the true equinox and the true obliquity are from the mean ones, in degrees. */
export interface Nutation {
  longitude: number;
  obliquity: number;
}

/**
 * Nutation in longitude and obliquity. Source: IAU 2000B, tabled; within 0.001″ of the full theory between 1995 and 2050.
 * @param tt terrestrial time, days from J2000
 */
export function computeNutation(tt: number): Nutation {
  return { longitude: evaluateChannel(longitude, tt), obliquity: evaluateChannel(obliquity, tt) };
}
