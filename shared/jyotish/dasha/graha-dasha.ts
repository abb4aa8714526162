import type { GrahaPeriod } from './dasha-period';
import { DASHA_YEAR_DAYS, divideSpan, findSpanAt } from './dasha-period';
import type { Graha } from '../zodiac/graha';

/** A dasha whose periods are ruled by grahas and begin with the moon's nakshatra. */
export interface GrahaDasha {
  /** The lords in their order, with the years of each. */
  lords: readonly { lord: Graha; years: number }[];
  /** How often the order is run through in a life. */
  cycles: number;
  /** Which lord rules at birth, and what part of his period has passed by then, [0, 1). */
  begin: (moonLongitude: number) => { index: number; passed: number };
}

/** The most levels a dasha is divided into: maha, antar, pratyantar, sookshma, prana. */
export const dashaLevels = 5;

/**
 * The mahadashas from the one running at birth, which therefore begins before birth.
 * @param moonLongitude sidereal degrees
 * @param birthUt universal time, days from J2000
 * @param yearDays days in a dasha year
 */
export function computeMainPeriods(
  dasha: GrahaDasha,
  moonLongitude: number,
  birthUt: number,
  yearDays: number = DASHA_YEAR_DAYS,
): GrahaPeriod[] {
  const { index, passed } = dasha.begin(moonLongitude);
  const once = turnTo(dasha.lords, index);
  const lords = Array.from({ length: dasha.cycles }, () => once).flat();
  const years = lords.map((one) => one.years);
  const from = birthUt - passed * (years[0] ?? 0) * yearDays;
  const whole = years.reduce((sum, one) => sum + one, 0);
  const spans = divideSpan({ from, until: from + whole * yearDays }, years);
  return label(lords, spans);
}

/**
 * The periods within a period, at whatever level: each lord takes his share of it, the lord of the
 * period itself first. They fill it without a gap.
 */
export function computeSubPeriods(dasha: GrahaDasha, period: GrahaPeriod): GrahaPeriod[] {
  const first = dasha.lords.findIndex(({ lord }) => lord === period.lord);
  if (first < 0) throw new RangeError(`This dasha has no period of ${period.lord}`);
  const lords = turnTo(dasha.lords, first);
  const spans = divideSpan(
    period,
    lords.map(({ years }) => years),
  );
  return label(lords, spans);
}

/**
 * The periods that run at a time, from the mahadasha down to `levels`; empty outside the mahadashas.
 * @param ut universal time, days from J2000
 */
export function findRunningPeriods(
  dasha: GrahaDasha,
  mainPeriods: readonly GrahaPeriod[],
  ut: number,
  levels: number = dashaLevels,
): GrahaPeriod[] {
  const running: GrahaPeriod[] = [];
  let candidates = mainPeriods;
  while (running.length < levels) {
    const period = findSpanAt(candidates, ut);
    if (!period) break;
    running.push(period);
    candidates = computeSubPeriods(dasha, period);
  }
  return running;
}

function turnTo<T>(list: readonly T[], first: number): T[] {
  return [...list.slice(first), ...list.slice(0, first)];
}

function label(
  lords: GrahaDasha['lords'],
  spans: readonly { from: number; until: number }[],
): GrahaPeriod[] {
  return spans.flatMap((span, index) => {
    const lord = lords[index]?.lord;
    return lord ? [{ lord, ...span }] : [];
  });
}
