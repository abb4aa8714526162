import { getSuggest } from 'shared/contracts/astro';
import { getFestivalCalendar } from 'shared/contracts/astro-panchang';
import { isFailure } from 'shared/http/failure';
import type { LoadArgs } from 'shared/remote-kit/page';
import { findComing, keepDates, readOccasion, type CityDates, type Occasion } from './city-dates';

/** What the part "when it is" shows; `shown` is null when the calendar could not be read. */
export interface DatesData {
  occasion: Occasion;
  shown: CityDates | null;
  /** The city named in the address: whether it is the one shown, or nobody knows it. */
  asked: { city: string; isKnown: boolean } | null;
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

/** The dates of a festival or vrat in the city the address names, else in the visitor's. */
export async function loadDates(args: LoadArgs, details: RiteDetails): Promise<DatesData | null> {
  const occasion = readOccasion(details);
  if (!occasion) return null;
  const { call, lang, query, preferences } = args;
  const city = query.get('city')?.trim().slice(0, 80) ?? '';
  const read = (slug: string) => readCityDates(args, slug, occasion);
  const found = city ? ((await read(city)) ?? (await readSuggested(city))) : null;
  return {
    occasion,
    shown: found ?? (await read(preferences.city.slug)),
    asked: city ? { city, isKnown: found !== null } : null,
  };

  /** A city by the beginning of its name, in either script. */
  async function readSuggested(text: string): Promise<CityDates | null> {
    const outcome = await call(getSuggest, { params: { text }, query: { lang } });
    const [first] = isFailure(outcome) ? [] : outcome.data;
    return first ? read(first.id) : null;
  }
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
