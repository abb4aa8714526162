import type { Horoscope, HoroscopePeriod, SignSlug } from 'shared/contracts/content-horoscope';
import type { ClockFace } from 'shared/i18n/clock';
import type { Database } from '../data/database';
import { composeHoroscope } from './compose-horoscope';
import { findEditorTexts } from './editor-texts';
import { rememberSkies } from './remember-skies';
import { findDate, findSpan, isDate, type PeriodSpan } from './spans';

/** The horoscopes of any period: an editor's where there is one, else composed. */
export interface Horoscopes {
  /** @param date `YYYY-MM-DD`, or `previous`, `current` or `next`; `null` for a day there isn't */
  find(period: HoroscopePeriod, date: string): PeriodSpan | null;
  read(span: PeriodSpan, signs: readonly SignSlug[], face: ClockFace): Promise<Horoscope[]>;
}

const steps: Readonly<Record<string, number>> = { previous: -1, current: 0, next: 1 };

/** @param now the clock, so that a test can hold it */
export function openHoroscopes(db: Database, now: () => Date): Horoscopes {
  const readSky = rememberSkies();
  return {
    find(period, date) {
      const step = steps[date];
      if (step !== undefined) return findSpan(period, findDate(period, now(), step));
      return isDate(date) ? findSpan(period, date) : null;
    },
    async read(span, signs, face) {
      const texts = await findEditorTexts(db, span, face.lang);
      return signs.map((sign) => {
        const composed = composeHoroscope(readSky(span), sign, face);
        const written = texts.get(sign);
        return written ? { ...composed, ...written, origin: 'editor' } : composed;
      });
    },
  };
}
