import { houseSystems, UndefinedHousesError } from '../houses/house-types';
import { computeChart } from '../kundli/chart';
import type { Chart, ChartInput } from '../kundli/chart-types';
import type { Fields } from './fields';
import { readChoice } from './fields';
import { readZodiac } from './read-conventions';
import { readMoment } from './read-moment';
import type { FindPlace } from './read-place';
import { readPlace } from './read-place';
import { RequestError } from './request-error';

/** The chart of a birth: `utc`, or `date`, `time` and `tz`; `lat` and `lon`, or `place`. */
export function answerChart(fields: Fields, findPlace: FindPlace): Chart {
  const { latitude, longitude, timeZone } = readPlace(fields, findPlace);
  return computeAskedChart({
    utc: readMoment(fields, timeZone),
    latitude,
    longitude,
    ...readZodiac(fields),
    houses: readChoice(fields, 'houses', houseSystems),
  });
}

function computeAskedChart(input: ChartInput): Chart {
  try {
    return computeChart(input);
  } catch (error) {
    if (!(error instanceof UndefinedHousesError)) throw error;
    throw new RequestError('undefined_houses', error.message, 'houses');
  }
}
