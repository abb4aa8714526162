import { normaliseDegrees } from './angles';
import { NAKSHATRA_SPAN } from './divisions';
import { locateGraha } from './planet-longitudes';
import { readInstant, writeInstant } from './time-scales';

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

type Angle = (tt: number) => number;

const moonOf: Angle = (tt) => locateGraha('moon', tt, 'mean').longitude;
const sunOf: Angle = (tt) => locateGraha('sun', tt, 'mean').longitude;
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
    tithiEnds: writeInstant(at.ut + findStepEnd(elongationOf, at.tt, 12)),
    nakshatraEnds: writeInstant(at.ut + findStepEnd(moonOf, at.tt, NAKSHATRA_SPAN)),
  };
}

/** Days until a steadily growing angle enters its next step, to a quarter of a second. */
function findStepEnd(angle: Angle, tt: number, step: number): number {
  const start = angle(tt);
  const goal = (Math.floor(start / step) + 1) * step - start;
  let [early, late] = [0, 1.25];
  while (late - early > 0.25 / 86_400) {
    const middle = (early + late) / 2;
    if (normaliseDegrees(angle(tt + middle) - start) < goal) early = middle;
    else late = middle;
  }
  return late;
}
