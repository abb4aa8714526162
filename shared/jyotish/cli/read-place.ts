import type { Place } from '../astronomy/rise-set';
import type { Fields } from './fields';
import { readNumber, readText } from './fields';
import { RequestError } from './request-error';

/** A place that was found by its name. */
export interface NamedPlace extends Place {
  name: string;
  /** IANA name. */
  timeZone: string;
  /** How far off the coordinates may be, where they are those of a PIN. */
  accuracyKm?: number;
}

/**
 * Finds a place by its name, e.g. `Pune` or `Delhi, US`; null when there is none.
 * @throws RequestError `ambiguous_place` when the name is that of several
 */
export type FindPlace = (name: string) => NamedPlace | null;

/** The field that put a request where there is no answer. */
export const blamePlace = (fields: Fields) => (fields.place === undefined ? 'lat' : 'place');

/** Reads `place`, or `lat` and `lon` in degrees; the zone only of a named place. */
export function readPlace(
  fields: Fields,
  findPlace: FindPlace,
): Place & { name?: string; timeZone?: string } {
  if (fields.place === undefined)
    return {
      latitude: readNumber(fields, 'lat', [-90, 90]),
      longitude: readNumber(fields, 'lon', [-180, 180]),
    };
  const name = readText(fields, 'place');
  const found = findPlace(name);
  if (found) return found;
  throw new RequestError(
    'unknown_place',
    `No place "${name}" is known: send lat, lon and tz`,
    'place',
  );
}
