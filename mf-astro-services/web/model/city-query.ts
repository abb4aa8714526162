import type { Call, Lang } from 'shared/remote-kit/page';
import { isFailure } from 'shared/http/failure';
import { labelPlace } from './label-place';

/** A form for a city as it was filled in, and the places it may mean. */
export interface CityFields {
  place: string;
  placeId: string;
  /** The text `placeId` was chosen for: another text makes the choice void. */
  placeFor: string;
}

/** A place to choose: its id stands in addresses. */
export interface CityChoice {
  id: string;
  label: string;
}

/** Takes the fields of the city out of a query. */
export function readCityFields(query: URLSearchParams): CityFields {
  const read = (name: string): string => query.get(name)?.trim() ?? '';
  return { place: read('place'), placeId: read('placeId'), placeFor: read('placeFor') };
}

/** The city field filled in with a known place. */
export function fillCity(place: { name: string; region: string; country: string }): CityFields {
  return { place: labelPlace(place), placeId: '', placeFor: '' };
}

/** The city field filled in with a place that is the one meant. */
export function chooseCity(place: Parameters<typeof fillCity>[0] & { slug: string }): CityFields {
  const label = labelPlace(place);
  return { place: label, placeId: place.slug, placeFor: label };
}

/**
 * Finds what a filled-in city field means: one place, several to choose from, or none. A whole name
 * that one place alone bears, or that was chosen from the suggestions, is that place.
 */
export async function findCity(
  { place, placeId, placeFor }: CityFields,
  call: Call,
  lang: Lang,
): Promise<CityChoice[]> {
  if (placeId && placeFor === place) return [{ id: placeId, label: place }];
  const { getSuggest } = await import('shared/contracts/astro');
  const [text = ''] = place.split(',');
  const outcome = await call(getSuggest, { params: { text: text.trim() }, query: { lang } });
  if (isFailure(outcome)) return [];
  const choices = outcome.data.map((one) => ({ id: one.id, label: labelPlace(one) }));
  const exact = choices.filter(({ label }) => label === place);
  return exact.length === 1 ? exact : choices;
}
