import { normaliseDegrees } from '../astronomy/angles';
import { locateBody, longitudeOf } from '../astronomy/bodies';
import { computeMeanNode, computeTrueNode } from '../astronomy/lunar-node';
import type { Ayanamsa } from './ayanamsa';
import { computeAyanamsa } from './ayanamsa';
import type { Graha, NodeKind } from './graha';

/** What a sidereal longitude depends on. */
export interface Zodiac {
  ayanamsa: Ayanamsa;
  node: NodeKind;
}

/** Lahiri and the mean node: what Indian almanacs use. */
export const defaultZodiac: Zodiac = { ayanamsa: 'lahiri', node: 'mean' };

/** Sidereal ecliptic coordinates in degrees, and the speed in longitude in degrees per day. */
export interface GrahaPlace {
  longitude: number;
  latitude: number;
  speed: number;
}

// half the step of the nodes' numeric derivative, in days
const halfStep = 0.01;

/** Only the sidereal longitude of `locateGraha`, in degrees: what searches evaluate. */
export function grahaLongitude(graha: Graha, tt: number, zodiac: Zodiac = defaultZodiac): number {
  return normaliseDegrees(
    tropicalLongitude(graha, tt, zodiac) - computeAyanamsa(zodiac.ayanamsa, tt),
  );
}

/** Apparent geocentric sidereal place of a graha. @param tt terrestrial time, days from J2000 */
export function locateGraha(graha: Graha, tt: number, zodiac: Zodiac = defaultZodiac): GrahaPlace {
  const precession =
    (computeAyanamsa(zodiac.ayanamsa, tt + halfStep) -
      computeAyanamsa(zodiac.ayanamsa, tt - halfStep)) /
    (2 * halfStep);
  const longitude = grahaLongitude(graha, tt, zodiac);
  if (graha === 'rahu' || graha === 'ketu') {
    const [before, after] = [tt - halfStep, tt + halfStep].map((at) => nodeLongitude(at, zodiac));
    const moved = normaliseDegrees((after ?? 0) - (before ?? 0) + 180) - 180;
    return { longitude, latitude: 0, speed: moved / (2 * halfStep) - precession };
  }
  const { latitude, speed } = locateBody(graha, tt);
  return { longitude, latitude, speed: speed - precession };
}

function tropicalLongitude(graha: Graha, tt: number, zodiac: Zodiac): number {
  if (graha === 'rahu') return nodeLongitude(tt, zodiac);
  if (graha === 'ketu') return nodeLongitude(tt, zodiac) + 180;
  return longitudeOf(graha, tt);
}

function nodeLongitude(tt: number, { node }: Zodiac): number {
  return node === 'true' ? computeTrueNode(tt) : computeMeanNode(tt);
}
