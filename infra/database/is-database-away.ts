import { types } from 'node:util';

/** Classes 08 (connection), 57P (stopping, starting, crashed) and 53 (no connection left). */
const SQL_STATES = /^(08...|57P0[1-5]|53300)$/;
const SYSTEM_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
/** What pg and its pool say themselves, without a code. */
const MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

/** Whether an error, or what caused it, means that the database can't be reached now. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; types.isNativeError(cause) && depth < 5; depth += 1) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string' && (SQL_STATES.test(code) || SYSTEM_CODES.has(code))) return true;
    if (MESSAGES.test(cause.message)) return true;
    cause = cause.cause;
  }
  return false;
}
