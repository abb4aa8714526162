import { nameMonths } from './month-names';
import { isRealDate } from './real-date';

/**
 * A date written in one piece, as it is pasted: `1990-04-15`, `15/4/1990`, `15 April 1990`,
 * `15 अप्रैल 1990`. Of `3/4/1990` nobody can say which is the month: that is no date here.
 * @returns `YYYY-MM-DD`, or null
 */
export function readWholeDate(text: string): string | null {
  const numbers = text.match(/\d+/g) ?? [];
  const words = text.toLowerCase().match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const found = words.length > 0 ? readNamed(numbers, words) : readNumbers(numbers);
  const date = found?.map((part) => part.padStart(2, '0')).join('-') ?? '';
  return isRealDate(date) ? date : null;
}

/** Year, month and day of a text that has the month by name. */
function readNamed(numbers: string[], words: string[]): string[] | null {
  const year = numbers.find(isYear);
  const day = numbers.find((number) => !isYear(number));
  const month = [...nameMonths('en'), ...nameMonths('hi')].findIndex((name) =>
    words.some((word) => name.toLowerCase().startsWith(word)),
  );
  const isOne = numbers.length === 2 && year && day && month >= 0;
  return isOne ? [year, String((month % 12) + 1), day] : null;
}

function readNumbers(numbers: string[]): string[] | null {
  const [first = '', second = '', third = ''] = numbers;
  if (numbers.length !== 3) return null;
  if (isYear(first)) return [first, second, third];
  if (!isYear(third)) return null;
  if (Number(first) > 12 || first === second) return [third, second, first];
  return Number(second) > 12 ? [third, first, second] : null;
}

const isYear = (number: string) => number.length === 4;
