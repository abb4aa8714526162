import { readInstant } from '../astronomy/time-scales';
import { divideLongitude } from '../zodiac/divisions';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';
import type { Zodiac } from '../zodiac/graha-places';
import { defaultZodiac, grahaLongitude } from '../zodiac/graha-places';

/** What a graha passes through in a stretch of time, in the order it does. */
export interface DayRange {
  rashis: number[];
  nakshatras: number[];
}

/**
 * The rashis and nakshatras each graha is in at some time of a day: what can be said of a birth whose
 * hour is not known. Where a graha has one rashi and one nakshatra, they hold whatever the hour.
 * @param from ISO instants of the beginning and end, a day or less apart
 * @throws RangeError as `readInstant` does
 */
export function listDayRanges(
  from: string,
  until: string,
  zodiac: Zodiac = defaultZodiac,
): Record<Graha, DayRange> {
  const [first, last] = [readInstant(from).tt, readInstant(until).tt];
  // the moon, the fastest, needs more than half a day for a nakshatra: none is skipped
  const times = [first, (first + last) / 2, last];
  const ranges = grahas.map((graha) => {
    const places = times.map((tt) => divideLongitude(grahaLongitude(graha, tt, zodiac)));
    return [
      graha,
      {
        rashis: [...new Set(places.map(({ rashi }) => rashi))],
        nakshatras: [...new Set(places.map(({ nakshatra }) => nakshatra))],
      },
    ];
  });
  return Object.fromEntries(ranges) as Record<Graha, DayRange>;
}
