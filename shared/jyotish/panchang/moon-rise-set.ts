import type { Place, RiseRule } from '../astronomy/rise-set';
import { findRise, findSet, riseRules } from '../astronomy/rise-set';
import type { SunDay } from './sun-day';

/**
 * What counts as the Moon's rising, by name. `geometric-centre`: the middle of the disc on the
 * horizon, without refraction, as Drik Panchang prints it; `upper-limb`: the first light with refraction, about
 * four minutes earlier at rising and later at setting.
 */
export const moonRiseRules = {
  'geometric-centre': { limb: 'centre', refraction: false },
  'upper-limb': riseRules['upper-limb'],
} as const satisfies Record<string, RiseRule>;

/** The name of a rule of moonrise. */
export type MoonRiseRuleName = keyof typeof moonRiseRules;

/** Those names, for whoever offers the choice. */
export const moonRiseRuleNames = Object.keys(moonRiseRules) as MoonRiseRuleName[];

/** The rule of moonrise where none is asked for. */
export const defaultMoonRiseRule: RiseRule = moonRiseRules['geometric-centre'];

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
