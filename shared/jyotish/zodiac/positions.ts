import { normaliseDegrees } from '../astronomy/angles';
import { followBody } from '../astronomy/bodies';
import type { Place } from '../astronomy/horizon';
import { computeMeanNode, computeTrueNode } from '../astronomy/lunar-node';
import { computeLocalSky } from '../astronomy/local-sky';
import type { Instant } from '../astronomy/time-scales';
import { findRisingPoint } from './ascendant';
import { computeAyanamsa } from './ayanamsa';
import { defaultZodiac, type Zodiac } from './graha-places';

/** The lagna and the grahas as bare numbers: sidereal degrees, and degrees a day. */
export interface Positions {
  ascendant: number;
  /** Sun, moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu: the order of `grahas`. */
  longitudes: number[];
  /** Of the same but Rahu: tropical, the zodiac's own 50″ a year not taken off. */
  speeds: number[];
}

const bodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;

/**
 * What a chart is made of, without the chart: for work in bulk.
 * @throws RangeError outside 1800 to 2199
 */
export function computePositions(
  at: Instant,
  place: Place,
  zodiac: Zodiac = defaultZodiac,
): Positions {
  const ayanamsa = computeAyanamsa(zodiac.ayanamsa, at.tt);
  const sky = computeLocalSky(at, place.longitude);
  const longitudes: number[] = [];
  const speeds: number[] = [];
  for (const body of bodies) {
    const { longitude, speed } = followBody(body, at.tt);
    longitudes.push(normaliseDegrees(longitude - ayanamsa));
    speeds.push(speed);
  }
  const node = zodiac.node === 'true' ? computeTrueNode(at.tt) : computeMeanNode(at.tt);
  longitudes.push(normaliseDegrees(node - ayanamsa));
  return {
    ascendant: normaliseDegrees(findRisingPoint(sky, place.latitude) - sky.nutation - ayanamsa),
    longitudes,
    speeds,
  };
}
