import {
  AstroTime,
  Body as Source,
  Observer,
  SearchHourAngle,
  SearchRiseSet,
} from 'astronomy-engine';

/** A place on earth: degrees, north and east positive; metres above the sea, 0 when left out. */
export interface Place {
  latitude: number;
  longitude: number;
  altitude?: number;
}

/** What counts as rising: which part of the disc, and whether the air bends its light (34′). */
export interface RiseRule {
  limb: 'upper' | 'centre';
  refraction: boolean;
}

/** The rule of Indian almanacs and of Drik Panchang: upper limb, with refraction (-0.8333° for the sun). */
export const defaultRiseRule: RiseRule = { limb: 'upper', refraction: true };

const sources = { sun: Source.Sun, moon: Source.Moon };

/**
 * The first rising after an instant.
 * @param from universal time, days from J2000
 * @returns universal time, days from J2000; null when there is none within `days`
 */
export function findRise(
  body: 'sun' | 'moon',
  from: number,
  place: Place,
  days = 1,
  rule = defaultRiseRule,
): number | null {
  return search(body, +1, from, place, days, rule);
}

/** The first setting after an instant; otherwise as `findRise`. */
export function findSet(
  body: 'sun' | 'moon',
  from: number,
  place: Place,
  days = 1,
  rule = defaultRiseRule,
): number | null {
  return search(body, -1, from, place, days, rule);
}

/** The first passage over the meridian after an instant, universal time in days from J2000. */
export function findTransit(body: 'sun' | 'moon', from: number, place: Place): number {
  const observer = new Observer(place.latitude, place.longitude, place.altitude ?? 0);
  return SearchHourAngle(sources[body], observer, 0, new AstroTime(from)).time.ut;
}

function search(
  body: 'sun' | 'moon',
  direction: number,
  from: number,
  place: Place,
  days: number,
  rule: RiseRule,
): number | null {
  if (rule.limb !== 'upper' || !rule.refraction) throw new RangeError('Not implemented');
  const observer = new Observer(place.latitude, place.longitude, place.altitude ?? 0);
  return SearchRiseSet(sources[body], observer, direction, new AstroTime(from), days)?.ut ?? null;
}
