import { addDays, countDays, findCivilDate } from './civil-day';
import type { ElementSpan } from './elements';
import { MESHA_1922, SIDEREAL_YEAR } from './lunar-month';
import type { DayAbsence, SunDay } from './sun-day';

/** The solar calendars, which differ in the day on which a month begins. */
export type SolarCalendarName = 'tamil' | 'malayalam' | 'bengali' | 'odia';

/** A date in a solar calendar. */
export interface SolarDate {
  calendar: SolarCalendarName;
  /** The sun's rashi the month belongs to, 0 Mesha. */
  rashi: number;
  /** The month counted from the first of the calendar's year, 1-12. */
  month: number;
  day: number;
  year: number;
  era: 'shaka' | 'kollam' | 'bangabda';
}

interface SolarCalendar {
  name: SolarCalendarName;
  /** The rashi of the first month. */
  first: number;
  era: SolarDate['era'];
  /** The year that began with the rashi `first` in 2000. */
  year2000: number;
  /** Days from the civil date of the sankranti to the first of the month. */
  delay(sankranti: number, day: SunDay | DayAbsence): number;
}

const mesha = 0;
const simha = 4;

const calendars: readonly SolarCalendar[] = [
  {
    name: 'tamil',
    first: mesha,
    era: 'shaka',
    year2000: 1922,
    delay: (sankranti, day) => (isBeforePart(sankranti, day, 1) ? 0 : 1),
  },
  {
    name: 'malayalam',
    first: simha,
    era: 'kollam',
    year2000: 1176,
    // eighteen of the thirty ghatis of daylight
    delay: (sankranti, day) => (isBeforePart(sankranti, day, 3 / 5) ? 0 : 1),
  },
  { name: 'bengali', first: mesha, era: 'bangabda', year2000: 1407, delay: () => 1 },
  { name: 'odia', first: mesha, era: 'shaka', year2000: 1922, delay: () => 0 },
];

/**
 * Prepares the solar months of a stretch; the answer gives the date in each calendar. A month
 * begins on the day of the sankranti in Odisha; on that day if the sankranti comes before sunset, or
 * before 18 ghatis, in Tamil Nadu and Kerala, else on the next; in Bengal on the day after.
 * Source: Sewell and Dikshit, The Indian Calendar (1896), art. 28; Report of the Calendar Reform
 * Committee (1955), part C (the solar calendar).
 * @param months the sun's rashis, from two before the first date on
 */
export function createSolarDates(
  months: readonly ElementSpan[],
  timeZone: string,
  findSunDay: (date: string) => SunDay | DayAbsence,
): (date: string) => SolarDate[] {
  const begun = calendars.map((calendar) => ({
    calendar,
    months: months.map((month) => {
      const civil = findCivilDate(month.start, timeZone);
      const first = addDays(civil, calendar.delay(month.start, findSunDay(civil)));
      return { month, first };
    }),
  }));
  return (date) =>
    begun.flatMap(({ calendar, months: candidates }) => {
      const running = candidates.findLast(({ first }) => first <= date);
      if (!running) return [];
      const { month, first } = running;
      return {
        calendar: calendar.name,
        rashi: month.index,
        month: ((month.index - calendar.first + 12) % 12) + 1,
        day: countDays(first, date) + 1,
        year: countYear(month, calendar),
        era: calendar.era,
      };
    });
}

/** Whether a sankranti comes before that part of the daylight of its civil date is over. */
function isBeforePart(sankranti: number, day: SunDay | DayAbsence, part: number): boolean {
  if (typeof day === 'string') return true;
  return sankranti < day.sunrise + part * (day.sunset - day.sunrise);
}

function countYear({ index, start }: ElementSpan, { first, year2000 }: SolarCalendar): number {
  const intoYear = ((index - first + 12) % 12) / 12;
  const firstOf2000 = MESHA_1922 + (first / 12) * SIDEREAL_YEAR;
  return year2000 + Math.round((start - firstOf2000) / SIDEREAL_YEAR - intoYear);
}
