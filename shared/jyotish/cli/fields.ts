import { RequestError } from './request-error';

/** A request or a part of it, as it was parsed. */
export type Fields = Readonly<Record<string, unknown>>;

/** Reads a part of the request that is an object. @param path how errors name it */
export function readFields(value: unknown, path: string | null): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  if (path !== null && value === undefined) throw missing(path);
  throw new RequestError('invalid_field', `${path ?? 'A request'} is an object`, path);
}

/** Reads a number from `min` to `max`. @param prefix the path of the part, e.g. `boy.` */
export function readNumber(
  fields: Fields,
  name: string,
  [min, max]: readonly [number, number],
  prefix = '',
): number {
  const value = fields[name];
  if (value === undefined) throw missing(prefix + name);
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw invalid(prefix + name, `a number from ${min} to ${max}`, value);
}

/** Reads a whole number; otherwise as `readNumber`. */
export function readInteger(
  fields: Fields,
  name: string,
  range: readonly [number, number],
  prefix = '',
): number {
  const value = readNumber(fields, name, range, prefix);
  if (Number.isInteger(value)) return value;
  throw invalid(prefix + name, `a whole number from ${range[0]} to ${range[1]}`, value);
}

/** Reads a text that is not empty. */
export function readText(fields: Fields, name: string, prefix = ''): string {
  const value = fields[name];
  if (value === undefined) throw missing(prefix + name);
  if (typeof value === 'string' && value !== '') return value;
  throw invalid(prefix + name, 'a text', value);
}

/** Reads one of some names; `undefined` when it is left out. */
export function readChoice<Name extends string>(
  fields: Fields,
  name: string,
  choices: readonly Name[],
): Name | undefined {
  const value = fields[name];
  if (value === undefined) return undefined;
  const choice = choices.find((known) => known === value);
  if (choice) return choice;
  throw invalid(name, `one of ${choices.join(', ')}`, value);
}

/** Reads a switch; false when it is left out. */
export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  if (typeof value === 'boolean') return value;
  throw invalid(name, 'true or false', value);
}

/** An error for a value that is not what it should be. */
export function invalid(path: string, expected: string, value: unknown): RequestError {
  return new RequestError(
    'invalid_field',
    `${path} is ${expected}, not ${JSON.stringify(value)}`,
    path,
  );
}

function missing(path: string): RequestError {
  return new RequestError('missing_field', `${path} is missing`, path);
}
