import { toTerrestrial } from '../astronomy/time-scales';
import { findCrossing } from '../astronomy/crossing';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac } from '../zodiac/graha-places';
import { computeElongation, findElement } from './elements';

/** A lunar month from new moon to new moon. Months are 1 Chaitra to 12 Phalguna. */
export interface LunarMonth {
  amanta: number;
  /** No sankranti falls into it: it bears the name of the month after it and precedes that. */
  adhika: boolean;
  /** The month that is lost because two sankrantis fall into this one; null as a rule. */
  kshaya: number | null;
  /** What the dark half is called where months end with the full moon; the bright half is `amanta`. */
  purnimantaDarkHalf: number;
  /** Shaka year that has begun with Chaitra (expired years, as almanacs write it). */
  shaka: number;
  /** The new moons it lies between, universal time in days from J2000. */
  start: number;
  end: number;
}

// mean, in days
const synodicMonth = 29.530588;
/** Mean sidereal year in days. */
export const SIDEREAL_YEAR = 365.256363;
/** When the sun entered Mesha in Shaka 1922 (2000-04-13), universal time in days from J2000. */
export const MESHA_1922 = 103;

/**
 * The lunar month that runs at an instant. It is named after the sankranti that falls into it: with
 * Mesha Chaitra and so on. One without a sankranti is adhika; one with two is named after the first.
 * Source: Dharma Sindhu, first chapter (adhika and kshaya masa); Sewell and Dikshit, The Indian
 * Calendar (1896), art. 41 to 47.
 * @param ut universal time, days from J2000
 */
export function findLunarMonth(ut: number, zodiac: Zodiac = defaultZodiac): LunarMonth {
  const start = findNewMoonBefore(ut);
  return describeMonth(start, findNewMoonBefore(start + 1.2 * synodicMonth), zodiac);
}

/** The lunar months that touch a stretch of time, in order. @param from universal time, days from J2000 */
export function listLunarMonths(
  from: number,
  until: number,
  zodiac: Zodiac = defaultZodiac,
): LunarMonth[] {
  const months: LunarMonth[] = [];
  let start = findNewMoonBefore(from);
  while (start < until) {
    const end = findNewMoonBefore(start + 1.2 * synodicMonth);
    months.push(describeMonth(start, end, zodiac));
    start = end;
  }
  return months;
}

/** The last conjunction of sun and moon at or before an instant; universal time in days from J2000. */
export function findNewMoonBefore(ut: number): number {
  const tt = toTerrestrial(ut);
  const mean = tt - (computeElongation(tt) / 360) * synodicMonth;
  // the true new moon lies within a day and a half of the one the mean pace leads to
  return ut - tt + findCrossing(computeElongation, 0, mean - 2, mean + 2);
}

/** What a day's month is called where months end with the full moon. @param tithi 1-30 */
export function namePurnimantaMonth(month: LunarMonth, tithi: number): number {
  return tithi <= 15 ? month.amanta : month.purnimantaDarkHalf;
}

function describeMonth(start: number, end: number, zodiac: Zodiac): LunarMonth {
  const [before, after] = [
    findElement('sunRashi', start, zodiac),
    findElement('sunRashi', end, zodiac),
  ];
  const sankrantis = (after - before + 12) % 12;
  const amanta = ((before + 1) % 12) + 1;
  const next = ((after + 1) % 12) + 1;
  const adhika = sankrantis === 0;
  return {
    amanta,
    adhika,
    kshaya: sankrantis === 2 ? (amanta % 12) + 1 : null,
    purnimantaDarkHalf: adhika ? amanta : next,
    // a month begins while the sun is in the rashi before the one it is named after
    shaka: 1922 + Math.round((start - MESHA_1922) / SIDEREAL_YEAR - (amanta - 1.5) / 12),
    start,
    end,
  };
}
