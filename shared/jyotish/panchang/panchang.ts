import type { Almanac } from './almanac';
import { addDays, countDays } from './civil-day';
import { openAlmanac } from './open-almanac';
import { describePanchangDay } from './panchang-day';
import { summarisePanchangDay } from './panchang-summary';
import type {
  PanchangDay,
  PanchangFailure,
  PanchangInput,
  PanchangRange,
  PanchangSummary,
} from './panchang-types';
import type { SunDay } from './sun-day';

/** All of the panchang of a day and place, from sunrise to the next sunrise. */
export function computePanchangDay(input: PanchangInput): PanchangDay | PanchangFailure {
  const almanac = openAlmanac({ ...input, until: input.date });
  return 'ok' in almanac ? almanac : describeDay(input.date, almanac, describePanchangDay);
}

/**
 * The panchang of every day of a stretch: each transition is searched once. A day on which the sun
 * does not rise or set is a failure in its place.
 */
export function listPanchangDays(
  range: PanchangRange,
): (PanchangSummary | PanchangFailure)[] | PanchangFailure {
  const almanac = openAlmanac(range);
  if ('ok' in almanac) return almanac;
  return Array.from({ length: countDays(range.date, range.until) + 1 }, (_, day) =>
    describeDay(addDays(range.date, day), almanac, summarisePanchangDay),
  );
}

function describeDay<T>(
  date: string,
  almanac: Almanac,
  describe: (day: SunDay, almanac: Almanac) => T,
): T | PanchangFailure {
  const day = almanac.findSunDay(date);
  return typeof day === 'string'
    ? { ok: false, code: day, field: day === 'skipped_date' ? 'date' : 'place' }
    : describe(day, almanac);
}
