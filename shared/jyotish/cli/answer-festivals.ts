import type { Festival } from '../festivals/festivals';
import { listFestivals } from '../festivals/festivals';
import type { Fields } from './fields';
import { readRiseRule, readZodiac } from './read-conventions';
import { readTimeZone, readYear } from './read-moment';
import type { FindPlace } from './read-place';
import { readPlace } from './read-place';

/** The festivals and vrats of `year` at a place, by date. */
export function answerFestivals(fields: Fields, findPlace: FindPlace): Festival[] {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  return listFestivals({
    year: readYear(fields, 'year'),
    timeZone: readTimeZone(fields, timeZone),
    place: { latitude, longitude },
    zodiac: readZodiac(fields),
    riseRule: readRiseRule(fields),
  });
}
