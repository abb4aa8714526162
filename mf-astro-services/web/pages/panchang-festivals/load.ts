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

/** A festival without its times, which only the page of its day shows. */
export type ListedFestival = Omit<FestivalOfPlace, 'instants'>;

type ListedCalendar = Omit<Calendar, 'festivals'> & { festivals: ListedFestival[] | null };

/** The festivals of a year, or why there are none. */
export type FestivalsData =
  { kind: 'year'; calendar: ListedCalendar; steps: Step[] } | { kind: 'unknown' | 'unavailable' };

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
  const { place, today } = outcome.data;
  const festivals = outcome.data.festivals?.map(({ instants: _, ...listed }) => listed) ?? null;
  const steps = [
    ...panchangSteps(lang),
    { name: place.name, path: placePath(place.slug) },
    { name: panchangText[lang].festivalsOfYear(year), path: festivalsPath(place.slug, year) },
  ];
  // years long past or far ahead are for readers, not for search engines to walk through
  const isFar = Math.abs(Number(year) - Number(today.slice(0, 4))) > 2;
  return {
    data: { kind: 'year', calendar: { ...outcome.data, festivals }, steps },
    head: {
      title: text.meta(place.name, year),
      description: text.description(place.name, year),
      jsonLd: [describeSteps(steps, lang), ...describeEvents(outcome.data, lang)],
      ...(isFar ? { noindex: true } : {}),
    },
    ...(place.slug === city ? {} : { redirect: localPath(lang, festivalsPath(place.slug, year)) }),
  };
};

export default load;

/** The great days as events; vrats that return every month would only be noise. */
function describeEvents({ festivals, place }: Calendar, lang: Lang): object[] {
  return (festivals ?? [])
    .filter(({ kind }) => kind === 'festival')
    .map(({ name, date, rule }) => ({
      '@type': 'Event',
      name,
      startDate: date,
      endDate: date,
      description: rule,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: place.name, address: place.country },
      url: localPath(lang, placePath(place.slug, date)),
    }));
}

function fail(kind: 'unknown' | 'unavailable', lang: Lang): Loaded<FestivalsData> {
  const text = festivalsText[lang];
  const [title, description, status] =
    kind === 'unknown' ? [text.unknown, text.unknownText, 404] : [text.name, text.unavailable, 503];
  return { data: { kind }, head: { title, description, noindex: true }, status };
}
