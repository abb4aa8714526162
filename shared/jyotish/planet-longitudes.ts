import { AstroTime, Body, GeoMoon, GeoVector } from 'astronomy-engine';
import { arcBetween, normaliseDegrees, RADIANS } from './angles';
import { computeLahiri } from './ayanamsa';
import type { Graha, NodeKind } from './chart-types';
import { computeMeanNode, computeTrueNode } from './lunar-node';
import { turnToEclipticOfDate } from './precession';

/** Sidereal ecliptic coordinates in degrees. */
export interface SiderealPlace {
  longitude: number;
  latitude: number;
}

const bodies = {
  sun: Body.Sun,
  mars: Body.Mars,
  mercury: Body.Mercury,
  jupiter: Body.Jupiter,
  venus: Body.Venus,
  saturn: Body.Saturn,
} as const;

// light from the moon takes about 1.28 s; the library leaves that out for the moon alone
const moonLightDays = 1.28 / 86_400;

// half the step of the numeric derivative: short beside the moon's wobble, long beside rounding
const halfStepDays = 0.01;

/** Apparent geocentric sidereal (Lahiri) place of a graha at a terrestrial time. */
export function locateGraha(graha: Graha, tt: number, node: NodeKind): SiderealPlace {
  if (graha === 'rahu' || graha === 'ketu') {
    const rahu = node === 'true' ? computeTrueNode(tt) : computeMeanNode(tt);
    const longitude = rahu - computeLahiri(tt) + (graha === 'ketu' ? 180 : 0);
    return { longitude: normaliseDegrees(longitude), latitude: 0 };
  }
  const seen =
    graha === 'moon'
      ? GeoMoon(AstroTime.FromTerrestrialTime(tt - moonLightDays))
      : GeoVector(bodies[graha], AstroTime.FromTerrestrialTime(tt), true);
  const [x, y, z] = turnToEclipticOfDate([seen.x, seen.y, seen.z], tt);
  return {
    longitude: normaliseDegrees(Math.atan2(y, x) / RADIANS - computeLahiri(tt)),
    latitude: Math.atan2(z, Math.hypot(x, y)) / RADIANS,
  };
}

/** Speed in sidereal longitude, degrees per day. */
export function computeSpeed(graha: Graha, tt: number, node: NodeKind): number {
  const before = locateGraha(graha, tt - halfStepDays, node).longitude;
  const after = locateGraha(graha, tt + halfStepDays, node).longitude;
  return arcBetween(before, after) / (2 * halfStepDays);
}
