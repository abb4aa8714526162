import type { FestivalOfPlace, getFestivalCalendar } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import { localPath } from 'shared/i18n/local-path';
import type { Lang, Load, Loaded } from 'shared/remote-kit/page';
import { describeSteps, type Step } from 'shared/ui/crumbs';
import { festivalsPath, panchangSteps, placePath } from '../panchang/paths';
import { panchangText } from '../panchang/text';
import { festivalsText } from './text';

type Calendar = AnswerOf<typeof getFestivalCalendar>['data'];

/**
 * A festival of the list: its name, its kind, and the days other traditions keep. Times and reasons are
 * on the page of its day; with them, and with names for its parts, a year would be four times as long.
 */
export type ListedFestival = [
  name: string,
  kind: FestivalOfPlace['kind'],
  others?: [name: string, date: string][],
];

/** A day of the year with what is kept on it. */
export type FestivalDay = [date: string, festivals: ListedFestival[]];

export type ListedCalendar = Omit<Calendar, 'festivals'>;

interface FestivalsOfYear {
  kind: 'year';
  calendar: ListedCalendar;
  steps: Step[];
  /** Whether any day of the year has a sunrise and a sunset there. */
  hasDays: boolean;
  /** A page that is taken over has them in its HTML. */
  days?: FestivalDay[];
}

/** The festivals of a year, or why there are none. */
export type FestivalsData = FestivalsOfYear | { kind: 'unknown' | 'unavailable' };

const load: Load<FestivalsData> = async ({ params, lang, call }) => {
  const { city = '', file = '' } = params;
  const text = festivalsText[lang];
  const year = /^year-(\d{4})$/.exec(file)?.[1];
  if (!year) return fail('unknown', lang);
  const { getFestivalCalendar } = await import('shared/contracts/astro-panchang');
  const query = { year: Number(year), lang };
  const outcome = await call(getFestivalCalendar, { params: { city }, query });
  if (isFailure(outcome))
    return fail(outcome.error_status >= 500 ? 'unavailable' : 'unknown', lang);
  const { festivals, ...calendar } = outcome.data;
  const { place, today } = calendar;
  const steps = [
    ...panchangSteps(lang),
    { name: place.name, path: placePath(place.slug) },
    { name: panchangText[lang].festivalsOfYear(year), path: festivalsPath(place.slug, year) },
  ];
  // years long past or far ahead are for readers, not for search engines to walk through
  const isFar = Math.abs(Number(year) - Number(today.slice(0, 4))) > 2;
  return {
    data: {
      kind: 'year',
      calendar,
      hasDays: festivals !== null,
      days: listDays(festivals ?? []),
      steps,
    },
    head: {
      title: text.meta(place.name, year),
      description: text.description(place.name, year),
      jsonLd: [describeSteps(steps, lang)],
      ...(isFar ? { noindex: true } : {}),
    },
    ...(place.slug === city ? {} : { redirect: localPath(lang, festivalsPath(place.slug, year)) }),
  };
};

export default load;

function listDays(festivals: FestivalOfPlace[]): FestivalDay[] {
  const days = new Map<string, ListedFestival[]>();
  for (const { date, name, kind, alternatives } of festivals) {
    const others = alternatives.map((other): [string, string] => [other.name, other.date]);
    const listed: ListedFestival = others.length > 0 ? [name, kind, others] : [name, kind];
    days.set(date, [...(days.get(date) ?? []), listed]);
  }
  return [...days];
}

function fail(kind: 'unknown' | 'unavailable', lang: Lang): Loaded<FestivalsData> {
  const text = festivalsText[lang];
  const [title, description, status] =
    kind === 'unknown' ? [text.unknown, text.unknownText, 404] : [text.name, text.unavailable, 503];
  return { data: { kind }, head: { title, description, noindex: true }, status };
}
