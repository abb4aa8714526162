import { computeApparentPlace, type SeriesBody } from './apparent-place';
import type { Evaluate } from './encode-table';
import { evaluateNutation } from './nutation-series';

/** What the tables are fitted to. */
export const evaluateBody: Evaluate = (body, tt) => {
  if (body === 'nutation') return evaluateNutation(tt);
  const { longitude, latitude, distance } = computeApparentPlace(body as SeriesBody, tt);
  return [longitude, latitude, distance];
};
