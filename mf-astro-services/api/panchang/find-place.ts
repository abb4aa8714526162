import type { PanchangPlace } from 'shared/contracts/astro-panchang';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { moonRiseRules } from 'shared/jyotish/panchang/moon-rise-rules';
import type { Lang } from 'shared/remote-kit/page';
import { findCityRow, findCitySlug } from '../places/city-slugs';
import { describePlace } from '../places/describe-place';
import { findPlaceById } from '../places/find-place-by-id';

/** The place a city in an address means, in the reader's language; null when there is none. */
export function findPlace(city: string, lang: Lang): PanchangPlace | null {
  const row = findCityRow(city);
  const found = row === null ? findPlaceById(city, lang) : describePlace(row, lang);
  if (!found) return null;
  const { id, accuracyKm: _, ...place } = found;
  return { slug: (row !== null && findCitySlug(row)) || id, ...place };
}

/** Its coordinates and zone, as the engine takes them, with the rule of moonrise. */
export function locate(
  { latitude, longitude, timeZone }: PanchangPlace,
  moonrise: MoonRiseRuleName = 'geometric-centre',
) {
  return { timeZone, place: { latitude, longitude }, moonRiseRule: moonRiseRules[moonrise] };
}
