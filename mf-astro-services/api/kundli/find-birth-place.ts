import type { Kundli, KundliInput } from 'shared/contracts/astro-kundli';
import { describePlace, findPlaceRow } from '../places/describe-place';

type BirthPlace = Kundli['input']['place'];

/** The place of birth from an id or from coordinates with their zone; null when the id is unknown. */
export function findBirthPlace(
  input: Pick<KundliInput, 'placeId' | 'latitude' | 'longitude' | 'timeZone'>,
  lang: 'en' | 'hi',
): BirthPlace | null {
  if (input.placeId) {
    const row = findPlaceRow(input.placeId);
    if (row === null) return null;
    const { name, region, country, latitude, longitude, timeZone } = describePlace(row, lang);
    return { name, region, country, latitude, longitude, timeZone };
  }
  const { latitude, longitude, timeZone } = input;
  if (latitude === undefined || longitude === undefined || timeZone === undefined) return null;
  return { name: null, region: '', country: '', latitude, longitude, timeZone };
}
