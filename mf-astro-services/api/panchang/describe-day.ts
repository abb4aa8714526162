import type { AnswerOf } from 'shared/contracts/contract';
import type { getPanchang, PanchangOfDay, PanchangPlace } from 'shared/contracts/astro-panchang';
import { findMuhurats } from 'shared/jyotish/muhurat/find-muhurats';
import { muhuratKinds } from 'shared/jyotish/muhurat/muhurat-rules';
import { findCivilDate, findDayStart } from 'shared/jyotish/panchang/civil-day';
import { findKaranaKind } from 'shared/jyotish/panchang/elements';
import { describeLunarDay } from 'shared/jyotish/panchang/lunar-day';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { computePanchangDay } from 'shared/jyotish/panchang/panchang';
import type { PanchangDay } from 'shared/jyotish/panchang/panchang-types';
import { readInstant, writeInstant } from 'shared/jyotish/astronomy/time-scales';
import type { Lang } from 'shared/remote-kit/page';
import { describeFestival, listFestivalsOfYear } from './festivals-of-place';
import { locate } from './find-place';

interface Wanted {
  /** Today when left out. */
  date?: string | undefined;
  moonrise: MoonRiseRuleName;
  lang: Lang;
}

type Answer = AnswerOf<typeof getPanchang>['data'];

/** The date in a zone at a moment. */
export function findToday(timeZone: string, now: Date): string {
  return findCivilDate(readInstant(now.toISOString()).ut, timeZone);
}

/** All of a day for its page, or what is wrong with the date. */
export function describeDay(
  place: PanchangPlace,
  { date: wanted, moonrise, lang }: Wanted,
  now: Date,
): Answer | 'bad_date' | 'unsupported_year' | 'skipped_date' {
  const today = findToday(place.timeZone, now);
  const date = wanted ?? today;
  const found = computePanchangDay({ date, ...locate(place, moonrise) });
  const problem = found.ok ? null : found.code;
  if (problem === 'bad_date' || problem === 'unsupported_year' || problem === 'skipped_date')
    return problem;
  if (problem === 'unknown_zone' || problem === 'bad_place')
    throw new Error(`${place.slug} has no panchang: ${problem}`);
  const { festivals } = listFestivalsOfYear(place, Number(date.slice(0, 4)), moonrise);
  return {
    at: now.toISOString(),
    place,
    today,
    date,
    day: found.ok ? writeDay(found) : null,
    sunless: problem,
    noon: describeNoon(date, place.timeZone),
    festivals: found.ok
      ? festivals
          .filter((festival) => festival.date === date)
          .map((festival) => describeFestival(festival, lang))
      : null,
    muhurats: found.ok ? listMuhurats(place, date) : [],
    eclipses: found.ok ? found.eclipses : [],
  };
}

function describeNoon(date: string, timeZone: string): Answer['noon'] {
  const noon = writeInstant(findDayStart(date, timeZone) + 0.5);
  const { tithi, nakshatra, tithiEnds, nakshatraEnds } = describeLunarDay(noon);
  return { tithi, nakshatra, tithiEnds, nakshatraEnds };
}

function listMuhurats(place: PanchangPlace, date: string): Answer['muhurats'] {
  return muhuratKinds.flatMap((kind) => {
    const found = findMuhurats(kind, { date, until: date, ...locate(place) });
    return found.ok ? found.muhurats.map(({ start, end }) => ({ kind, start, end })) : [];
  });
}

function writeDay(day: PanchangDay): PanchangOfDay {
  const karana = day.karana.map((part) => ({ ...part, kind: findKaranaKind(part.index) }));
  return { ...day, karana };
}
