import type { ReducedNumber } from './reduce-number';
import { addDigits, reduceNumber } from './reduce-number';

/** Moolank and Bhagyank of a birth. */
export interface BirthNumbers {
  /** Birth or root number, from the day of the month alone. */
  moolank: ReducedNumber;
  /** Life path or destiny number, from all digits of the date. */
  bhagyank: ReducedNumber;
}

/** Year, month and day of a YYYY-MM-DD. */
function splitDate(date: string): [year: number, month: number, day: number] {
  const [year, month, day] = date.split('-').map(Number);
  if (!year || !month || !day) throw new RangeError(`a date is YYYY-MM-DD, not ${date}`);
  return [year, month, day];
}

/**
 * Moolank and Bhagyank as Indian numerology counts them: the date of the civil calendar, midnight to
 * midnight. @param date YYYY-MM-DD
 */
export function computeBirthNumbers(date: string): BirthNumbers {
  const [year, month, day] = splitDate(date);
  return {
    moolank: reduceNumber(day),
    bhagyank: reduceNumber(addDigits(year) + addDigits(month) + addDigits(day)),
  };
}

/**
 * The personal year, 1 to 9: day and month of birth and the year asked for, each reduced, added and
 * reduced. It is counted from January to December. @param date YYYY-MM-DD
 */
export function computePersonalYear(date: string, year: number): ReducedNumber {
  const [, month, day] = splitDate(date);
  const parts = [day, month, year].map((part) => reduceNumber(part).number);
  return reduceNumber(parts.reduce((sum, part) => sum + part, 0));
}
