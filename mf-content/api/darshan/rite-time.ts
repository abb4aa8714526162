import type { Rite } from 'shared/contracts/content-darshan';
import { findRise, findSet } from 'shared/jyotish/astronomy/rise-set';
import { writeInstant } from 'shared/jyotish/astronomy/time-scales';
import { findDayStart } from 'shared/jyotish/panchang/civil-day';
import { resolveWallTime } from 'shared/jyotish/time/wall-time';

/** Where a temple stands, on the globe and in time. */
export interface TemplePlace {
  latitude: number;
  longitude: number;
  timeZone: string;
}

const pattern = /^(?:(\d{2}:\d{2})|(sunrise|sunset)([+-]\d+)?)$/;

/** Whether it is a time of a rite as the table has it. */
export const isRiteTime = (time: string): boolean => pattern.test(time);

/** What a rite's time goes by. @param time as the table has it: `05:30`, `sunset`, `sunrise-15` */
export function readFollows(time: string): Rite['follows'] {
  const [, , sun] = read(time);
  return (sun as 'sunrise' | 'sunset' | undefined) ?? 'clock';
}

/**
 * The moment of a rite's time on a date at the temple, in milliseconds since 1970, to the minute.
 * A time that clocks skip is taken an hour's length after the one before; of one they show twice, the
 * earlier. `null` where the sun does not rise or set that day.
 */
export function findMoment(time: string, date: string, place: TemplePlace): number | null {
  const [, clock, sun, offset] = read(time);
  if (clock) return findClockTime(clock, date, place.timeZone);
  const midnight = findDayStart(date, place.timeZone);
  const ut = sun === 'sunrise' ? findRise('sun', midnight, place) : findSet('sun', midnight, place);
  if (ut === null) return null;
  const minute = Math.round(Date.parse(writeInstant(ut)) / 60_000);
  return (minute + Number(offset ?? 0)) * 60_000;
}

function read(time: string): (string | undefined)[] {
  const parts = pattern.exec(time);
  if (!parts) throw new RangeError(`Not a time of a rite: "${time}"`);
  return parts;
}

const HOUR = 3_600_000;

function findClockTime(time: string, date: string, timeZone: string): number {
  const resolved = resolveWallTime({ date, time, timeZone, occurrence: 'earlier' });
  if (resolved.ok) return Date.parse(resolved.utc);
  if (resolved.code !== 'skipped_time')
    throw new RangeError(`${date} ${time} in ${timeZone}: ${resolved.code}`);
  // no clock skips more than an hour in the middle of a day, so an hour earlier there is a time
  const before = new Date(Date.parse(`${date}T${time}Z`) - HOUR).toISOString();
  return findClockTime(before.slice(11, 16), before.slice(0, 10), timeZone) + HOUR;
}
