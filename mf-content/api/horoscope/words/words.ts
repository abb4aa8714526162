import type { HoroscopeArea } from 'shared/contracts/content-horoscope';
import type { ClockFace } from 'shared/i18n/clock';
import type { Graha } from 'shared/jyotish/zodiac/graha';
import type { Library } from '../lines/library';

/** How a graha moves, where that is worth a word. */
export type GrahaState = 'retrograde' | 'combust' | null;

/** Where a graha goes: rashi 0-11, house 1-12. */
export interface Arrival {
  graha: Graha;
  rashi: number;
  house: number;
  /** Moving backwards. */
  retrograde: boolean;
  /** Written by `at` or `on`. */
  when: string;
}

/** The templates of a language. `verb` is what a graha does in a house, from the library. */
export interface Words {
  library: Library;
  grahas: Record<Graha, string>;
  rashis: readonly string[];
  nakshatras: readonly string[];
  /** By house, as nouns. */
  themes: readonly string[];
  colours: Record<Graha, string>;
  /** `2:20 pm`; of another date than the one meant with that. @param date `YYYY-MM-DD` */
  writeTime(iso: string, date: string, face: ClockFace): string;
  writeWeekday(iso: string): string;
  /** `16 November`. */
  writeDay(iso: string): string;
  /** A time or a day as a sentence says when. */
  at(time: string): string;
  on(day: string): string;
  /** A whole sentence. */
  act(graha: Graha, house: number, state: GrahaState, verb: string): string;
  moonOpens: readonly ((rashi: number, house: number) => string)[];
  moonUntil(time: string, rashi: number, house: number): string;
  moonMoves(time: string, rashi: number, house: number): string;
  tithi(tithi: number): string;
  tara(good: string[], others: string[]): string;
  /** A graha in the rashi of the Moon. */
  company: Record<Exclude<Graha, 'moon'>, string>;
  /** A graha that looks at the Moon from a house. */
  gaze: Record<'mars' | 'jupiter' | 'saturn', (house: number) => string>;
  /** For stations. */
  advice: Record<'retrograde' | 'direct', readonly string[]>;
  station(arrival: Arrival, turns: 'retrograde' | 'direct', advice: string): string;
  /** What a graha does that comes back to a house, once and twice: a verb and what follows. */
  again: readonly ((house: number) => string)[];
  ingress(arrival: Arrival, verb: string): string;
  weekPath(first: [rashi: number, house: number], last: [rashi: number, house: number]): string;
  easyDays(days: string[], houses: number[]): string;
  gentleDays(days: string[]): string;
  evenWeek: string;
  bestDay: Record<HoroscopeArea, (weekday: string, house: number) => string>;
  phase(kind: 'purnima' | 'amavasya', day: string, house: number): string;
  afterwards(day: string, house: number, verb: string): string;
  moonDays(from: string, until: string, house: number, line: string): string;
  visit(graha: Graha, house: number, from: string, until: string, verb: string): string;
  /** Saturn in the 12th, 1st, 2nd, 4th and 8th from the Moon. */
  saturnTimes: Readonly<Record<number, string>>;
  monthSummary(from: number, to: number, day: string): string;
  yearSummary(year: string, jupiter: number, saturn: number): string;
  /** Where a graha stands, for the list of reasons. */
  place(graha: Graha, rashi: number, house: number, state: GrahaState): string;
  from(moment: string): string;
  until(moment: string): string;
  moonReason(nakshatra: number, tithi: number): string;
}
