import type { HoroscopePeriod } from 'shared/contracts/content-horoscope';
import { addDays } from 'shared/jyotish/panchang/civil-day';

/** A period of Indian days. */
export interface PeriodSpan {
  period: HoroscopePeriod;
  /** `2026-11-21`, `2026-W47`, `2026-11` or `2026`. */
  key: string;
  /** First and last day. */
  from: string;
  until: string;
  /** The instants it lies between, ISO 8601 UTC. */
  start: string;
  end: string;
  /** Counts the periods of its kind: following ones differ by one. */
  ordinal: number;
}

const indianOffset = 5.5 * 3_600_000;
const dayLength = 86_400_000;
/** A Monday. */
const firstMonday = Date.parse('1800-01-06');

/** The period a date lies in. @param date `YYYY-MM-DD`, an existing day */
export function findSpan(period: HoroscopePeriod, date: string): PeriodSpan {
  const [year = '', month = ''] = date.split('-');
  const days = Math.round((Date.parse(date) - firstMonday) / dayLength);
  if (period === 'daily') return describe(period, date, date, addDays(date, 1), days);
  if (period === 'weekly') {
    const week = Math.floor(days / 7);
    const monday = addDays('1800-01-06', week * 7);
    return describe(period, nameWeek(monday), monday, addDays(monday, 7), week);
  }
  if (period === 'yearly')
    return describe(period, year, `${year}-01-01`, `${Number(year) + 1}-01-01`, Number(year));
  const next = new Date(Date.UTC(Number(year), Number(month), 1)).toISOString().slice(0, 10);
  const ordinal = Number(year) * 12 + Number(month);
  return describe(period, `${year}-${month}`, `${year}-${month}-01`, next, ordinal);
}

/** The date on Indian clocks, moved by whole periods: -1 is the one before. */
export function findDate(period: HoroscopePeriod, now: Date, steps: number): string {
  const today = new Date(now.getTime() + indianOffset).toISOString().slice(0, 10);
  if (period === 'daily') return addDays(today, steps);
  if (period === 'weekly') return addDays(today, steps * 7);
  const [year = 0, month = 1] = today.split('-').map(Number);
  const moved = period === 'yearly' ? [year + steps, 0] : [year, month - 1 + steps];
  return new Date(Date.UTC(moved[0] ?? year, moved[1] ?? 0, 1)).toISOString().slice(0, 10);
}

/** The Monday of a week as ISO 8601 numbers it, or `null` when the year has no such week. */
export function findMonday(year: number, week: number): string | null {
  const date = `${year}-01-04`;
  const monday = addDays(findSpan('weekly', date).from, (week - 1) * 7);
  return nameWeek(monday) === writeWeek(year, week) ? monday : null;
}

/** Whether a text is the date of a day there is. */
export function isDate(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** ISO 8601: a week belongs to the year of its Thursday. */
function nameWeek(monday: string): string {
  const thursday = addDays(monday, 3);
  const year = Number(thursday.slice(0, 4));
  const first = Date.parse(`${year}-01-01`);
  return writeWeek(year, Math.floor((Date.parse(thursday) - first) / dayLength / 7) + 1);
}

function writeWeek(year: number, week: number): string {
  return `${year}-W${String(week).padStart(2, '0')}`;
}

function describe(
  period: HoroscopePeriod,
  key: string,
  from: string,
  next: string,
  ordinal: number,
): PeriodSpan {
  const until = addDays(next, -1);
  return { period, key, from, until, start: startOf(from), end: startOf(next), ordinal };
}

/** Midnight on Indian clocks. */
function startOf(date: string): string {
  return new Date(Date.parse(date) - indianOffset).toISOString().replace('.000', '');
}
