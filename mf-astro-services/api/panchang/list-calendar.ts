import type { getFestivalCalendar, PanchangPlace } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';
import { findToday } from './describe-day';
import { describeFestival, isMonthly, listFestivalsOfYear } from './festivals-of-place';

interface Wanted {
  year?: number | undefined;
  years: number;
  from?: string | undefined;
  limit: number;
  which: 'all' | 'major';
  ids?: string | undefined;
  moonrise: MoonRiseRuleName;
  lang: Lang;
}

/** The festivals of a year, or of two; from a date on, those of the next year as well. */
export function listCalendar(
  place: PanchangPlace,
  { year: wanted, years: count, from, limit, which, ids, moonrise, lang }: Wanted,
  now: Date,
): AnswerOf<typeof getFestivalCalendar>['data'] {
  const today = findToday(place.timeZone, now);
  const year = wanted ?? Number((from ?? today).slice(0, 4));
  const goesOn = (from || count === 2) && year < supportedYears.last;
  const years = goesOn ? [year, year + 1] : [year];
  const chosen = ids && new Set(ids.split(','));
  const found = years.map((one) => listFestivalsOfYear(place, one, moonrise));
  const festivals = found
    .flatMap((ofYear) => ofYear.festivals)
    .filter(({ date }) => !from || date >= from)
    .filter((festival) => which === 'all' || !isMonthly(festival))
    .filter(({ id }) => !chosen || chosen.has(id))
    .slice(0, limit)
    .map((festival) => describeFestival(festival, lang));
  const absent = found
    .flatMap((ofYear) => ofYear.absent)
    .filter(({ until }) => !from || until >= from);
  return { place, today, year, festivals, absent };
}
