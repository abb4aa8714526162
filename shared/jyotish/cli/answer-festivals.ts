import type { AbsentDates, Festival } from '../festivals/festivals';
import { computeFestivalYear } from '../festivals/festivals';
import type { Fields } from './fields';
import { readMoonRiseRule, readRiseRule, readZodiac } from './read-conventions';
import { readTimeZone, readYear } from './read-moment';
import type { FindPlace } from './read-place';
import { readPlace } from './read-place';

/** Dates without festivals, in the place of one: `kind` says why, `date` is the first of them. */
interface Gap extends Pick<AbsentDates, 'until'> {
  id: AbsentDates['why'];
  kind: 'no-panchang-day';
  date: string;
}

/** The festivals and vrats of `year` at a place, by date, and the dates that have no sunrise or never were. */
export function answerFestivals(fields: Fields, findPlace: FindPlace): (Festival | Gap)[] {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  const { festivals, absent } = computeFestivalYear({
    year: readYear(fields, 'year'),
    timeZone: readTimeZone(fields, timeZone),
    place: { latitude, longitude },
    zodiac: readZodiac(fields),
    riseRule: readRiseRule(fields),
    moonRiseRule: readMoonRiseRule(fields),
  });
  const gaps = absent.map(({ from, until, why }): Gap => ({
    id: why,
    kind: 'no-panchang-day',
    date: from,
    until,
  }));
  return [...festivals, ...gaps].sort((one, other) => (one.date < other.date ? -1 : 1));
}
