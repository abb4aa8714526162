import type { Operation } from './answer';
import type { Fields } from './fields';
import { RequestError } from './request-error';

const place = ['lat', 'lon', 'tz', 'place'];
const zodiac = ['ayanamsa', 'node'];
const birth = ['utc', 'date', 'time', 'occurrence', 'clock', 'houses', 'dashaYear'];
const rises = ['sunrise', 'moonrise'];

const known: Record<Operation, readonly string[]> = {
  chart: [...birth, ...place, ...zodiac],
  panchang: ['date', 'detail', ...place, ...zodiac, ...rises],
  match: ['boy', 'girl', ...zodiac],
  festivals: ['year', ...place, ...zodiac, ...rises],
  transits: ['year', 'from', 'until', ...birth, ...place, ...zodiac],
};

/** Refuses a request with a key its operation does not read: what is misspelt must not be left out. */
export function refuseUnknownKeys(operation: Operation, fields: Fields): void {
  refuseOthers(fields, ['op', ...known[operation]]);
}

/** Refuses the first key that is not among those allowed. @param prefix the path of the part, e.g. `boy.` */
export function refuseOthers(fields: Fields, allowed: readonly string[], prefix = ''): void {
  const stranger = Object.keys(fields).find((key) => !allowed.includes(key));
  if (stranger === undefined) return;
  const path = prefix + stranger;
  throw new RequestError(
    'unknown_field',
    `${path} is not read here; known are ${allowed.join(', ')}`,
    path,
  );
}
