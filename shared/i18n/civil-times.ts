import { formatDate } from './format';
import type { Lang } from '../remote-kit/page';

const minute = 60_000;

/**
 * The time on the clocks of a zone, to the nearest minute: `06:41`; on another date than the one
 * meant with that date: `02:14, 9 Nov`.
 * @param iso UTC @param date the date meant, `YYYY-MM-DD`
 */
export function writeClock(iso: string, date: string, timeZone: string, lang: Lang): string {
  const rounded = new Date(Math.round(Date.parse(iso) / minute) * minute).toISOString();
  const clock = formatDate(rounded, lang, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  if (findDate(rounded, timeZone) === date) return clock;
  const other = formatDate(rounded, lang, { timeZone, day: 'numeric', month: 'short' });
  // day and month stay together where the cell is narrow
  return `${clock}, ${other.replaceAll(' ', '\u00a0')}`;
}

/** The civil date of a moment in a zone, `YYYY-MM-DD`. */
export function findDate(iso: string, timeZone: string): string {
  // the day first, as Indian dates are written
  const [day, month, year] = formatDate(iso, 'en', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).split('/');
  return `${year}-${month}-${day}`;
}

/** A civil date for people; it belongs to no zone. */
export function writeDate(date: string, lang: Lang, options?: Intl.DateTimeFormatOptions): string {
  return formatDate(date, lang, { ...(options ?? { dateStyle: 'long' }), timeZone: 'UTC' });
}

/** The date some days on. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** How many days a date is after another; negative when before. */
export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
