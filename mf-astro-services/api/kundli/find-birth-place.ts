import type { Kundli, KundliInput } from 'shared/contracts/astro-kundli';
import { findPlaceById } from '../places/find-place-by-id';

type BirthPlace = Kundli['input']['place'];

/** The place of birth from an id or from coordinates with their zone; null when the id is unknown. */
export function findBirthPlace(
  input: Pick<KundliInput, 'placeId' | 'latitude' | 'longitude' | 'timeZone'>,
  lang: 'en' | 'hi',
): BirthPlace | null {
  if (input.placeId) {
    const place = findPlaceById(input.placeId, lang);
    if (place === null) return null;
    const { name, region, country, latitude, longitude, timeZone } = place;
    return { name, region, country, latitude, longitude, timeZone };
  }
  const { latitude, longitude, timeZone } = input;
  if (latitude === undefined || longitude === undefined || timeZone === undefined) return null;
  return { name: null, region: '', country: '', latitude, longitude, timeZone };
}
