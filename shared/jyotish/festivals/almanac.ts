import type { Place, RiseRule } from '../astronomy/rise-set';
import { defaultRiseRule } from '../astronomy/rise-set';
import { addDays } from '../panchang/civil-day';
import type { ElementSpan } from '../panchang/elements';
import { listElementSpans } from '../panchang/elements';
import type { LunarMonth } from '../panchang/lunar-month';
import { listLunarMonths } from '../panchang/lunar-month';
import { findMoonrise } from '../panchang/moon-rise-set';
import { remember } from '../panchang/remember';
import type { SunDay, Sunless } from '../panchang/sun-day';
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

/** A tithi (1-30) with the lunar month it belongs to. */
export interface TithiSpan extends ElementSpan {
  month: LunarMonth;
}

/** All that the rules of one year look at: a little more than the year itself. */
export interface YearAlmanac {
  days: readonly AlmanacDay[];
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

/** A year at a place where on some day the sun does not rise or does not set. */
export class SunlessYearError extends RangeError {
  constructor(
    readonly code: Sunless,
    date: string,
  ) {
    const what = code === 'polar_day' ? 'set' : 'rise';
    super(
      `Festivals need a sunrise and a sunset on every day; on ${date} the sun does not ${what} here`,
    );
  }
}

/**
 * Computes sunrises, sunsets, tithis, nakshatras and sankrantis of a year once, for all rules.
 * @throws RangeError for a year outside 1800 to 2199 or an unknown zone, SunlessYearError for a place
 * where the sun does not rise and set on every day of the year
 */
export function computeYearAlmanac(input: AlmanacInput): YearAlmanac {
  const { year, place, zodiac = defaultZodiac } = input;
  if (!(year >= supportedYears.first && year <= supportedYears.last))
    throw new RangeError(
      `The engine answers for the years ${supportedYears.first} to ${supportedYears.last}, not ${year}`,
    );
  const days = listDays(input);
  const [from, until] = [days[0]?.midnight ?? 0, days.at(-1)?.nextSunrise ?? 0];
  const months = listLunarMonths(from - 2, until + 2, zodiac);
  return {
    days,
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
  const [first] = days;
  if (!first) return undefined;
  // sunrises are nearly a day apart: at most one step off
  const guess = Math.floor(ut - first.sunrise);
  return [guess - 1, guess, guess + 1]
    .map((index) => days[index])
    .find((day) => day && day.sunrise <= ut && ut < day.nextSunrise);
}

function listDays({ year, timeZone, place, riseRule = defaultRiseRule }: AlmanacInput) {
  const findSunDay = createSunDays(timeZone, place, riseRule);
  const first = addDays(`${year}-01-01`, -marginDays);
  return Array.from({ length: marginYear + 1 }, (_, index): AlmanacDay => {
    const date = addDays(first, index);
    const day = findSunDay(date);
    if (typeof day === 'string') throw new SunlessYearError(day, date);
    return { ...day, index };
  });
}

function findMonth(months: readonly LunarMonth[], ut: number): LunarMonth {
  const found = months.find(({ start, end }) => start <= ut && ut < end);
  if (!found) throw new RangeError('The lunar months do not cover the almanac');
  return found;
}
