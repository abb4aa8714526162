import { isSupportedDate } from '../jyotish/supported-dates';
import { isRealDate } from './real-date';
import { dateParts, splitDate, type DatePart } from './typed-date';

/** Why what was typed is no date; `dateText` has a sentence for each. */
export type DateFaultKind =
  'date_incomplete' | 'date_year' | 'date_day' | 'date_never' | 'date_leap';

/** What is wrong with a typed date, and in which of its parts. */
interface DateFault {
  /** Null where nothing was typed, or a date: whoever refused it knows why. */
  kind: DateFaultKind | null;
  parts: readonly DatePart[];
}

const sound: Record<DatePart, RegExp> = {
  day: /^([1-9]|[12]\d|3[01])$/,
  month: /^([1-9]|1[0-2])$/,
  year: /^\d{4}$/,
};

/**
 * What is wrong with a date or month that was refused, as `joinDate` and `joinMonth` give it.
 * @param asked the parts there were to fill in
 */
export function findDateFault(date: string, asked: readonly DatePart[] = dateParts): DateFault {
  const typed = splitDate(date);
  if (asked.every((part) => typed[part] === '')) return { kind: null, parts: asked };
  const wrong = asked.filter((part) => !sound[part].test(typed[part]));
  // a month that is none can't be chosen, so none is
  const isMissing = wrong.some((part) => part === 'month' || typed[part] === '');
  if (isMissing) return { kind: 'date_incomplete', parts: wrong };
  if (wrong.length > 0)
    return { kind: wrong.includes('year') ? 'date_year' : 'date_day', parts: wrong };
  const isWhole = !asked.includes('day') || isRealDate(date);
  if (isWhole) return { kind: null, parts: isSupportedDate(date) ? asked : ['year'] };
  const isLeapDay = typed.month === '2' && typed.day === '29';
  return isLeapDay
    ? { kind: 'date_leap', parts: ['day', 'year'] }
    : { kind: 'date_never', parts: ['day'] };
}
