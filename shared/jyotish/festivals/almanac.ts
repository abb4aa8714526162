import type { Place, RiseRule } from '../astronomy/rise-set';
import { defaultRiseRule } from '../astronomy/rise-set';
import { addDays, findDayStart } from '../panchang/civil-day';
import type { ElementSpan } from '../panchang/elements';
import { listElementSpans } from '../panchang/elements';
import type { LunarMonth } from '../panchang/lunar-month';
import { listLunarMonths } from '../panchang/lunar-month';
import { findMoonrise } from '../panchang/moon-rise-set';
import { remember } from '../panchang/remember';
import type { DayAbsence, SunDay } from '../panchang/sun-day';
import { createSunDays } from '../panchang/sun-day';
import { supportedYears } from '../supported-dates';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac } from '../zodiac/graha-places';

/** What a year's festivals depend on. */
export interface AlmanacInput {
  /** 1800 to 2199. */
  year: number;
  /** IANA name: whose civil dates are given. */
  timeZone: string;
  place: Place;
  /** Left out, Lahiri with the mean node. */
  zodiac?: Zodiac;
  /** Left out, upper limb with refraction. */
  riseRule?: RiseRule;
  /** Left out, the centre of the disc without refraction; see `moonRiseRules`. */
  moonRiseRule?: RiseRule;
}

/** A day from sunrise to sunrise; universal time in days from J2000. */
export interface AlmanacDay extends SunDay {
  /** Its place in the almanac. */
  index: number;
}

/** A date without a panchang day. */
export interface AbsentDay {
  date: string;
  why: DayAbsence;
}

/** A tithi (1-30) with the lunar month it belongs to. */
export interface TithiSpan extends ElementSpan {
  month: LunarMonth;
}

/** All that the rules of one year look at: a little more than the year itself. */
export interface YearAlmanac {
  /** By `index`. A day without sunrise or sunset leaves a hole, so none counts as its neighbour's next. */
  days: readonly AlmanacDay[];
  /** The civil dates of the year that have no day, and why. */
  absent: readonly AbsentDay[];
  tithis: readonly TithiSpan[];
  nakshatras: readonly ElementSpan[];
  /** The sun's rashis: each begins with its sankranti. */
  solarMonths: readonly ElementSpan[];
  /** The moonrise of a panchang day; null where the Moon does not rise before the next sunrise. */
  findMoonrise(day: AlmanacDay): number | null;
}

// festivals counted from one another reach this far over the ends of the year
const marginDays = 20;
const marginYear = 365 + 2 * marginDays;
// clocks are put back by an hour or two, so a date is at most so many days long
const longestDate = 26 / 24;

/**
 * Computes sunrises, sunsets, tithis, nakshatras and sankrantis of a year once, for all rules.
 * @throws RangeError for a year outside 1800 to 2199 or an unknown zone
 */
export function computeYearAlmanac(input: AlmanacInput): YearAlmanac {
  const { year, place, zodiac = defaultZodiac } = input;
  if (!(year >= supportedYears.first && year <= supportedYears.last))
    throw new RangeError(
      `The engine answers for the years ${supportedYears.first} to ${supportedYears.last}, not ${year}`,
    );
  const { days, absent } = listDays(input);
  const first = addDays(`${year}-01-01`, -marginDays);
  const [from, until] = [first, addDays(first, marginYear + 2)].map((date) =>
    findDayStart(date, input.timeZone),
  ) as [number, number];
  const months = listLunarMonths(from - 2, until + 2, zodiac);
  return {
    days,
    absent,
    tithis: listElementSpans('tithi', from, until, zodiac).map((span) => ({
      ...span,
      month: findMonth(months, (span.start + span.end) / 2),
    })),
    nakshatras: listElementSpans('nakshatra', from, until, zodiac),
    solarMonths: listElementSpans('sunRashi', from, until, zodiac),
    findMoonrise: remember((day: AlmanacDay) => findMoonrise(day, place, input.moonRiseRule)),
  };
}

/** The day (sunrise to sunrise) in which an instant lies. */
export function findDay({ days }: YearAlmanac, ut: number): AlmanacDay | undefined {
  return listDaysBetween(days, ut - 2, ut + 2).find(
    (day) => day.sunrise <= ut && ut < day.nextSunrise,
  );
}

/** The day on whose civil date an instant falls. */
export function findCivilDay({ days }: YearAlmanac, ut: number): AlmanacDay | undefined {
  return listDaysBetween(days, ut - 2, ut + 2).findLast(
    ({ midnight }) => midnight <= ut && ut < midnight + longestDate,
  );
}

/** Up to so many days from one on, as long as one follows the other. */
export function listFrom({ days }: YearAlmanac, index: number, count: number): AlmanacDay[] {
  const found: AlmanacDay[] = [];
  for (let next = days[index]; next && found.length < count; next = days[next.index + 1])
    found.push(next);
  return found;
}

/** The days whose midnight lies between two instants; holes are left out. */
function listDaysBetween(days: readonly AlmanacDay[], from: number, until: number): AlmanacDay[] {
  const first = days.find(Boolean);
  if (!first) return [];
  const [start, end] = [from, until].map((ut) => first.index + Math.floor(ut - first.midnight));
  // flat() leaves out holes
  return days.slice(Math.max(0, (start ?? 0) - 1), Math.max(0, (end ?? 0) + 2)).flat();
}

function listDays({ year, timeZone, place, riseRule = defaultRiseRule }: AlmanacInput) {
  const findSunDay = createSunDays(timeZone, place, riseRule);
  const first = addDays(`${year}-01-01`, -marginDays);
  const days: AlmanacDay[] = [];
  const absent: AbsentDay[] = [];
  // a date the zone left out takes no place: the days beside it follow each other
  let index = 0;
  for (let step = 0; step <= marginYear; step += 1) {
    const date = addDays(first, step);
    const day = findSunDay(date);
    if (typeof day !== 'string') days[index] = { ...day, index };
    else if (date.startsWith(String(year))) absent.push({ date, why: day });
    if (day !== 'skipped_date') index += 1;
  }
  return { days, absent };
}

function findMonth(months: readonly LunarMonth[], ut: number): LunarMonth {
  const found = months.find(({ start, end }) => start <= ut && ut < end);
  if (!found) throw new RangeError('The lunar months do not cover the almanac');
  return found;
}
