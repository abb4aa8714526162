import { answerChart } from './answer-chart';
import { answerFestivals } from './answer-festivals';
import { answerMatch } from './answer-match';
import { answerPanchang } from './answer-panchang';
import { answerTransits } from './answer-transits';
import type { Fields } from './fields';
import { readFields } from './fields';
import { refuseUnknownKeys } from './known-keys';
import type { FindPlace, NamedPlace } from './read-place';
import { RequestError } from './request-error';

/** What can be asked for. */
export const operations = ['chart', 'panchang', 'match', 'festivals', 'transits'] as const;

/** The name of an operation. */
export type Operation = (typeof operations)[number];

const answers: Record<Operation, (fields: Fields, findPlace: FindPlace, now: Date) => unknown> = {
  chart: answerChart,
  panchang: answerPanchang,
  match: (fields, _findPlace, now) => answerMatch(fields, now),
  festivals: answerFestivals,
  transits: answerTransits,
};

/**
 * Answers a request such as `{ op: 'chart', utc: '1990-04-15T09:00:00Z', lat: 12.97, lon: 77.59 }`.
 * @param now the clock, so that a test can hold it
 * @throws RequestError naming the field that is wrong, RangeError for what the engine can't compute
 */
export function answerRequest(
  request: unknown,
  findPlace: FindPlace,
  now: Date = new Date(),
): unknown {
  const fields = readFields(request, null);
  const operation = operations.find((name) => name === fields.op);
  if (operation) {
    refuseUnknownKeys(operation, fields);
    return echoPlace(findPlace, (find) => answers[operation](fields, find, now));
  }
  throw new RequestError('unknown_op', `op is one of ${operations.join(', ')}`, 'op');
}

/** The answer with the place that a name was taken for; a list stands beside it as `list`. */
function echoPlace(findPlace: FindPlace, answer: (findPlace: FindPlace) => unknown): unknown {
  let place: NamedPlace | null = null;
  const answered = answer((name) => (place = findPlace(name)));
  if (!place) return answered;
  return Array.isArray(answered) ? { place, list: answered } : { ...Object(answered), place };
}
