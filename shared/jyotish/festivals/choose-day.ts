import type { Span } from '../panchang/spans';
import type { YearAlmanac, AlmanacDay } from './almanac';
import { findDay, listFrom } from './almanac';
import type { Kala } from './kala';
import { findKala } from './kala';

/** How a rule chooses among the days a tithi or nakshatra touches. */
export interface DayChoice {
  /** The time of day that has to lie in it. */
  kala: Kala;
  /** When it does on two days; three muhurtas are a fifth of the second day. */
  both: 'earlier' | 'later' | 'longer' | 'later-if-three-muhurtas';
  /** When it does on neither: the day it begins on, or the one after. */
  neither: 'earlier' | 'later';
  /** How much of the kala it has to fill for the day to count, in days; any part when left out. */
  least?: number;
}

/** Which clause of a rule chose the day. */
export type Clause =
  | 'only-day'
  | 'both-earlier'
  | 'both-later'
  | 'both-longer'
  | 'neither-earlier'
  | 'neither-later'
  | 'sankranti-day'
  | 'sankranti-next-day'
  | 'bhadra-avoided'
  | 'nakshatra-joined'
  | 'pure-of-dashami'
  | 'long-dwadashi'
  | 'for-parana'
  | 'weekday'
  | 'counted';

/** A day chosen, with the kala that decided. */
export interface ChosenDay {
  day: AlmanacDay;
  because: Clause;
  kala: Span;
}

/**
 * The day a tithi or nakshatra is kept on.
 * @returns null when its days lie outside the almanac
 */
export function chooseDay(almanac: YearAlmanac, span: Span, choice: DayChoice): ChosenDay | null {
  const begin = findDay(almanac, span.start);
  if (!begin) return null;
  const candidates = listFrom(almanac, begin.index, 3).flatMap((day): Candidate[] => {
    const kala = findKala(almanac, day, choice.kala);
    return kala ? [{ day, kala, share: measureOverlap(kala, span) }] : [];
  });
  const covered = candidates.filter(({ share }) => share > (choice.least ?? 0));
  const [first, second] = covered;
  if (first && !second) return { day: first.day, kala: first.kala, because: 'only-day' };
  if (first && second) {
    const isSecond = prefersSecond(choice.both, first, second);
    const { day, kala } = isSecond ? second : first;
    const because = isSecond ? 'both-later' : 'both-earlier';
    return { day, kala, because: choice.both === 'longer' ? 'both-longer' : because };
  }
  const chosen = candidates[choice.neither === 'earlier' ? 0 : 1];
  return chosen
    ? { day: chosen.day, kala: chosen.kala, because: `neither-${choice.neither}` }
    : null;
}

interface Candidate {
  day: AlmanacDay;
  kala: Span;
  /** How much of the kala is covered, in days. */
  share: number;
}

function prefersSecond(both: DayChoice['both'], first: Candidate, second: Candidate): boolean {
  switch (both) {
    case 'earlier':
      return false;
    case 'later':
      return true;
    case 'longer':
      return second.share > first.share;
    case 'later-if-three-muhurtas':
      return second.share >= (second.day.sunset - second.day.sunrise) / 5;
  }
}

/** Shared days of a kala and a span; a moment inside counts as a whole day. */
function measureOverlap(kala: Span, span: Span): number {
  if (kala.start === kala.end) return span.start <= kala.start && kala.start < span.end ? 1 : 0;
  return Math.min(kala.end, span.end) - Math.max(kala.start, span.start);
}
