import type { Place } from '../astronomy/rise-set';
import { findRise, findSet } from '../astronomy/rise-set';
import { defaultMoonRiseRule } from './moon-rise-rules';
import type { SunDay } from './sun-day';

type DaySpan = Pick<SunDay, 'sunrise' | 'nextSunrise'>;

/**
 * The moonrise of a panchang day: the first from its sunrise on. The Moon rises some fifty minutes
 * later each day, so about once a month a day has none.
 * @returns universal time in days from J2000; null when there is none before the next sunrise
 */
export function findMoonrise(
  { sunrise, nextSunrise }: DaySpan,
  place: Place,
  rule = defaultMoonRiseRule,
): number | null {
  return findRise('moon', sunrise, place, nextSunrise - sunrise, rule);
}

/** The moonset of a panchang day; otherwise as `findMoonrise`. */
export function findMoonset(
  { sunrise, nextSunrise }: DaySpan,
  place: Place,
  rule = defaultMoonRiseRule,
): number | null {
  return findSet('moon', sunrise, place, nextSunrise - sunrise, rule);
}
