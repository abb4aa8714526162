import { SunlessYearError } from '../festivals/almanac';
import type { Festival } from '../festivals/festivals';
import { listFestivals } from '../festivals/festivals';
import type { Fields } from './fields';
import { readMoonRiseRule, readRiseRule, readZodiac } from './read-conventions';
import { readTimeZone, readYear } from './read-moment';
import type { FindPlace } from './read-place';
import { blamePlace, readPlace } from './read-place';
import { RequestError } from './request-error';

/** The festivals and vrats of `year` at a place, by date. */
export function answerFestivals(fields: Fields, findPlace: FindPlace): Festival[] {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  const input = {
    year: readYear(fields, 'year'),
    timeZone: readTimeZone(fields, timeZone),
    place: { latitude, longitude },
    zodiac: readZodiac(fields),
    riseRule: readRiseRule(fields),
    moonRiseRule: readMoonRiseRule(fields),
  };
  try {
    return listFestivals(input);
  } catch (error) {
    if (!(error instanceof SunlessYearError)) throw error;
    throw new RequestError(error.code, error.message, blamePlace(fields));
  }
}
