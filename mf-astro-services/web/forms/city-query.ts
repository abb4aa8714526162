import type { Place } from 'shared/contracts/astro';
import { cutText } from 'shared/i18n/cut-text';
import type { Call, Lang } from 'shared/remote-kit/page';
import { isFailure } from 'shared/http/failure';
import { labelPlace } from 'shared/places/label-place';
import { settlePlace } from 'shared/places/settle-place';

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

/** What a filled-in city field means: one city, or else the places it may mean; both empty when none. */
export interface FoundCity {
  city: CityChoice | null;
  choices: CityChoice[];
}

/** Finds what a filled-in city field means; what was chosen from the suggestions is that place. */
export async function findCity(
  { place, placeId, placeFor }: CityFields,
  call: Call,
  lang: Lang,
): Promise<FoundCity> {
  if (placeId && placeFor === place) return { city: { id: placeId, label: place }, choices: [] };
  const { getSuggest } = await import('shared/contracts/astro');
  const outcome = await call(getSuggest, { params: { text: cutText(place, 80) }, query: { lang } });
  if (isFailure(outcome)) return { city: null, choices: [] };
  const settled = settlePlace(outcome.data, place);
  const choose = (one: Place): CityChoice => ({ id: one.id, label: labelPlace(one) });
  return {
    city: settled.place && choose(settled.place),
    choices: settled.choices.map(choose),
  };
}
