import type { getPanchang } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { nameMonth } from 'shared/jyotish/festivals/wording';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { LoadArgs, Loaded } from 'shared/remote-kit/page';
import { describeSteps } from 'shared/ui/crumbs';
import type { CityChoice, CityFields } from '../../forms/city-query';
import { fillCity, findCity } from '../../forms/city-query';
import { nameVara } from '../../../model/panchang-names/limbs';
import { writeDate } from 'shared/i18n/civil-times';
import { isForSearch } from './is-for-search';
import { readMoonrise, writeMoonrise } from './moonrise-choice';
import { panchangRoot, panchangSteps } from './paths';
import { panchangText } from './text';

/** A day's panchang as the service answers it. */
export type PanchangAnswer = AnswerOf<typeof getPanchang>['data'];

/** What the top of the page says of a day. */
export interface ShownDay extends Pick<PanchangAnswer, 'place' | 'date' | 'today'> {
  lead: string;
}

/** What the panchang pages show, with the form above it. */
export interface PanchangData {
  form: CityFields & { date: string };
  /** By which rule the Moon rises. */
  moonrise: MoonRiseRuleName;
  shown: ShownDay | null;
  /** All of the day; a page that is taken over has it in its HTML. */
  panchang?: PanchangAnswer;
  /** `typed-date`: what was typed makes no date; `bad-date`: what the address has is none. */
  trouble:
    ('unknown-city' | 'typed-date' | 'bad-date' | 'skipped-date' | 'unavailable' | 'choose') | null;
  /** Places that may be meant. */
  choices: CityChoice[];
}

/** Loads the panchang of a city; without a date that of today. */
export async function loadDay(
  { call, lang, query: asked }: LoadArgs,
  { city, date, isHome = false }: { city: string; date?: string; isHome?: boolean },
): Promise<Loaded<PanchangData>> {
  const text = panchangText[lang];
  const { getPanchang } = await import('shared/contracts/astro-panchang');
  const moonrise = readMoonrise(asked);
  const query = { lang, moonrise, ...(date ? { date } : {}) };
  const outcome = await call(getPanchang, { params: { city }, query });
  const form = { place: '', placeId: '', placeFor: '', date: date ?? '' };
  if (isFailure(outcome)) {
    const head = { title: text.metaHome, description: text.describeHome, noindex: true };
    const nothing = { shown: null, trouble: null, choices: [] };
    const data: PanchangData = { form, moonrise, ...nothing };
    if (outcome.error_status === 404) {
      const words = city.replaceAll('-', ' ');
      const choices = await findNear(words, call, lang);
      const named = { ...form, place: words };
      return {
        data: { ...data, form: named, trouble: 'unknown-city', choices },
        head,
        status: 404,
      };
    }
    if (outcome.error_status === 400) {
      const trouble = outcome.response?.code === 'skipped_date' ? 'skipped-date' : 'bad-date';
      // the city is good: it stays in the form
      const today = await call(getPanchang, { params: { city }, query: { lang } });
      const kept = isFailure(today) ? form : { ...fillCity(today.data.place), date: form.date };
      return { data: { ...data, form: kept, trouble }, head, status: 404 };
    }
    return { data: { ...data, trouble: 'unavailable' }, head, status: 503 };
  }
  const panchang = outcome.data;
  const { place } = panchang;
  const path = [panchangRoot, place.slug, ...(date ? [date] : [])].join('/');
  const head = describeHead(panchang, lang, { path, isHome, hasDate: date !== undefined });
  return {
    data: {
      form: { ...fillCity(place), date: panchang.date },
      moonrise,
      shown: {
        place,
        date: panchang.date,
        today: panchang.today,
        lead: describeDay(panchang, lang),
      },
      panchang,
      trouble: null,
      choices: [],
    },
    head,
    // older names and ids of larger cities lead to the one address
    ...(place.slug === city ? {} : { redirect: localPath(lang, path) + writeMoonrise(moonrise) }),
  };
}

/** The weekday, the date where the title doesn't say it, and the lunar month. */
function describeDay({ date, today, day }: PanchangAnswer, lang: LoadArgs['lang']): string {
  const text = panchangText[lang];
  const weekday = nameVara(new Date(date).getUTCDay(), lang);
  const words = [date === today ? `${weekday}, ${writeDate(date, lang)}` : weekday];
  if (day) {
    const { purnimanta, adhika, paksha, years } = day.month;
    const name = nameMonth(purnimanta)[lang];
    const month = adhika ? text.calendar.adhika(name) : name;
    words.push(text.lead(month, text.pakshas[paksha], years.vikram));
  }
  return words.join(' · ');
}

async function findNear(words: string, call: LoadArgs['call'], lang: LoadArgs['lang']) {
  const start = words.slice(0, Math.max(3, Math.ceil(words.length / 2)));
  for (const place of [words, start]) {
    const { city, choices } = await findCity({ place, placeId: '', placeFor: '' }, call, lang);
    const found = city ? [city] : choices;
    if (found.length > 0) return found;
  }
  return [];
}

function describeHead(
  panchang: PanchangAnswer,
  lang: LoadArgs['lang'],
  { path, isHome, hasDate }: { path: string; isHome: boolean; hasDate: boolean },
): Loaded<unknown>['head'] {
  const { place, date } = panchang;
  const text = panchangText[lang];
  if (isHome) {
    const steps = panchangSteps(lang);
    return {
      title: text.metaHome,
      description: text.describeHome,
      jsonLd: [describeSteps(steps, lang)],
    };
  }
  const shortDate = writeDate(date, lang, { dateStyle: 'medium' });
  const steps = [...panchangSteps(lang), { name: place.name, path }];
  const jsonLd = [describeSteps(steps, lang)];
  return hasDate
    ? {
        title: text.metaDay(place.name, shortDate),
        description: text.describeDay(place.name, writeDate(date, lang)),
        jsonLd,
        ...(isForSearch(panchang) ? {} : { noindex: true }),
      }
    : { title: text.metaToday(place.name), description: text.describeToday(place.name), jsonLd };
}
