import type { DashaPeriod } from './dasha-period';
import type { Graha } from '../zodiac/graha';
import { NAKSHATRA_SPAN } from '../zodiac/divisions';
import { writeInstant } from '../astronomy/time-scales';

/** Days in a dasha year. Traditions differ (360, 365.25, sidereal year); this one is shown with the result. */
export const DASHA_YEAR_DAYS = 365.25;

const cycleYears = 120;

/** The lords in the order of their periods, with their years; Ketu rules Ashwini. */
const periods: readonly { lord: Graha; years: number }[] = [
  { lord: 'ketu', years: 7 },
  { lord: 'venus', years: 20 },
  { lord: 'sun', years: 6 },
  { lord: 'moon', years: 10 },
  { lord: 'mars', years: 7 },
  { lord: 'rahu', years: 18 },
  { lord: 'jupiter', years: 16 },
  { lord: 'saturn', years: 19 },
  { lord: 'mercury', years: 17 },
];

/**
 * The nine mahadashas from the one running at birth.
 * @param moonLongitude sidereal degrees
 * @param birthUt days from J2000, universal time
 */
export function computeMahadashas(moonLongitude: number, birthUt: number): DashaPeriod[] {
  const nakshatras = moonLongitude / NAKSHATRA_SPAN;
  const first = Math.floor(nakshatras) % 9;
  const passed = nakshatras - Math.floor(nakshatras);
  const start = birthUt - passed * (periods[first]?.years ?? 0) * DASHA_YEAR_DAYS;
  return layPeriods(first, start, 1);
}

/**
 * The nine antardashas of a mahadasha, each its share of 120 years.
 * @param mahadasha one of the periods of `computeMahadashas`
 */
export function computeAntardashas(mahadasha: DashaPeriod): DashaPeriod[] {
  const first = periods.findIndex(({ lord }) => lord === mahadasha.lord);
  const start = (Date.parse(mahadasha.start) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
  return layPeriods(first, start, (periods[first]?.years ?? 0) / cycleYears);
}

/** The period that runs at an instant (ISO), if any of them does. */
export function findRunningPeriod(list: readonly DashaPeriod[], at: string): DashaPeriod | null {
  const ms = Date.parse(at);
  return list.find(({ start, end }) => Date.parse(start) <= ms && ms < Date.parse(end)) ?? null;
}

function layPeriods(first: number, start: number, share: number): DashaPeriod[] {
  let from = start;
  return periods.map((_, index) => {
    const period = periods[(first + index) % periods.length] ?? periods[0];
    if (!period) throw new Error('the dasha table is empty');
    const to = from + period.years * share * DASHA_YEAR_DAYS;
    const laid = { lord: period.lord, start: writeInstant(from), end: writeInstant(to) };
    from = to;
    return laid;
  });
}
