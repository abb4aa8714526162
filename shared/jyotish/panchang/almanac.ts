import type { Place, RiseRule } from '../astronomy/rise-set';
import type { Zodiac } from '../zodiac/graha-places';
import type { ElementName, ElementSpan } from './elements';
import { listElementSpans } from './elements';
import type { LunarMonth } from './lunar-month';
import { listLunarMonths } from './lunar-month';
import type { LunarYears } from './lunar-years';
import { findLunarYears } from './lunar-years';
import { remember } from './remember';
import type { SolarDate } from './solar-month';
import { createSolarDates } from './solar-month';
import { listOverlaps } from './spans';
import type { DayAbsence, SunDay } from './sun-day';
import { createSunDays } from './sun-day';

/** Where, and by which conventions, days are reckoned. */
export interface Reckoning {
  /** IANA name. */
  timeZone: string;
  place: Place;
  zodiac: Zodiac;
  riseRule: RiseRule;
  moonRiseRule: RiseRule;
}

/** A lunar month with its years. */
export interface DatedMonth extends LunarMonth {
  years: LunarYears;
}

/** What the days of a stretch of time have in common; each part is found once, when first asked for. */
export interface Almanac extends Reckoning {
  /** The steps of an element that touch a stretch; universal time in days from J2000. */
  listSpans(name: ElementName, from: number, until: number): ElementSpan[];
  listMonths(from: number, until: number): DatedMonth[];
  findMonth(ut: number): DatedMonth;
  findSunDay(date: string): SunDay | DayAbsence;
  listSolarDates(date: string): SolarDate[];
}

// how far before the first day something may begin that is asked about: days
const reachBack: Partial<Record<ElementName, number>> = { moonRashi: 6 };

/** @param from universal time in days from J2000, as `until`; nothing outside may be asked for */
export function createAlmanac(reckoning: Reckoning, from: number, until: number): Almanac {
  const { timeZone, place, zodiac, riseRule } = reckoning;
  const listAll = remember((name: ElementName) =>
    listElementSpans(name, from - (reachBack[name] ?? 0), until, zodiac),
  );
  const months = listLunarMonths(from, until, zodiac).map((month) => ({
    ...month,
    years: findLunarYears(month),
  }));
  const findSunDay = createSunDays(timeZone, place, riseRule);
  return {
    ...reckoning,
    listSpans: (name, start, end) => listOverlaps(listAll(name), start, end),
    listMonths: (start, end) => listOverlaps(months, start, end),
    findMonth(ut) {
      const [month] = listOverlaps(months, ut, ut + 1e-6);
      if (!month) throw new RangeError('The instant lies outside the almanac');
      return month;
    },
    findSunDay,
    listSolarDates: createSolarDates(listAll('sunRashi'), timeZone, findSunDay),
  };
}
