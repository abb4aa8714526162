import { Temporal } from 'temporal-polyfill';

/** A time on a wall clock somewhere. `occurrence` chooses when a clock showed that time twice. */
export interface WallTime {
  /** `YYYY-MM-DD`, proleptic Gregorian. */
  date: string;
  /** `HH:MM` or `HH:MM:SS`, 24 hours. */
  time: string;
  /** IANA name, e.g. `Asia/Kolkata`. */
  timeZone: string;
  occurrence?: 'earlier' | 'later';
}

/** A wall time resolved. `offsetSeconds` is local minus UTC; before standard time it is local mean time. */
export interface ResolvedTime {
  ok: true;
  utc: string;
  offsetSeconds: number;
}

/** Why a wall time could not be resolved, with the field to blame. */
export type WallTimeFailure = {
  ok: false;
  code: 'bad_date' | 'bad_time' | 'unknown_zone' | 'skipped_time' | 'repeated_time';
  field: 'date' | 'time' | 'timeZone' | 'occurrence';
};

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^\d{2}:\d{2}(:\d{2})?$/;

/**
 * Turns a wall time into an instant by the history of its zone in the IANA database, as the
 * runtime's tz data has it (war time, local mean time and daylight saving included).
 * A time the clocks skipped is `skipped_time`; one they showed twice is `repeated_time` unless
 * `occurrence` says which.
 */
export function resolveWallTime(wall: WallTime): ResolvedTime | WallTimeFailure {
  const date = datePattern.test(wall.date)
    ? attempt(() => Temporal.PlainDate.from(wall.date))
    : null;
  if (!date) return { ok: false, code: 'bad_date', field: 'date' };
  const time = timePattern.test(wall.time) ? attempt(() => readTime(wall.time)) : null;
  if (!time) return { ok: false, code: 'bad_time', field: 'time' };
  if (!isTimeZone(wall.timeZone)) return { ok: false, code: 'unknown_zone', field: 'timeZone' };

  const local = date.toPlainDateTime(time);
  const earlier = local.toZonedDateTime(wall.timeZone, { disambiguation: 'earlier' });
  const later = local.toZonedDateTime(wall.timeZone, { disambiguation: 'later' });
  if (earlier.toInstant().equals(later.toInstant())) return describe(earlier);
  // in a gap both readings are moved, so neither shows the time that was asked for
  if (!earlier.toPlainDateTime().equals(local))
    return { ok: false, code: 'skipped_time', field: 'time' };
  if (!wall.occurrence) return { ok: false, code: 'repeated_time', field: 'occurrence' };
  return describe(wall.occurrence === 'earlier' ? earlier : later);
}

/** Whether the runtime knows a zone of that name. */
export function isTimeZone(name: string): boolean {
  return attempt(() => new Intl.DateTimeFormat('en', { timeZone: name })) !== null;
}

/** Writes an offset in seconds as `UTC+05:30`, with seconds only where there are some: `UTC+05:21:10`. */
export function formatOffset(offsetSeconds: number): string {
  const size = Math.abs(offsetSeconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60];
  if (size % 60 !== 0) parts.push(size % 60);
  const digits = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `UTC${offsetSeconds < 0 ? '−' : '+'}${digits}`;
}

function readTime(text: string): Temporal.PlainTime {
  // a leap second would be read as :59 silently; a birth certificate never has one
  if (text.endsWith(':60')) throw new RangeError('no leap seconds');
  return Temporal.PlainTime.from(text);
}

function describe(zoned: Temporal.ZonedDateTime): ResolvedTime {
  return {
    ok: true,
    utc: zoned.toInstant().toString({ smallestUnit: 'second' }),
    offsetSeconds: zoned.offsetNanoseconds / 1e9,
  };
}

/** The library's answer, or null where it refuses the input with a RangeError. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && error.name === 'RangeError') return null;
    throw error;
  }
}
