import type { DashaPeriod } from './dasha-period';
import { DASHA_YEAR_DAYS, readPeriod, writePeriods } from './dasha-period';
import type { GrahaDasha } from './graha-dasha';
import { computeMainPeriods, computeSubPeriods } from './graha-dasha';
import { NAKSHATRA_SPAN } from '../zodiac/divisions';

/**
 * Vimshottari: 120 years, Ketu rules Ashwini and the other lords follow in order, three times round.
 * Source: Brihat Parashara Hora Shastra, ch. 46 (dashas), and ch. 51 for the antardashas.
 */
export const vimshottari: GrahaDasha = {
  lords: [
    { lord: 'ketu', years: 7 },
    { lord: 'venus', years: 20 },
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 10 },
    { lord: 'mars', years: 7 },
    { lord: 'rahu', years: 18 },
    { lord: 'jupiter', years: 16 },
    { lord: 'saturn', years: 19 },
    { lord: 'mercury', years: 17 },
  ],
  cycles: 1,
  begin: (moonLongitude) => {
    const nakshatras = moonLongitude / NAKSHATRA_SPAN;
    const whole = Math.floor(nakshatras);
    return { index: whole % 9, passed: nakshatras - whole };
  },
};

/**
 * The nine mahadashas from the one running at birth, with ISO instants.
 * @param moonLongitude sidereal degrees
 * @param birthUt days from J2000, universal time
 */
export function computeMahadashas(
  moonLongitude: number,
  birthUt: number,
  yearDays: number = DASHA_YEAR_DAYS,
): DashaPeriod[] {
  return writePeriods(computeMainPeriods(vimshottari, moonLongitude, birthUt, yearDays));
}

/**
 * The nine antardashas of a mahadasha, each its share of 120 years.
 * @param mahadasha one of the periods of `computeMahadashas`
 */
export function computeAntardashas(mahadasha: DashaPeriod): DashaPeriod[] {
  return writePeriods(computeSubPeriods(vimshottari, readPeriod(mahadasha)));
}

/** The period that runs at an instant (ISO), if any of them does. */
export function findRunningPeriod(list: readonly DashaPeriod[], at: string): DashaPeriod | null {
  const ms = Date.parse(at);
  return list.find(({ start, end }) => Date.parse(start) <= ms && ms < Date.parse(end)) ?? null;
}
