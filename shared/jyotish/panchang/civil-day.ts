import { findOffset } from '../time/zone-offset';

const j2000Seconds = Date.UTC(2000, 0, 1, 12) / 1000;
const daySeconds = 86_400;

/**
 * When a civil date begins in a zone: midnight, or the first moment the clocks showed that day.
 * @param timeZone IANA name
 * @returns universal time, days from J2000
 * @throws RangeError for an unknown zone
 */
export function findDayStart(date: string, timeZone: string): number {
  return (findStartSeconds(Date.parse(date) / 1000, timeZone) - j2000Seconds) / daySeconds;
}

/** @param local the date's midnight as if it were in UTC @returns seconds since 1970 */
function findStartSeconds(local: number, timeZone: string): number {
  const before = findOffset(timeZone, local - daySeconds);
  const after = findOffset(timeZone, local + daySeconds);
  const [earlier, later] = [local - before, local - after];
  if (before === after || findOffset(timeZone, earlier) === before) return earlier;
  // a midnight the clocks skipped is read by the old offset: that is the moment of the change
  return findOffset(timeZone, later) === after ? later : earlier;
}

/** Whether a zone had a civil date at all: where the date line was moved, one was left out. */
export function isCivilDate(date: string, timeZone: string): boolean {
  return findCivilDate(findDayStart(date, timeZone), timeZone) === date;
}

/** The date before or after one that a zone had. */
export function stepDate(date: string, days: 1 | -1, timeZone: string): string {
  const next = addDays(date, days);
  return isCivilDate(next, timeZone) ? next : addDays(next, days);
}

/** The civil date on which an instant falls in a zone. @param ut universal time, days from J2000 */
export function findCivilDate(ut: number, timeZone: string): string {
  const seconds = j2000Seconds + ut * daySeconds;
  return writeDate((seconds + findOffset(timeZone, seconds)) * 1000);
}

/** The date some days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return writeDate(Date.parse(date) + days * daySeconds * 1000);
}

/** Whole days from one date to another. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (daySeconds * 1000));
}

/** Vara of a date: 0 Sunday (Ravivara) to 6 Saturday (Shanivara). */
export function findVara(date: string): number {
  return new Date(Date.parse(date)).getUTCDay();
}

function writeDate(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
