import type { PanchangOfDay } from 'shared/contracts/astro-panchang';
import type { MoonRiseRuleName } from 'shared/jyotish/panchang/moon-rise-rules';
import type { Lang } from 'shared/remote-kit/page';
import { writeTimeOf, writeTimes, type ClockFace } from 'shared/i18n/clock';
import type { PanchangAnswer } from './day-data';
import type { Stretch } from './running';
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
  /** From one moment to another, likewise. */
  stretch: (span: Stretch) => string;
  face: ClockFace;
}

/** Prepares a day that has a sunrise. */
export function createView(
  answer: PanchangAnswer,
  day: PanchangOfDay,
  moonrise: MoonRiseRuleName,
  face: ClockFace,
): DayView {
  const { date } = answer;
  const { lang } = face;
  return {
    ...{ lang, answer, day, moonrise, face },
    text: panchangText[lang],
    clock: (iso) => writeTimeOf(iso, date, face),
    stretch: ({ start, end }) => writeTimes(start, end, face, date),
  };
}
