import { arcBetween, normaliseDegrees, RADIANS } from './angles';
import type { Observe, Place, RiseRule, Sighting } from './horizon';
import { watchHorizon } from './horizon';
import { scanHorizon } from './scan-horizon';

export type { Place, RiseRule } from './horizon';

/**
 * Rules by name. `upper-limb`: the first light, with refraction; `centre`: the middle of the disc,
 * with refraction; `hindu`: the middle of the disc without refraction, from the earth's centre;
 * `fixed`: the centre of the sun at -0.8333° (34′ of refraction, 16′ of radius).
 */
export const riseRules = {
  'upper-limb': { limb: 'upper', refraction: true },
  centre: { limb: 'centre', refraction: true },
  hindu: { limb: 'centre', refraction: false, geocentric: true },
  fixed: { limb: 'centre', refraction: true, altitude: -0.8333 },
} as const satisfies Record<string, RiseRule>;

/** The name of a rule. */
export type RiseRuleName = keyof typeof riseRules;

/** The rule of Indian almanacs. */
export const defaultRiseRule: RiseRule = riseRules['upper-limb'];

/** Degrees of hour angle a body gains in a day, on the average. */
const paces = { sun: 360, moon: 347.81 } as const;

/** A step below this many days leaves an error of less than 0.02 s. */
const settled = 2e-6;

/** Cosines of the hour angle beyond this are so near the polar day or night that only a scan is safe. */
const safeCosine = 0.98;

/**
 * The first rising after an instant.
 * @param from universal time, days from J2000
 * @param days how far to look; a moonrise can be more than a day away
 * @returns universal time, days from J2000; null when there is none within `days`
 */
export function findRise(
  body: 'sun' | 'moon',
  from: number,
  place: Place,
  days = 1,
  rule = defaultRiseRule,
): number | null {
  return findEvent(-1, body, from, days, watchHorizon(body, from, place, rule), place);
}

/** The first setting after an instant; otherwise as `findRise`. */
export function findSet(
  body: 'sun' | 'moon',
  from: number,
  place: Place,
  days = 1,
  rule = defaultRiseRule,
): number | null {
  return findEvent(+1, body, from, days, watchHorizon(body, from, place, rule), place);
}

/** The first passage over the upper meridian after an instant, universal time in days from J2000. */
export function findTransit(body: 'sun' | 'moon', from: number, place: Place): number {
  const observe = watchHorizon(body, from, place, defaultRiseRule);
  const pace = paces[body];
  let at = from + normaliseDegrees(-observe(from).hourAngle) / pace;
  for (let step = 1; Math.abs(step) > settled; at += step) step = -observe(at).hourAngle / pace;
  // from a hair before noon the correction may lead to a hair before `from`
  return at < from ? findTransit(body, from + 0.01, place) : at;
}

/** @param side -1 for risings, east of the meridian; +1 for settings, west of it */
function findEvent(
  side: -1 | 1,
  body: 'sun' | 'moon',
  from: number,
  days: number,
  observe: Observe,
  place: Place,
): number | null {
  const pace = paces[body];
  const first = observe(from);
  const goal = findHourAngle(first, place);
  if (goal === null) return scanHorizon(side, from, days, observe);
  // of this turn's event and the next, start with one that cannot be too late
  let estimate = from + arcBetween(first.hourAngle, side * goal) / pace;
  for (; estimate < from + days + 0.1; estimate += 360 / pace) {
    if (estimate < from - 0.1) continue;
    const event = approach(side, estimate, pace, observe, place);
    if (event === null) return scanHorizon(side, from, days, observe);
    if (event >= from) return event <= from + days ? event : null;
    estimate = event;
  }
  return null;
}

/** Follows the hour angle of rising or setting to its time; null near the polar day and night. */
function approach(
  side: -1 | 1,
  estimate: number,
  pace: number,
  observe: Observe,
  place: Place,
): number | null {
  let at = estimate;
  for (let round = 0; round < 8; round += 1) {
    const sighting = observe(at);
    const goal = findHourAngle(sighting, place);
    if (goal === null) return null;
    const step = arcBetween(sighting.hourAngle, side * goal) / pace;
    at += step;
    if (Math.abs(step) < settled) return at;
  }
  return null;
}

/** The hour angle at which a body of this declination would meet the rule; null where it is unsafe. */
function findHourAngle({ altitude, excess, declination }: Sighting, place: Place): number | null {
  const [up, out] = [Math.sin(place.latitude * RADIANS), Math.cos(place.latitude * RADIANS)];
  const tilt = declination * RADIANS;
  const cosine =
    (Math.sin((altitude - excess) * RADIANS) - up * Math.sin(tilt)) / (out * Math.cos(tilt));
  return Math.abs(cosine) < safeCosine ? Math.acos(cosine) / RADIANS : null;
}
