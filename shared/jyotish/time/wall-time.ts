import { Temporal } from 'temporal-polyfill';
import { isCivilDate } from '../panchang/civil-day';
import { findOffset, isTimeZone } from './zone-offset';

/**
 * Whose time a clock showed. `zone`: the civil time of the zone, with war time and daylight saving.
 * The others are switches for what IANA cannot know: `no-war-time` is Indian standard time without
 * the hour of 1941-1945; `calcutta` (+05:53:20, in use in Calcutta until 1948), `bombay` (+04:51,
 * until 1955) and `madras` (+05:21:10, railways before 1906) went on beside it; `local-mean` is the
 * mean time of the place's own meridian.
 */
export const clocks = [
  'zone',
  'no-war-time',
  'calcutta',
  'bombay',
  'madras',
  'local-mean',
] as const;

/** The name of a clock. */
export type Clock = (typeof clocks)[number];

/** A time on a wall clock somewhere. `occurrence` chooses when a clock showed that time twice. */
export interface WallTime {
  /** `YYYY-MM-DD`, proleptic Gregorian. */
  date: string;
  /** `HH:MM` or `HH:MM:SS`, 24 hours. */
  time: string;
  /** IANA name, e.g. `Asia/Kolkata`. */
  timeZone: string;
  occurrence?: 'earlier' | 'later' | undefined;
  /** `zone` when left out. */
  clock?: Clock | undefined;
  /** East positive, degrees: needed for the clock `local-mean`. */
  longitude?: number | undefined;
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
  code:
    'bad_date' | 'bad_time' | 'unknown_zone' | 'skipped_date' | 'skipped_time' | 'repeated_time';
  field: 'date' | 'time' | 'timeZone' | 'occurrence';
};

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^\d{2}:\d{2}(:\d{2})?$/;

// Source: IANA tz database, zone Asia/Kolkata, and its notes on the times of Calcutta and Bombay
const fixedClocks: Partial<Record<Clock, number>> = {
  'no-war-time': 5.5 * 3600,
  calcutta: 5 * 3600 + 53 * 60 + 20,
  bombay: 4 * 3600 + 51 * 60,
  madras: 5 * 3600 + 21 * 60 + 10,
};

const daySeconds = 86_400;
// a zone and its meridian are that far apart only where the date line runs between them
const dateLineSeconds = 18 * 3600;

/**
 * Turns a wall time into an instant by the history of its zone (war time, local mean time and
 * daylight saving included), or by one of the other clocks; the calendar is that of the zone by any.
 * A date the zone left out is `skipped_date`, a time the clocks skipped `skipped_time`; one they showed
 * twice is `repeated_time` unless `occurrence` says which.
 * @throws RangeError when the clock is `local-mean` and no longitude is given
 */
export function resolveWallTime(wall: WallTime): ResolvedTime | WallTimeFailure {
  const date = datePattern.test(wall.date)
    ? attempt(() => Temporal.PlainDate.from(wall.date))
    : null;
  if (!date) return { ok: false, code: 'bad_date', field: 'date' };
  const time = timePattern.test(wall.time) ? attempt(() => readTime(wall.time)) : null;
  if (!time) return { ok: false, code: 'bad_time', field: 'time' };
  if (!isTimeZone(wall.timeZone)) return { ok: false, code: 'unknown_zone', field: 'timeZone' };
  if (!isCivilDate(wall.date, wall.timeZone))
    return { ok: false, code: 'skipped_date', field: 'date' };

  const local =
    date.toPlainDateTime(time).toZonedDateTime('UTC').toInstant().epochMilliseconds / 1000;
  const offsets = listOffsets(wall, local);
  const [offset] = offsets;
  if (offset === undefined) return { ok: false, code: 'skipped_time', field: 'time' };
  if (offsets.length === 1) return describe(local, offset);
  if (!wall.occurrence) return { ok: false, code: 'repeated_time', field: 'occurrence' };
  // the clock ran with the greater offset first
  const pick = wall.occurrence === 'earlier' ? Math.max : Math.min;
  return describe(local, pick(...offsets));
}

/** The offsets under which the clock showed a local time: none in a gap, two in an hour given twice. */
function listOffsets({ timeZone, clock = 'zone', longitude }: WallTime, local: number): number[] {
  const fixed = fixedClocks[clock];
  if (fixed !== undefined) return [fixed];
  const findClockOffset = (at: number) => {
    const ofZone = findOffset(timeZone, at);
    return clock === 'zone' ? ofZone : findMeanOffset(longitude, ofZone);
  };
  const near = [local - daySeconds, local + daySeconds].map(findClockOffset);
  return [...new Set(near)].filter((offset) => findClockOffset(local - offset) === offset);
}

/** The mean time of a meridian, on the side of the date line whose calendar the zone keeps. */
function findMeanOffset(longitude: number | undefined, ofZone: number): number {
  if (longitude === undefined) throw new RangeError('Local mean time needs a longitude');
  const mean = Math.round(longitude * 240);
  const isFar = Math.abs(ofZone - mean) > dateLineSeconds;
  return isFar ? mean + Math.sign(ofZone - mean) * daySeconds : mean;
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

function describe(local: number, offsetSeconds: number): ResolvedTime {
  const utc = new Date((local - offsetSeconds) * 1000).toISOString().replace('.000Z', 'Z');
  return { ok: true, utc, offsetSeconds };
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
