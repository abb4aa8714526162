import { RADIANS } from '../astronomy/angles';
import type { LocalSky } from '../astronomy/local-sky';

/** A cusp lies this share of its own semi-arc from the meridian: above the horizon, or below it. */
interface CuspRule {
  share: number;
  above: boolean;
}

const cuspRules: readonly CuspRule[] = [
  { share: 1 / 3, above: true },
  { share: 2 / 3, above: true },
  { share: 2 / 3, above: false },
  { share: 1 / 3, above: false },
];

/**
 * The eleventh, twelfth, second and third Placidus cusps, tropical degrees from the true equinox,
 * between the polar circles. Source: the semi-arc definition, e.g. Holden, The Elements of House
 * Division (1977), solved here by Newton's method for the right ascension of each cusp.
 */
export function findPlacidusCusps(sky: LocalSky, latitude: number): number[] {
  const [armc, tilt] = [sky.meridian * RADIANS, sky.obliquity * RADIANS];
  // sine of the ascensional difference at right ascension a is obliqueness * sin(a)
  const obliqueness = Math.tan(latitude * RADIANS) * Math.tan(tilt);
  return cuspRules.map((rule) => {
    const ascension = solveCusp(armc, obliqueness, rule);
    return Math.atan2(Math.sin(ascension), Math.cos(ascension) * Math.cos(tilt)) / RADIANS;
  });
}

function solveCusp(armc: number, obliqueness: number, { share, above }: CuspRule): number {
  // the semi-arc above the horizon is 90° + difference, the one below 90° - difference,
  // and below it the arc is counted backwards from the lower meridian
  const start = above ? armc : armc + Math.PI;
  const direction = above ? 1 : -1;
  let ascension = start + (direction * share * Math.PI) / 2;
  for (let round = 0; round < 20; round += 1) {
    const sine = obliqueness * Math.sin(ascension);
    const excess = ascension - start - share * ((direction * Math.PI) / 2 + Math.asin(sine));
    const slope = 1 - (share * obliqueness * Math.cos(ascension)) / Math.sqrt(1 - sine * sine);
    ascension -= excess / slope;
    if (Math.abs(excess) < 1e-12) break;
  }
  return ascension;
}
