import { shiftDate } from 'shared/i18n/civil-times';
import { isSupportedDate, supportedYears } from 'shared/jyotish/supported-dates';
import { wordsOf } from 'shared/search/word-sound';

/** What a question says of time, and the words that are left. */
export interface When {
  year: number | null;
  /** 1 to 12. */
  month: number | null;
  day: number | null;
  /** Days from today: `aaj` 0, `kal` 1. */
  fromToday: number | null;
  rest: string;
}

const monthNames = [
  ['january', 'jan', 'janvari', 'जनवरी'],
  ['february', 'feb', 'farvari', 'फरवरी', 'फ़रवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'aprail', 'अप्रैल'],
  ['may', 'mai', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'julai', 'जुलाई'],
  ['august', 'aug', 'agast', 'अगस्त'],
  ['september', 'sep', 'sept', 'sitambar', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'aktubar', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'navambar', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'disambar', 'दिसंबर', 'दिसम्बर'],
];
const today = ['today', 'aaj', 'aj', 'आज'];
const tomorrow = ['tomorrow', 'kal', 'कल'];

/**
 * Reads year, month, day and "today" out of a question: day, month by name and year in any order, or
 * a whole date as `2026-12-25` or `25/12/2026`.
 */
export function readWhen(q: string): When {
  const when: When = { year: null, month: null, day: null, fromToday: null, rest: '' };
  const rest: string[] = [];
  const words = wordsOf(takeWholeDate(q, when));
  words.forEach((written, at) => {
    const word = written.toLowerCase();
    const number = /^\d{1,4}(?:st|nd|rd|th)?$/.test(word) ? parseInt(word, 10) : null;
    const month = monthNames.findIndex((names) => names.includes(word)) + 1;
    if (when.month === null && month > 0) when.month = month;
    else if (number !== null && isYear(number)) when.year ??= number;
    else if (number !== null && number <= 31 && isBesideMonth(words, at)) when.day = number;
    else if (today.includes(word)) when.fromToday = 0;
    // "kaal" is a time of day, "kal" between other words most often is the same
    else if (tomorrow.includes(word) && at === 0) when.fromToday = 1;
    else rest.push(written);
  });
  return { ...when, rest: rest.join(' ') };
}

function takeWholeDate(q: string, when: When): string {
  const iso = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/.exec(q);
  const indian = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\b/.exec(q);
  const [whole, year, month, day] =
    iso ?? (indian && [indian[0], indian[3], indian[2], indian[1]]) ?? [];
  if (!whole || Number(month) > 12 || !isYear(Number(year))) return q;
  Object.assign(when, { year: Number(year), month: Number(month), day: Number(day) });
  return q.replace(whole, ' ');
}

function isBesideMonth(words: readonly string[], at: number): boolean {
  return [words[at - 1], words[at + 1]].some(
    (word) => word !== undefined && monthNames.some((names) => names.includes(word.toLowerCase())),
  );
}

const isYear = (n: number) => n >= supportedYears.first && n <= supportedYears.last;

/** The date that is meant, `YYYY-MM-DD`, when a whole one is and it exists. */
export function dateOf({ year, month, day }: When, thisYear: number): string | null {
  if (month === null || day === null) return null;
  const two = (n: number) => String(n).padStart(2, '0');
  const date = `${year ?? thisYear}-${two(month)}-${two(day)}`;
  return isSupportedDate(date) && shiftDate(shiftDate(date, 1), -1) === date ? date : null;
}
