import { normaliseDegrees, RADIANS } from '../angles';
import { type BodyPlace, locateBody } from '../bodies';
import { findCrossing } from '../crossing';
import type { Span } from './eclipse-types';

/** Equatorial radius of the earth in AU. */
export const EARTH_RADIUS_AU = 6378.137 / 149_597_870.7;
/** Radii in equatorial radii of the earth; the moon's is the mean one of the IAU (1982). */
export const SUN_RADIUS = 696_000 / 6378.137;
export const MOON_RADIUS = 0.2725076;

/** x, y, z of a place in equatorial radii of the earth, in the ecliptic of date. */
export function toVector({ longitude, latitude, distance }: BodyPlace): [number, number, number] {
  const [along, across] = [longitude * RADIANS, latitude * RADIANS];
  const reach = distance / EARTH_RADIUS_AU;
  return [
    reach * Math.cos(across) * Math.cos(along),
    reach * Math.cos(across) * Math.sin(along),
    reach * Math.sin(across),
  ];
}

/**
 * The syzygies of a span: when the moon's longitude exceeds the sun's by 0° or 180°.
 * @returns terrestrial time, days from J2000
 */
export function findSyzygies(elongation: 0 | 180, from: number, until: number): number[] {
  const found: number[] = [];
  let at = from - 1;
  while (at < until) {
    const ahead = normaliseDegrees(elongation - elongationAt(at));
    // the moon gains 10.9° to 14.5° a day on the sun
    const when = findCrossing(
      elongationAt,
      elongation,
      at + ahead / 14.7,
      at + ahead / 10.8 + 0.01,
    );
    if (when >= from && when < until) found.push(when);
    at = when + 28;
  }
  return found;
}

function elongationAt(tt: number): number {
  return normaliseDegrees(locateBody('moon', tt).longitude - locateBody('sun', tt).longitude);
}

/** When a distance is least, which it is once between two times and smoothly. */
export function findLeast(distance: (at: number) => number, from: number, until: number): number {
  const step = 0.002;
  return findCrossing((at) => distance(at + step) - distance(at - step), 0, from, until);
}

/** The span within half a day of its least in which a distance is below a limit; null if it never is. */
export function findSpanBelow(
  distance: (at: number) => number,
  limit: (at: number) => number,
  least: number,
): Span | null {
  const excess = (at: number) => distance(at) - limit(at);
  if (excess(least) >= 0) return null;
  return {
    from: findCrossing(excess, 0, least - 0.5, least),
    until: findCrossing(excess, 0, least, least + 0.5),
  };
}
