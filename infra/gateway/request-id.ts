import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Letters and digits that can't be taken for each other when they are read out on the telephone. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** What a proxy of ours may have called a request. */
const GIVEN = /^[\w.-]{8,64}$/;

/**
 * What a request is called in the log, in its reply and, when something failed, on the page: three groups
 * that a person can quote.
 * @param isBehindProxy a proxy that is trusted may have named it
 */
export function nameRequest({ headers }: IncomingMessage, isBehindProxy: boolean): string {
  const given = headers['x-request-id'];
  if (isBehindProxy && typeof given === 'string' && GIVEN.test(given)) return given;
  const letters = Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
