import { normaliseDegrees } from '../astronomy/angles';
import type { Place } from '../astronomy/rise-set';
import { computeDeltaT } from '../astronomy/time-scales';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import { computeAscendant } from '../zodiac/ascendant';
import { findBirthDay } from './birth-day';
import { itemAt } from './item-at';

/** The upagrahas that stand at fixed distances from the sun; sidereal degrees. */
export interface SolarUpagrahas {
  dhuma: number;
  vyatipata: number;
  parivesha: number;
  indrachapa: number;
  upaketu: number;
}

/**
 * Dhuma and the four that follow from it. Source: Brihat Parashara Hora Shastra, ch. 3.
 * @param sunLongitude sidereal degrees
 */
export function computeSolarUpagrahas(sunLongitude: number): SolarUpagrahas {
  const dhuma = normaliseDegrees(sunLongitude + 133 + 20 / 60);
  const vyatipata = normaliseDegrees(-dhuma);
  const parivesha = normaliseDegrees(vyatipata + 180);
  const indrachapa = normaliseDegrees(-parivesha);
  const upaketu = normaliseDegrees(indrachapa + 16 + 40 / 60);
  return { dhuma, vyatipata, parivesha, indrachapa, upaketu };
}

// ghatis after sunrise or sunset at which Mandi rises, Sunday to Saturday
const mandiByDay = [26, 22, 18, 14, 10, 6, 2];
const mandiByNight = [10, 6, 2, 26, 22, 18, 14];

/**
 * Gulika and Mandi as sidereal longitudes: the points that rise at their moments.
 * Gulika's moment is when Saturn's eighth of the day or night begins: by day the eighths belong to
 * the lords of the weekdays from today's on, by night from the fifth on. Source: Brihat Parashara
 * Hora Shastra, ch. 3. Mandi's lies at so many of thirty parts of the day or night.
 * Source: Phaladeepika, ch. 25. Others take Gulika at the end of the part, or Mandi as another name
 * for it.
 * @param ut universal time, days from J2000
 * @throws SunlessDayError near the poles
 */
export function computeGulikaAndMandi(
  ut: number,
  place: Place,
  ayanamsa: Ayanamsa = 'lahiri',
): { gulika: number; mandi: number } {
  const { sunrise, sunset, nextSunrise, vara, isDay } = findBirthDay(ut, place);
  const [from, until] = isDay ? [sunrise, sunset] : [sunset, nextSunrise];
  const saturnsEighth = (isDay ? 6 - vara : 9 - vara) % 7;
  const risingAfter = (share: number) => {
    const at = from + (until - from) * share;
    const instant = { ut: at, tt: at + computeDeltaT(at) / 86_400 };
    return computeAscendant(instant, place.latitude, place.longitude, ayanamsa);
  };
  return {
    gulika: risingAfter(saturnsEighth / 8),
    mandi: risingAfter(itemAt(isDay ? mandiByDay : mandiByNight, vara) / 30),
  };
}
