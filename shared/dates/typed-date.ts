import { readWholeDate } from './whole-date';

/** The parts in which a date is typed, in the order in which they stand. */
export const dateParts = ['day', 'month', 'year'] as const;
export type DatePart = (typeof dateParts)[number];

/** Finds what was sent under a name in a form or a query; nothing when there is no such field. */
type ReadField = (name: string) => string | null | undefined;

/**
 * The date that was typed into the fields `<name>.day`, `<name>.month` and `<name>.year`, or sent whole
 * in one field `<name>`: `YYYY-MM-DD`. What makes no date comes in that order too, `1990--31`, and
 * `splitDate` gives it back as it was typed.
 * @returns empty when nothing was typed, `undefined` when no such field was sent
 */
export function joinDate(name: string, read: ReadField): string | undefined {
  return joinParts(name, read, ['year', 'month', 'day']);
}

/** The month that was typed into `<name>.month` and `<name>.year`, `YYYY-MM`; else as `joinDate`. */
export function joinMonth(name: string, read: ReadField): string | undefined {
  return joinParts(name, read, ['year', 'month']);
}

/** What stands in the fields of a date or month: the day and the month without leading zeros. */
export function splitDate(date: string): Record<DatePart, string> {
  const [, year, month = '', day = ''] = /^([^-]*)-([^-]*)(?:-(.*))?$/.exec(date) ?? [];
  if (year === undefined) return { day: date, month: '', year: '' };
  return { day: dropZeros(day), month: dropZeros(month), year };
}

function joinParts(name: string, read: ReadField, parts: readonly DatePart[]): string | undefined {
  const sent = [name, ...parts.map((part) => `${name}.${part}`)].map(read);
  if (sent.every((text) => text === undefined || text === null)) return undefined;
  const [whole = '', ...typed] = sent.map((text) => toDigits((text ?? '').trim()));
  // a date pasted in one piece, into whichever field
  const pasted = typed.map(readWholeDate).find((date) => date !== null);
  if (pasted && parts.includes('day')) return pasted;
  if (typed.every((text) => text === '')) return readWholeDate(whole) ?? whole;
  return typed.map((text, index) => writePart(text, parts[index])).join('-');
}

function writePart(text: string, part: DatePart | undefined): string {
  const plain = text.replaceAll('-', '/');
  return part === 'year' ? plain : plain.replace(/^\d$/, '0$&');
}

const dropZeros = (text: string) => text.replace(/^0+(?=\d+$)/, '');

/** Devanagari digits are typed, too. */
const toDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
