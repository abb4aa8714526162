import { formatDate, type DateOptions } from './format';
import type { Lang } from '../remote-kit/page';

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
export function writeDate(date: string, lang: Lang, options?: DateOptions): string {
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
