import { arcBetween } from '../astronomy/angles';
import { readInstant } from '../astronomy/time-scales';
import type { Division } from '../zodiac/divisions';
import { divideLongitude } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac, locateGraha } from '../zodiac/graha-places';
import type { CombustibleGraha } from './combustions';
import { combustibleGrahas, combustionOrb } from './combustions';

/** A graha in the sky. */
export interface SkyPlace extends Division {
  /** Ecliptic latitude, degrees. */
  latitude: number;
  /** Sidereal degrees per day. */
  speed: number;
  retrograde: boolean;
  /** Within its orb of the sun. */
  combust: boolean;
}

/** The sky at an instant. */
export interface Sky {
  at: string;
  places: Record<Graha, SkyPlace>;
  /** Moon ahead of the sun, degrees, 0-360: 0 new, 180 full. */
  elongation: number;
  conventions: Zodiac;
}

/**
 * Where the nine grahas stand at an instant, seen from the centre of the earth.
 * @param at ISO 8601 instant, years 1800 to 2199
 * @throws RangeError as `readInstant` does
 */
export function describeSky(at: string, zodiac: Zodiac = defaultZodiac): Sky {
  const { tt } = readInstant(at);
  const sun = locateGraha('sun', tt, zodiac).longitude;
  const places = Object.fromEntries(
    grahas.map((graha) => {
      const { longitude, latitude, speed } = locateGraha(graha, tt, zodiac);
      const retrograde = speed < 0;
      const combust =
        isCombustible(graha) &&
        Math.abs(arcBetween(sun, longitude)) <= combustionOrb(graha, retrograde);
      return [graha, { ...divideLongitude(longitude), latitude, speed, retrograde, combust }];
    }),
  ) as Record<Graha, SkyPlace>;
  const elongation = (places.moon.longitude - sun + 360) % 360;
  return { at, places, elongation, conventions: zodiac };
}

function isCombustible(graha: Graha): graha is CombustibleGraha {
  return (combustibleGrahas as readonly Graha[]).includes(graha);
}
