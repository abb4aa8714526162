import { parseArgs } from 'node:util';
import type { Operation } from './answer';
import type { Fields } from './fields';

const text = { type: 'string' } as const;

const options = {
  utc: text,
  date: text,
  time: text,
  tz: text,
  occurrence: text,
  clock: text,
  lat: text,
  lon: text,
  place: text,
  year: text,
  from: text,
  until: text,
  boy: text,
  girl: text,
  ayanamsa: text,
  node: text,
  houses: text,
  sunrise: text,
  moonrise: text,
  'dasha-year': text,
  json: { type: 'boolean' },
} as const;

/** The numbers among the options. */
const numbers = ['lat', 'lon', 'year'];

/** What the command line asks for. */
export interface CommandLine {
  request: Fields;
  isJson: boolean;
}

/**
 * Turns the options of a command into the request it stands for.
 * @throws TypeError for an option that is not known or lacks its value
 */
export function readOptions(operation: Operation, args: readonly string[]): CommandLine {
  const { json = false, ...values } = parseArgs({ args: joinNegatives(args), options }).values;
  const fields = Object.entries(values).map(([name, value]) => [
    name === 'dasha-year' ? 'dashaYear' : name,
    readValue(name, value),
  ]);
  const detail = operation === 'panchang' ? { detail: true } : {};
  return { request: { ...Object.fromEntries(fields), op: operation, ...detail }, isJson: json };
}

function readValue(name: string, value: string): unknown {
  if (numbers.includes(name)) return readIfNumber(value);
  if (name !== 'boy' && name !== 'girl') return value;
  const longitude = readIfNumber(value);
  return typeof longitude === 'number' ? { longitude } : { utc: value };
}

/** A text that is no number stays one, and is refused with its name where a number is needed. */
function readIfNumber(value: string): number | string {
  return value.trim() === '' || Number.isNaN(Number(value)) ? value : Number(value);
}

/** The parser takes `-33.9` for an option unless it is joined to its own: `--lat=-33.9`. */
function joinNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined[joined.length - 1];
    if (/^-\.?\d/.test(arg) && before?.startsWith('--'))
      joined[joined.length - 1] = `${before}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}
