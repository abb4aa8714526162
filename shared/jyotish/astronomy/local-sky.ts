import { normaliseDegrees } from './angles';
import { computeNutation } from './nutation';
import { computeMeanObliquity } from './precession';
import { computeSiderealTime } from './sidereal-time';
import type { Instant } from './time-scales';

/** How the sky of date lies over a meridian, in degrees. */
export interface LocalSky {
  /** Right ascension on the meridian: apparent sidereal time of the place, [0, 360). */
  meridian: number;
  /** True obliquity of the ecliptic. */
  obliquity: number;
  /** Nutation in longitude. */
  nutation: number;
}

/** The sky over a meridian. @param longitude degrees, east positive */
export function computeLocalSky(at: Instant, longitude: number): LocalSky {
  const nutation = computeNutation(at.tt);
  const obliquity = computeMeanObliquity(at.tt) + nutation.obliquity;
  return {
    meridian: normaliseDegrees(computeSiderealTime(at, nutation, obliquity) + longitude),
    obliquity,
    nutation: nutation.longitude,
  };
}
