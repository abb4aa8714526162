import { readInstant, writeInstant } from '../astronomy/time-scales';
import { findElement, findElementEnd } from './elements';

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

/**
 * Tithi, nakshatra, yoga and the rashis of moon and sun at an instant.
 * @param utc ISO 8601, years 1800 to 2199
 * @throws RangeError as `computeChart` does
 */
export function describeLunarDay(utc: string): LunarDay {
  const { ut } = readInstant(utc);
  return {
    tithi: findElement('tithi', ut),
    nakshatra: findElement('nakshatra', ut),
    yoga: findElement('yoga', ut),
    moonRashi: findElement('moonRashi', ut),
    sunRashi: findElement('sunRashi', ut),
    tithiEnds: writeInstant(findElementEnd('tithi', ut)),
    nakshatraEnds: writeInstant(findElementEnd('nakshatra', ut)),
  };
}
