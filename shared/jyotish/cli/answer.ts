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

const answers: Record<Operation, (fields: Fields, findPlace: FindPlace) => unknown> = {
  chart: answerChart,
  panchang: answerPanchang,
  match: answerMatch,
  festivals: answerFestivals,
  transits: answerTransits,
};

/**
 * Answers a request such as `{ op: 'chart', utc: '1990-04-15T09:00:00Z', lat: 12.97, lon: 77.59 }`.
 * @throws RequestError naming the field that is wrong, RangeError for what the engine can't compute
 */
export function answerRequest(request: unknown, findPlace: FindPlace): unknown {
  const fields = readFields(request, null);
  const operation = operations.find((name) => name === fields.op);
  if (operation) {
    refuseUnknownKeys(operation, fields);
    return echoPlace(fields, findPlace, answers[operation]);
  }
  throw new RequestError('unknown_op', `op is one of ${operations.join(', ')}`, 'op');
}

/** The answer with the place that a name was taken for; a list stands beside it as `list`. */
function echoPlace(
  fields: Fields,
  findPlace: FindPlace,
  answer: (fields: Fields, findPlace: FindPlace) => unknown,
): unknown {
  let place: NamedPlace | null = null;
  const answered = answer(fields, (name) => (place = findPlace(name)));
  if (!place) return answered;
  return Array.isArray(answered) ? { place, list: answered } : { ...Object(answered), place };
}
