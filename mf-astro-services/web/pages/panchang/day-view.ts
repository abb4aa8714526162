import type { PanchangOfDay } from 'shared/contracts/astro-panchang';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import type { Lang } from 'shared/remote-kit/page';
import { writeClock } from 'shared/i18n/civil-times';
import type { PanchangAnswer } from './day-data';
import { panchangText, type PanchangText } from './text';

/** A day with what its parts need to be written. */
export interface DayView {
  lang: Lang;
  text: PanchangText;
  answer: PanchangAnswer;
  day: PanchangOfDay;
  moonrise: MoonRiseRuleName;
  /** A moment on the clocks of the place, with its date when that is another. */
  clock: (iso: string) => string;
}

/** Prepares a day that has a sunrise. */
export function createView(
  answer: PanchangAnswer,
  day: PanchangOfDay,
  moonrise: MoonRiseRuleName,
  lang: Lang,
): DayView {
  const { date, place } = answer;
  return {
    ...{ lang, answer, day, moonrise },
    text: panchangText[lang],
    clock: (iso) => writeClock(iso, date, place.timeZone, lang),
  };
}

/** A stretch of time. */
export interface Stretch {
  start: string;
  end: string;
}

/** Whether a moment lies in a stretch. @param now milliseconds */
export function isRunning({ start, end }: Stretch, now: number): boolean {
  return Date.parse(start) <= now && now < Date.parse(end);
}
