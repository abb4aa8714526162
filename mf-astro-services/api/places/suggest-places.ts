import type { SuggestedPlace } from 'shared/contracts/astro';
import { findPlaces } from 'shared/places/find-places';
import { foldName } from 'shared/places/fold-name';
import { readCoordinates } from 'shared/places/read-coordinates';
import { describePlace, describePosition } from './describe-place';
import { nameDistrict } from './name-region';
import { getPlaceTable } from './place-table';

const shortAnswers = new Map<string, ReturnType<typeof findPlaces>>();

/** At most ten places a text may mean, best first; a position is a place of its own. */
export function suggestPlaces(text: string, lang: 'en' | 'hi'): SuggestedPlace[] {
  const position = readCoordinates(text);
  if (position)
    return [{ ...describePosition(position.latitude, position.longitude, lang), fits: true }];
  return findShort(text).map(({ row, fits }) => ({
    ...describePlace(row, lang),
    ...nameDistrict(row, lang),
    fits,
  }));
}

/** One or two letters begin thousands of names, and everybody types them first. */
function findShort(text: string): ReturnType<typeof findPlaces> {
  const folded = foldName(text);
  const known = shortAnswers.get(folded);
  if (known) return known;
  const found = findPlaces(getPlaceTable(), text);
  if (folded.length <= 2 && found.length > 0) shortAnswers.set(folded, found);
  return found;
}
