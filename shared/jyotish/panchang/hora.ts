import type { Graha } from '../zodiac/graha';
import type { Span } from './spans';
import { takePart } from './spans';
import type { SunDay } from './sun-day';

/** An hour of a graha: a twelfth of the day or night; universal time in days from J2000. */
export interface Hora extends Span {
  lord: Graha;
}

/** The eight kinds of choghadiya; Udveg is the sun's, and so on in the order of the horas. */
export type ChoghadiyaName = 'udveg' | 'char' | 'labh' | 'amrit' | 'kaal' | 'shubh' | 'rog';

/** An eighth of the day or night; universal time in days from J2000. */
export interface Choghadiya extends Span {
  name: ChoghadiyaName;
  lord: Graha;
  quality: 'good' | 'neutral' | 'bad';
}

/** Each graha is followed by the next faster one, as horas are; with the choghadiya it rules. */
const order: readonly Omit<Choghadiya, 'start' | 'end'>[] = [
  { lord: 'sun', name: 'udveg', quality: 'bad' },
  { lord: 'venus', name: 'char', quality: 'neutral' },
  { lord: 'mercury', name: 'labh', quality: 'good' },
  { lord: 'moon', name: 'amrit', quality: 'good' },
  { lord: 'saturn', name: 'kaal', quality: 'bad' },
  { lord: 'jupiter', name: 'shubh', quality: 'good' },
  { lord: 'mars', name: 'rog', quality: 'bad' },
];

// the lord of each following vara is three places on: 24 horas are 3 more than three rounds
const startOf = (vara: number): number => (vara * 3) % 7;

/** The 24 horas from sunrise: twelve of the day, twelve of the night. Source: Surya Siddhanta 12.78-79. */
export function listHoras({ vara, sunrise, sunset, nextSunrise }: SunDay): Hora[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    lord: rulerAt(startOf(vara) + hour).lord,
    ...(hour < 12
      ? takePart({ start: sunrise, end: sunset }, 12, hour)
      : takePart({ start: sunset, end: nextSunrise }, 12, hour - 12)),
  }));
}

/** The choghadiyas of the day: eight from the lord of the vara on, each the next in the order of horas. */
export function listDayChoghadiyas({ vara, sunrise, sunset }: SunDay): Choghadiya[] {
  return listEighths({ start: sunrise, end: sunset }, startOf(vara), 1);
}

/** The choghadiyas of the night: from the fifth after the day's first, each the fifth after the last. */
export function listNightChoghadiyas({ vara, sunset, nextSunrise }: SunDay): Choghadiya[] {
  return listEighths({ start: sunset, end: nextSunrise }, startOf(vara) + 5, 5);
}

function listEighths(span: Span, first: number, stride: number): Choghadiya[] {
  return Array.from({ length: 8 }, (_, part) => ({
    ...rulerAt(first + part * stride),
    ...takePart(span, 8, part),
  }));
}

function rulerAt(place: number): Omit<Choghadiya, 'start' | 'end'> {
  const ruler = order[place % 7];
  if (!ruler) throw new RangeError(`No hora ${place}`);
  return ruler;
}
