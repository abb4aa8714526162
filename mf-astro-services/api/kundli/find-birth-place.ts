import type { Kundli, KundliInput } from 'shared/contracts/astro-kundli';
import { findPlaceAt } from 'shared/places/place-at';
import { findPlaceById } from '../places/find-place-by-id';
import { getPlaceTable } from '../places/place-table';

type BirthPlace = Kundli['input']['place'];

/** The place of birth from an id or from coordinates, with their zone or that of the map; null when the id is unknown. */
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
  const { latitude, longitude } = input;
  if (latitude === undefined || longitude === undefined) return null;
  const timeZone = input.timeZone ?? findPlaceAt(getPlaceTable(), { latitude, longitude }).timeZone;
  return { name: null, region: '', country: '', latitude, longitude, timeZone };
}
