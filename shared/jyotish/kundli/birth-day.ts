import type { Place } from '../astronomy/rise-set';
import { findRise, findSet } from '../astronomy/rise-set';
import { itemAt } from './item-at';
import type { SevenGraha } from './rashi-lords';
import { sevenGrahas } from './rashi-lords';

/** The day from sunrise to sunrise that holds an instant; universal time in days from J2000. */
export interface BirthDay {
  sunrise: number;
  sunset: number;
  nextSunrise: number;
  /** Days from 2000-01-01 to the date of the sunrise, by local mean time. */
  date: number;
  /** 0 Sunday to 6 Saturday, that of the sunrise. */
  vara: number;
  /** Whether the instant lies between sunrise and sunset. */
  isDay: boolean;
}

/** Where the sun does not both rise and set on a day, what is counted from sunrise is undefined. */
export class SunlessDayError extends RangeError {
  constructor({ latitude }: Place) {
    super(`The sun does not rise and set that day at latitude ${latitude}°`);
  }
}

// between a sunrise and the next, more than this and less than twice this passes
const most = 0.6;

/**
 * The day that holds an instant.
 * @param ut universal time, days from J2000
 * @throws SunlessDayError near the poles
 */
export function findBirthDay(ut: number, place: Place): BirthDay {
  const rise = (from: number, days: number) => {
    const found = findRise('sun', from, place, days);
    if (found === null) throw new SunlessDayError(place);
    return found;
  };
  const before = rise(ut - 1.1, 1.1);
  const after = rise(before + most, most + 0.1);
  const [sunrise, nextSunrise] =
    after <= ut ? [after, rise(after + most, most + 0.1)] : [before, after];
  const sunset = findSet('sun', sunrise, place, 1);
  if (sunset === null) throw new SunlessDayError(place);
  const date = Math.floor(sunrise + 0.5 + place.longitude / 360);
  // 2000-01-01 was a Saturday
  const vara = (((date + 6) % 7) + 7) % 7;
  return { sunrise, sunset, nextSunrise, date, vara, isDay: ut < sunset };
}

/** The lord of a vara, 0 Sunday to 6 Saturday. */
export const lordOfVara = (vara: number): SevenGraha => itemAt(sevenGrahas, vara % 7);
