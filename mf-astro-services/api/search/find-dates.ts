import type { PanchangPlace } from 'shared/contracts/astro-panchang';
import type { SearchHit } from 'shared/contracts/search';
import { writeDate } from 'shared/i18n/civil-times';
import type { Festival } from 'shared/jyotish/festivals/festivals';
import { nameFestival } from 'shared/jyotish/festivals/names';
import { supportedYears } from 'shared/jyotish/supported-dates';
import type { Lang } from 'shared/remote-kit/page';
import { scoreNames } from 'shared/search/score-names';
import { placePath } from '../../model/panchang-paths';
import { describeFestival, listFestivalsOfYear } from '../panchang/festivals-of-place';
import { festivalNicknames } from './festival-nicknames';
import type { When } from './read-when';

const MOST = 6;
/** A question that names a year or a month asks for the date, not for what the day is. */
const ASKS_FOR_DATE = 8;

/** The days of the festivals and vrats that a question names: of its year and month, else the next. */
export function findDates(
  when: When,
  place: PanchangPlace,
  today: string,
  lang: Lang,
): SearchHit[] {
  if (when.rest === '') return [];
  return listDays(when, place, today)
    .map((festival) => ({ festival, score: scoreFestival(festival, when) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.festival.date.localeCompare(b.festival.date))
    .slice(0, MOST)
    .map(({ festival, score }) => describe(festival, score, place, lang));
}

function listDays({ year, month }: When, place: PanchangPlace, today: string): Festival[] {
  const thisYear = Number(today.slice(0, 4));
  const years = year === null ? [thisYear, thisYear + 1] : [year];
  const days = years
    .filter((one) => one >= supportedYears.first && one <= supportedYears.last)
    .flatMap((one) => listFestivalsOfYear(place, one, 'geometric-centre').festivals)
    .filter(({ date }) => year !== null || date >= today)
    .filter(({ date }) => month === null || Number(date.slice(5, 7)) === month);
  if (year !== null || month !== null) return keepOneYear(days, year !== null);
  // of what returns, the next
  const seen = new Set<string>();
  return days.filter((one) => {
    const name = nameFestival(one).en;
    return !seen.has(name) && seen.add(name);
  });
}

function keepOneYear(days: Festival[], isYearNamed: boolean): Festival[] {
  const first = days[0]?.date.slice(0, 4);
  return isYearNamed ? days : days.filter(({ date }) => date.startsWith(first ?? ''));
}

function scoreFestival(festival: Festival, { year, month, rest }: When): number {
  const name = nameFestival(festival);
  const names = [name.en, name.hi, ...(festivalNicknames[festival.id] ?? [])];
  const { score } = scoreNames(rest, names);
  if (score === 0) return 0;
  return year === null && month === null ? score - 1 : Math.min(100, score + ASKS_FOR_DATE);
}

function describe(festival: Festival, score: number, place: PanchangPlace, lang: Lang): SearchHit {
  const { name, date, alternatives } = describeFestival(festival, lang);
  const others = alternatives.map((other) => `${other.name}: ${writeDate(other.date, lang)}`);
  return {
    kind: 'date',
    title: `${name}: ${writeDate(date, lang, { dateStyle: 'full' })}`,
    path: placePath(place.slug, date),
    text: [place.name, ...others].join(' · '),
    score,
  };
}
