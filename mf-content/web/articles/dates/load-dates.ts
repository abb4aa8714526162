import { getSuggest } from 'shared/contracts/astro';
import { getFestivalCalendar } from 'shared/contracts/astro-panchang';
import { isFailure } from 'shared/http/failure';
import { labelPlace } from 'shared/places/label-place';
import { settlePlace } from 'shared/places/settle-place';
import type { LoadArgs } from 'shared/remote-kit/page';
import { findComing, keepDates, readOccasion, type CityDates, type Occasion } from './city-dates';

/** What the part "when it is" shows; `shown` is null when the calendar could not be read. */
export interface DatesData {
  occasion: Occasion;
  shown: CityDates | null;
  /** The city named in the address: whether it is the one shown, else the places it may mean. */
  asked: { city: string; isKnown: boolean; choices: { id: string; label: string }[] } | null;
}

interface RiteDetails {
  festival_ids: string[];
  frequency?: string;
}

/** Reads this year's and next year's days of an occasion in a city. */
async function readCityDates(
  { call, lang, preferences: { clock } }: LoadArgs,
  city: string,
  occasion: Occasion,
): Promise<CityDates | null> {
  const query = { ids: occasion.ids.join(','), years: 2, lang };
  const outcome = await call(getFestivalCalendar, { params: { city }, query });
  return isFailure(outcome) ? null : keepDates(outcome.data, occasion, { clock, lang });
}

/**
 * The dates of a festival or vrat in the city the address names, else in the visitor's. `city` is the word
 * or id that stands for a place in addresses; `place` is what the visitor typed.
 */
export async function loadDates(args: LoadArgs, details: RiteDetails): Promise<DatesData | null> {
  const occasion = readOccasion(details);
  if (!occasion) return null;
  const { query, preferences } = args;
  const named = (name: string) => query.get(name)?.trim().slice(0, 80) ?? '';
  const [city, typed] = [named('city'), named('place')];
  const read = (slug: string) => readCityDates(args, slug, occasion);
  const chosen = city && !typed ? await read(city) : null;
  const meant = chosen || !(typed || city) ? null : await findMeant(args, typed || city);
  const found = chosen ?? (meant?.id ? await read(meant.id) : null);
  return {
    occasion,
    shown: found ?? (await read(preferences.city.slug)),
    asked:
      typed || city
        ? { city: typed || city, isKnown: found !== null, choices: meant?.choices ?? [] }
        : null,
  };
}

/** The place a text means, in either script; else those it may mean. */
async function findMeant({ call, lang }: LoadArgs, text: string) {
  const outcome = await call(getSuggest, { params: { text }, query: { lang } });
  const { place, choices } = settlePlace(isFailure(outcome) ? [] : outcome.data, text);
  return {
    id: place?.id ?? null,
    choices: choices.map((one) => ({ id: one.id, label: labelPlace(one) })),
  };
}

/** The next date of each item in the visitor's city, by slug; empty when the calendar could not be read. */
export async function loadNextDates(
  { call, lang, preferences }: LoadArgs,
  items: readonly { slug: string; details: RiteDetails }[],
): Promise<Record<string, string>> {
  const occasions = items.map(({ slug, details }) => ({ slug, occasion: readOccasion(details) }));
  const ids = new Set(occasions.flatMap(({ occasion }) => occasion?.ids ?? []));
  if (ids.size === 0) return {};
  const query = { ids: [...ids].join(','), years: 2, lang };
  const outcome = await call(getFestivalCalendar, {
    params: { city: preferences.city.slug },
    query,
  });
  if (isFailure(outcome)) return {};
  const { festivals, today } = outcome.data;
  return Object.fromEntries(
    occasions.flatMap(({ slug, occasion }) => {
      const coming = occasion && findComing(festivals ?? [], occasion, today);
      return coming ? [[slug, coming.date]] : [];
    }),
  );
}
