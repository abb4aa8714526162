import { defaultRiseRule, type Place } from 'shared/jyotish';
import { createSunDays, type SunDay } from 'shared/jyotish/panchang/sun-day';

/** The day of a date (`YYYY-MM-DD`) at a place in India. */
export function findSunDay(place: Place, date: string): SunDay {
  const day = createSunDays('Asia/Kolkata', place, defaultRiseRule)(date);
  if (typeof day === 'string') throw new Error(`India without a sunrise: ${day}`);
  return day;
}
