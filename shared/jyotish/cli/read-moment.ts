import type { Clock, WallTimeFailure } from '../time/wall-time';
import { supportedYears } from '../supported-dates';
import { clocks, resolveWallTime } from '../time/wall-time';
import { isTimeZone } from '../time/zone-offset';
import type { Fields } from './fields';
import { invalid, readChoice, readNumber, readText } from './fields';
import { RequestError } from './request-error';

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const instantPattern = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reads a civil date `YYYY-MM-DD` of the years the engine knows. */
export function readDate(fields: Fields, name: string): string {
  const date = readText(fields, name);
  if (!datePattern.test(date) || !isCalendarDate(date))
    throw invalid(name, 'a date, YYYY-MM-DD', date);
  checkYear(Number(date.slice(0, 4)), name);
  return date;
}

/** Reads an ISO 8601 instant with its offset, and gives it in UTC. */
export function readUtc(fields: Fields, name: string, prefix = ''): string {
  const text = readText(fields, name, prefix);
  const [, date] = instantPattern.exec(text) ?? [];
  const instant = new Date(text);
  if (!date || !isCalendarDate(date) || Number.isNaN(instant.getTime()))
    throw invalid(prefix + name, 'an ISO 8601 instant such as 1990-04-15T09:00:00Z', text);
  checkYear(instant.getUTCFullYear(), prefix + name);
  return instant.toISOString();
}

/** Reads a year the engine knows. */
export function readYear(fields: Fields, name: string): number {
  const year = readNumber(fields, name, [-Infinity, Infinity]);
  if (!Number.isInteger(year)) throw invalid(name, 'a whole number such as 2027', year);
  checkYear(year, name);
  return year;
}

/** Reads an IANA time zone. @param fallback the zone of the place, when one was named */
export function readTimeZone(fields: Fields, fallback?: string): string {
  if (fields.tz === undefined && fallback !== undefined) return fallback;
  const zone = readText(fields, 'tz');
  if (isTimeZone(zone)) return zone;
  throw new RequestError('unknown_zone', `tz is an IANA time zone, not "${zone}"`, 'tz');
}

/** A moment of birth. */
export interface Moment {
  /** ISO 8601 UTC; noon by the clock where only the day is known. */
  utc: string;
  isTimeKnown: boolean;
  /** How the clock was read, local minus UTC; null for an instant. */
  wall: { clock: Clock; offsetSeconds: number } | null;
}

/**
 * Reads `utc`, or `date`, `time` and the zone with `occurrence` and `clock`. A time that is left out,
 * null or `unknown` is not known.
 */
export function readMoment(fields: Fields, placeZone?: string): Moment {
  if (fields.utc !== undefined)
    return { utc: readUtc(fields, 'utc').replace('.000', ''), isTimeKnown: true, wall: null };
  if (fields.date === undefined)
    throw new RequestError('missing_field', 'utc is missing, or date, time and tz', 'utc');
  const date = readDate(fields, 'date');
  const isTimeKnown = !isUnknown(fields.time);
  const time = isTimeKnown ? readText(fields, 'time') : '12:00';
  const clock = readChoice(fields, 'clock', clocks) ?? 'zone';
  const resolved = resolveWallTime({
    date,
    time,
    timeZone: readTimeZone(fields, placeZone),
    // a noon the clocks showed twice is still one day: either will do
    occurrence:
      readChoice(fields, 'occurrence', ['earlier', 'later']) ??
      (isTimeKnown ? undefined : 'earlier'),
    clock,
    longitude: clock === 'local-mean' ? readNumber(fields, 'lon', [-180, 180]) : undefined,
  });
  if (resolved.ok) {
    const { utc, offsetSeconds } = resolved;
    return { utc, isTimeKnown, wall: { clock, offsetSeconds } };
  }
  throw blameWallTime(resolved, `${date} ${time}`);
}

const isUnknown = (time: unknown) => time === undefined || time === null || time === 'unknown';

function blameWallTime({ code }: WallTimeFailure, wall: string): RequestError {
  switch (code) {
    case 'skipped_date':
      return new RequestError(code, `There was no ${wall.slice(0, 10)} in this zone`, 'date');
    case 'skipped_time':
      return new RequestError(code, `The clocks skipped ${wall}`, 'time');
    case 'repeated_time':
      return new RequestError(
        code,
        `The clocks showed ${wall} twice: occurrence says which, earlier or later`,
        'occurrence',
      );
    case 'unknown_zone':
      return new RequestError(code, 'tz is not a time zone', 'tz');
    case 'bad_date':
      return invalid('date', 'a date', wall);
    case 'bad_time':
      return invalid('time', 'HH:MM or HH:MM:SS', wall);
  }
}

function checkYear(year: number, path: string): void {
  const { first, last } = supportedYears;
  if (year >= first && year <= last) return;
  throw new RequestError(
    'unsupported_year',
    `${path} lies in ${year}; the engine answers for ${first} to ${last}`,
    path,
  );
}

/** The parser alone would turn 30 February into March. */
function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}
