import { readInstant, writeInstant } from '../../astronomy/time-scales';
import { supportedDates } from '../../supported-dates';
import { listIngresses } from '../../transits/ingresses';
import { countHouse } from '../../zodiac/divisions';
import type { Zodiac } from '../../zodiac/graha-places';
import { defaultZodiac, grahaLongitude } from '../../zodiac/graha-places';

/** Sade Sati over the 12th, 1st and 2nd from the Moon; the Dhaiyas over the 4th and the 8th. */
export type ShaniPeriodKind = 'sade-sati' | 'kantaka' | 'ashtama';

/** Saturn in one rashi without a break. */
export interface ShaniStay {
  /** Counted from the rashi of the Moon: 12, 1, 2, 4 or 8. */
  house: number;
  rashi: number;
  /** ISO 8601 UTC. */
  start: string;
  end: string;
}

/** A Sade Sati or Dhaiya: from the first entry to the last leaving. */
export interface ShaniPeriod {
  kind: ShaniPeriodKind;
  start: string;
  end: string;
  /**
   * In order of time. Moving backwards Saturn leaves a rashi and enters it anew, so that a house may
   * come more than once and a gap may lie between two stays.
   */
  stays: readonly ShaniStay[];
}

const kindByHouse: Readonly<Record<number, ShaniPeriodKind>> = {
  12: 'sade-sati',
  1: 'sade-sati',
  2: 'sade-sati',
  4: 'kantaka',
  8: 'ashtama',
};

// Backward motion keeps Saturn out of a rashi for less than this; its next round comes 22 years later.
const longestGap = 365;

/**
 * Every Sade Sati, Kantaka (4th) and Ashtama (8th) Shani of a life, with all entries and leavings.
 * A period that runs at birth begins with it, one that runs at the end of the span is cut there.
 * Source: transits of Saturn from the Moon, Phaladeepika, ch. 26; the names are those of later almanacs.
 * @param birth ISO 8601 instant
 * @param moonRashi rashi of the Moon at birth, 0 to 11
 * @param years length of the span from birth; the engine's last year ends it sooner
 * @throws RangeError as `readInstant` does
 */
export function listShaniPeriods(
  birth: string,
  moonRashi: number,
  years = 120,
  zodiac: Zodiac = defaultZodiac,
): ShaniPeriod[] {
  const periods: ShaniPeriod[] = [];
  for (const stay of listStays(birth, moonRashi, years, zodiac)) {
    const kind = kindByHouse[stay.house];
    if (!kind) continue;
    const running = periods.at(-1);
    const gap = running ? readInstant(stay.start).ut - readInstant(running.end).ut : Infinity;
    if (running?.kind === kind && gap < longestGap)
      periods[periods.length - 1] = { ...running, end: stay.end, stays: [...running.stays, stay] };
    else periods.push({ kind, start: stay.start, end: stay.end, stays: [stay] });
  }
  return periods;
}

/** All stays of Saturn, in whichever rashi, from birth on. */
function listStays(birth: string, moonRashi: number, years: number, zodiac: Zodiac): ShaniStay[] {
  const { ut, tt } = readInstant(birth);
  const last = readInstant(supportedDates.last).ut;
  // a birth on the last day of all has no life that could be looked through
  if (ut >= last) return [];
  const [from, until] = [writeInstant(ut), writeInstant(Math.min(last, ut + years * 365.25))];
  const entries = listIngresses({ from, until, grahas: ['saturn'], zodiac });
  const first = Math.floor(grahaLongitude('saturn', tt, zodiac) / 30);
  const starts = [{ at: from, entered: first }, ...entries];
  return starts.map(({ at, entered }, index) => ({
    house: countHouse(entered, moonRashi),
    rashi: entered,
    start: at,
    end: starts[index + 1]?.at ?? until,
  }));
}
