import type { Span } from '../panchang/spans';
import { takePart } from '../panchang/spans';
import type { AlmanacDay, YearAlmanac } from './almanac';

/**
 * The parts of a day that decide festivals. The day from sunrise to sunset has fifths (pratah,
 * sangava, madhyahna, aparahna, sayahna) and fifteen muhurtas, the night fifteen muhurtas: pradosha
 * is the first three of them, nishita the eighth. Arunodaya is the four ghatis (96 minutes) before
 * sunrise, udaya the muhurta (48 minutes) after it. Sunrise, sunset, moonrise and the beginning of
 * aparahna are moments,
 * whose two ends are equal.
 * Source: Dharma Sindhu, first chapter; Nirnaya Sindhu, first chapter.
 */
export type Kala =
  | 'arunodaya'
  | 'sunrise'
  | 'udaya'
  | 'purvahna'
  | 'madhyahna'
  | 'aparahna'
  | 'aparahnaBegin'
  | 'sayahna'
  | 'sunset'
  | 'pradosha'
  | 'moonrise'
  | 'nishita';

/** One ghati: 24 minutes, in days. */
const GHATI = 1 / 60;

const kalas: Record<Exclude<Kala, 'moonrise'>, (day: AlmanacDay) => Span> = {
  arunodaya: ({ sunrise }) => ({ start: sunrise - 4 * GHATI, end: sunrise }),
  sunrise: ({ sunrise }) => ({ start: sunrise, end: sunrise }),
  udaya: ({ sunrise }) => ({ start: sunrise, end: sunrise + 2 * GHATI }),
  purvahna: (day) => takeDay(day, 2, 0),
  madhyahna: (day) => takeDay(day, 5, 2),
  aparahna: (day) => takeDay(day, 5, 3),
  aparahnaBegin: (day) => takeDay(day, 5, 3, 0),
  sayahna: (day) => takeDay(day, 5, 4),
  sunset: ({ sunset }) => ({ start: sunset, end: sunset }),
  pradosha: (day) => takeNight(day, 5, 0),
  nishita: (day) => takeNight(day, 15, 7),
};

/** When a kala of a day is; null only for a moonrise that does not come. */
export function findKala(almanac: YearAlmanac, day: AlmanacDay, kala: Kala): Span | null {
  if (kala !== 'moonrise') return kalas[kala](day);
  const moonrise = almanac.findMoonrise(day);
  return moonrise === null ? null : { start: moonrise, end: moonrise };
}

/** Some of the equal parts of the time from sunrise to sunset; the arguments of `takePart`. */
export function takeDay(day: AlmanacDay, parts: number, first: number, count = 1): Span {
  return takePart({ start: day.sunrise, end: day.sunset }, parts, first, count);
}

function takeNight(day: AlmanacDay, parts: number, first: number): Span {
  return takePart({ start: day.sunset, end: day.nextSunrise }, parts, first);
}
