import { normaliseDegrees } from '../astronomy/angles';
import type { Angle } from '../astronomy/crossing';
import { findStepEnd } from '../astronomy/crossing';
import { NAKSHATRA_SPAN } from '../zodiac/divisions';
import { grahaLongitude } from '../zodiac/graha-places';
import { readInstant, writeInstant } from '../astronomy/time-scales';

/** What the sun and moon make of one instant. */
export interface LunarDay {
  /** 1 to 15 bright half, 16 to 30 dark half; 15 Purnima, 30 Amavasya. */
  tithi: number;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** Yoga of sun and moon, 1 Vishkambha to 27 Vaidhriti. */
  yoga: number;
  /** 0 Mesha to 11 Meena. */
  moonRashi: number;
  sunRashi: number;
  /** When tithi and nakshatra end, ISO 8601 UTC. */
  tithiEnds: string;
  nakshatraEnds: string;
}

const moonOf: Angle = (tt) => grahaLongitude('moon', tt);
const sunOf: Angle = (tt) => grahaLongitude('sun', tt);
const elongationOf: Angle = (tt) => normaliseDegrees(moonOf(tt) - sunOf(tt));

/**
 * Tithi, nakshatra, yoga and the rashis of moon and sun at an instant.
 * @param utc ISO 8601, years 1800 to 2199
 * @throws RangeError as `computeChart` does
 */
export function describeLunarDay(utc: string): LunarDay {
  const at = readInstant(utc);
  const [moon, sun] = [moonOf(at.tt), sunOf(at.tt)];
  return {
    tithi: Math.floor(elongationOf(at.tt) / 12) + 1,
    nakshatra: Math.floor(moon / NAKSHATRA_SPAN) + 1,
    yoga: Math.floor(normaliseDegrees(moon + sun) / NAKSHATRA_SPAN) + 1,
    moonRashi: Math.floor(moon / 30),
    sunRashi: Math.floor(sun / 30),
    tithiEnds: writeInstant(at.ut - at.tt + findStepEnd(elongationOf, 12, at.tt, 1.25)),
    nakshatraEnds: writeInstant(at.ut - at.tt + findStepEnd(moonOf, NAKSHATRA_SPAN, at.tt, 1.25)),
  };
}
