import { addDays, countDays } from '../panchang/civil-day';
import { openAlmanac } from '../panchang/open-almanac';
import type { PanchangFailure, PanchangRange } from '../panchang/panchang-types';
import { writeSpan } from '../panchang/spans';
import { hindranceSources, listHindrances } from './hindrances';
import { findMuhuratsOfDay } from './muhurat-day';
import type { MuhuratKind } from './muhurat-rules';
import { muhuratRules } from './muhurat-rules';
import type { MuhuratList } from './muhurat-types';

// what closes a season rather than some hours
const seasonDays = 2;

/**
 * The times within some days that suit a purpose by tithi, nakshatra, vara, month and what hinders.
 * The lagna and the charts of the persons are not looked at; days without a sunrise have none.
 * @param range first and last date, time zone and place
 */
export function findMuhurats(
  kind: MuhuratKind,
  range: PanchangRange,
): MuhuratList | PanchangFailure {
  const almanac = openAlmanac(range);
  if ('ok' in almanac) return almanac;
  const days = Array.from({ length: countDays(range.date, range.until) + 1 }, (_, day) =>
    almanac.findSunDay(addDays(range.date, day)),
  ).flatMap((day) => (typeof day === 'string' ? [] : [day]));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return { ok: true, kind, muhurats: [], closed: [] };
  const rule = muhuratRules[kind];
  const hindrances = listHindrances(almanac, first.sunrise, last.nextSunrise);
  return {
    ok: true,
    kind,
    muhurats: days.flatMap((day) => findMuhuratsOfDay(day, rule, almanac, hindrances)),
    closed: hindrances
      .filter(({ name }) => rule.hindrances.includes(name))
      .filter(({ start, end }) => end - start > seasonDays)
      .sort((one, other) => one.start - other.start)
      .map((hindrance) => writeSpan({ ...hindrance, source: hindranceSources[hindrance.name] })),
  };
}
