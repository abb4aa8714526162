import { toTerrestrial } from '../astronomy/time-scales';
import { longitudeOf } from '../astronomy/bodies';
import type { Place, RiseRule } from '../astronomy/rise-set';
import { findRise, findSet } from '../astronomy/rise-set';
import { findDayStart, findVara, isCivilDate, stepDate } from './civil-day';
import { remember } from './remember';

/** The frame of one panchang day; instants are universal time in days from J2000. */
export interface SunDay {
  /** `YYYY-MM-DD` */
  date: string;
  /** 0 Sunday to 6 Saturday. */
  vara: number;
  midnight: number;
  previousSunset: number;
  sunrise: number;
  sunset: number;
  nextSunrise: number;
}

/** Why a day has no sunrise: the sun does not set, or does not rise. */
export type Sunless = 'polar_day' | 'polar_night';

/** Why a date has no panchang day: no sunrise, or the zone left the date out. */
export type DayAbsence = Sunless | 'skipped_date';

/**
 * Finds the day of a civil date, from the first sunrise after local midnight to that of the next
 * date. What neighbouring days share is computed once.
 * @param timeZone IANA name
 */
export function createSunDays(
  timeZone: string,
  place: Place,
  rule: RiseRule,
): (date: string) => SunDay | DayAbsence {
  const findMidnight = remember((date: string) => findDayStart(date, timeZone));
  const findSunrise = remember((date: string) =>
    findRise('sun', findMidnight(date), place, 1, rule),
  );
  const findSunset = remember((date: string) => {
    const sunrise = findSunrise(date);
    return sunrise === null ? null : findSet('sun', sunrise, place, 1, rule);
  });
  return remember((date) => {
    if (!isCivilDate(date, timeZone)) return 'skipped_date';
    const midnight = findMidnight(date);
    const previousSunset = findSunset(stepDate(date, -1, timeZone));
    const sunrise = findSunrise(date);
    const sunset = findSunset(date);
    const nextSunrise = findSunrise(stepDate(date, 1, timeZone));
    if (previousSunset === null || sunrise === null || sunset === null || nextSunrise === null)
      return nameSunless(midnight, place);
    return { date, vara: findVara(date), midnight, previousSunset, sunrise, sunset, nextSunrise };
  });
}

/** The sun stays up while it stands on the observer's side of the equator, and down otherwise. */
function nameSunless(ut: number, { latitude }: Place): Sunless {
  const isNorthern = longitudeOf('sun', toTerrestrial(ut)) < 180;
  return isNorthern === latitude > 0 ? 'polar_day' : 'polar_night';
}
