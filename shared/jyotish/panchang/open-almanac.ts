import { defaultRiseRule } from '../astronomy/rise-set';
import { isSupportedDate } from '../supported-dates';
import { isTimeZone } from '../time/zone-offset';
import { defaultZodiac } from '../zodiac/graha-places';
import type { Almanac } from './almanac';
import { createAlmanac } from './almanac';
import { addDays, findDayStart } from './civil-day';
import { defaultMoonRiseRule } from './moon-rise-rules';
import type { PanchangFailure, PanchangRange } from './panchang-types';

// how many days around its own an almanac must reach
const margin = { before: 2, after: 8 };

/** The almanac of a stretch of days, or what is wrong with the input. */
export function openAlmanac(range: PanchangRange): Almanac | PanchangFailure {
  const failure = findFailure(range) ?? findFailure({ ...range, date: range.until });
  if (failure) return failure;
  const { date, until, timeZone, place } = range;
  const { zodiac = defaultZodiac, riseRule = defaultRiseRule } = range;
  const { moonRiseRule = defaultMoonRiseRule } = range;
  const [from, last] = [findDayStart(date, timeZone), findDayStart(until, timeZone)];
  const reckoning = { timeZone, place, zodiac, riseRule, moonRiseRule };
  return createAlmanac(reckoning, from - margin.before, last + margin.after);
}

function findFailure({ date, timeZone, place }: PanchangRange): PanchangFailure | null {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isDate || addDays(date, 0) !== date) return { ok: false, code: 'bad_date', field: 'date' };
  if (!isSupportedDate(date)) return { ok: false, code: 'unsupported_year', field: 'date' };
  if (!isTimeZone(timeZone)) return { ok: false, code: 'unknown_zone', field: 'timeZone' };
  const isOnEarth = Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180;
  return isOnEarth ? null : { ok: false, code: 'bad_place', field: 'place' };
}
