import { types } from 'node:util';
import { mapStack } from './map-stack';

/** An error as it crosses: its kind, where it happened, and the codes that say what it means. */
interface PackedError {
  name: string;
  message: string;
  stack: string;
  codes: Record<string, string | number>;
  cause?: PackedError;
}

/** What of an error's own fields is told by code, not by name. */
const CODES = ['code', 'severity', 'statusCode'] as const;
const DEEPEST = 5;

export function packError(error: unknown, depth = 0): PackedError {
  if (!isError(error)) return { name: 'Error', message: String(error), stack: '', codes: {} };
  const codes: PackedError['codes'] = {};
  for (const key of CODES) {
    const value = (error as unknown as Record<string, unknown>)[key];
    if (typeof value === 'string' || typeof value === 'number') codes[key] = value;
  }
  return {
    name: String(error.name),
    message: String(error.message),
    stack: mapStack(String(error.stack ?? '')),
    codes,
    ...(isError(error.cause) && depth < DEEPEST
      ? { cause: packError(error.cause, depth + 1) }
      : {}),
  };
}

/** The same error on this side; told by its name, as every error of another bundle is. */
export function unpackError({ name, message, stack, codes, cause }: PackedError): Error {
  const error = new Error(message, cause ? { cause: unpackError(cause) } : undefined);
  return Object.assign(error, { name, stack, ...codes });
}

/** Also one that was made in another realm. */
export const isError = (value: unknown): value is Error =>
  value instanceof Error || types.isNativeError(value);

/** Marks an error among a log line's data. */
const MARK = '$error';

/** A log line's data with its errors packed; what can't cross is told as text. */
export function packLogged(data: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      isError(value) ? { [MARK]: packError(value) } : toPlain(value),
    ]),
  );
}

export function unpackLogged(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const packed = (value as { [MARK]?: PackedError } | null)?.[MARK];
      return [key, packed ? unpackError(packed) : value];
    }),
  );
}

function toPlain(value: unknown): unknown {
  if (value === null || typeof value !== 'object')
    return typeof value === 'function' || typeof value === 'symbol' ? String(value) : value;
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return String(value); // a circle, or a field that throws: the line matters more than its data
  }
}
