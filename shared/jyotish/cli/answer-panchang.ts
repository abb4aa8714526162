import { computePanchangDay, listPanchangDays } from '../panchang/panchang';
import type {
  PanchangDay,
  PanchangFailure,
  PanchangInput,
  PanchangSummary,
} from '../panchang/panchang-types';
import type { Fields } from './fields';
import { readFlag } from './fields';
import { readMoonRiseRule, readRiseRule, readZodiac } from './read-conventions';
import { readDate, readTimeZone } from './read-moment';
import type { FindPlace } from './read-place';
import { blamePlace, readPlace } from './read-place';
import { RequestError } from './request-error';

/** The panchang of `date` at a place: its elements, or all of it when `detail` is true. */
export function answerPanchang(
  fields: Fields,
  findPlace: FindPlace,
): PanchangSummary | PanchangDay {
  if (readFlag(fields, 'detail')) return computeAskedPanchang(fields, findPlace);
  const input = readInput(fields, findPlace);
  const found = listPanchangDays({ ...input, until: input.date });
  return take(Array.isArray(found) ? found[0] : found, fields);
}

/** All of the panchang that is asked for. */
export function computeAskedPanchang(fields: Fields, findPlace: FindPlace): PanchangDay {
  return take(computePanchangDay(readInput(fields, findPlace)), fields);
}

function readInput(fields: Fields, findPlace: FindPlace): PanchangInput {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  return {
    date: readDate(fields, 'date'),
    timeZone: readTimeZone(fields, timeZone),
    place: { latitude, longitude },
    zodiac: readZodiac(fields),
    riseRule: readRiseRule(fields),
    moonRiseRule: readMoonRiseRule(fields),
  };
}

function take<Day extends PanchangSummary>(
  found: Day | PanchangFailure | undefined,
  fields: Fields,
): Day {
  if (found?.ok) return found;
  switch (found?.code) {
    case 'skipped_date':
      throw new RequestError(
        found.code,
        'This date was left out here when the date line was moved',
        'date',
      );
    case 'polar_day':
      throw new RequestError(
        found.code,
        'The sun does not set here on this day',
        blamePlace(fields),
      );
    case 'polar_night':
      throw new RequestError(
        found.code,
        'The sun does not rise here on this day',
        blamePlace(fields),
      );
    default:
      // the input was read with the same limits
      throw new Error(`No panchang: ${found?.code ?? 'no day'}`);
  }
}
