import type { getPanchangMonth, PanchangPlace } from 'shared/contracts/astro-panchang';
import type { AnswerOf } from 'shared/contracts/contract';
import { nameFestival } from 'shared/jyotish/festivals/names';
import { addDays } from 'shared/jyotish/panchang/civil-day';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import { listPanchangDays } from 'shared/jyotish/panchang/panchang';
import type { PanchangFailure, PanchangSummary } from 'shared/jyotish/panchang/panchang-types';
import type { DayAbsence } from 'shared/jyotish/panchang/sun-day';
import type { Lang } from 'shared/remote-kit/page';
import { findToday } from './describe-day';
import { listFestivalsOfYear } from './festivals-of-place';
import { locate } from './find-place';
import { findLastDate } from './months';

type Answer = AnswerOf<typeof getPanchangMonth>['data'];

/** The leaves of a month. @param month `YYYY-MM`, 1800 to 2199 */
export function describeMonth(
  place: PanchangPlace,
  { month, lang, moonrise }: { month: string; lang: Lang; moonrise: MoonRiseRuleName },
  now: Date,
): Answer {
  const first = `${month}-01`;
  const found = listPanchangDays({
    date: first,
    until: findLastDate(month),
    ...locate(place, moonrise),
  });
  if (!Array.isArray(found)) throw new Error(`${place.slug} has no panchang: ${found.code}`);
  const { festivals } = listFestivalsOfYear(place, Number(month.slice(0, 4)), moonrise);
  const days = found.map((day, index) => {
    const date = addDays(first, index);
    return {
      date,
      sunless: day.ok ? null : readAbsence(day.code),
      leaf: day.ok ? writeLeaf(day) : null,
      festivals: festivals
        .filter((festival) => festival.date === date)
        .map((festival) => ({
          id: festival.id,
          kind: festival.kind,
          name: nameFestival(festival)[lang],
        })),
    };
  });
  return { place, month, today: findToday(place.timeZone, now), days };
}

function writeLeaf({ tithi, nakshatra, ...day }: PanchangSummary) {
  const { sunrise, sunset, moonrise, month } = day;
  return { sunrise, sunset, moonrise, month, tithi, nakshatra };
}

function readAbsence(code: PanchangFailure['code']): DayAbsence {
  if (code === 'polar_day' || code === 'polar_night' || code === 'skipped_date') return code;
  throw new Error(`a day without panchang: ${code}`);
}
