import { isSupportedDate } from '../jyotish/supported-dates';
import { isRealDate } from './real-date';
import { dateParts, splitDate, type DatePart } from './typed-date';

/** What is wrong with a typed date, and in which of its parts. */
export interface DateFault {
  /** Null where nothing was typed, or a date: whoever refused it knows why. */
  kind: 'incomplete' | 'year' | 'day' | 'never' | 'leap' | null;
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
  if (isMissing) return { kind: 'incomplete', parts: wrong };
  if (wrong.length > 0) return { kind: wrong.includes('year') ? 'year' : 'day', parts: wrong };
  const isWhole = !asked.includes('day') || isRealDate(date);
  if (isWhole) return { kind: null, parts: isSupportedDate(date) ? asked : ['year'] };
  const isLeapDay = typed.month === '2' && typed.day === '29';
  return isLeapDay ? { kind: 'leap', parts: ['day', 'year'] } : { kind: 'never', parts: ['day'] };
}
