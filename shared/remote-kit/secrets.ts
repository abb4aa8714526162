import { createHmac } from 'node:crypto';

/**
 * A secret of one purpose. What is made now is made with `current`; what `old` made still counts, so
 * that a secret can be replaced without signing everybody out.
 */
export interface Secret {
  current: string;
  /** The value before the last change; `null` when there is none any more. */
  old: string | null;
}

/** One secret for each purpose: one that leaks opens nothing else. */
export interface Secrets {
  /** Signs session tokens. */
  session: Secret;
  /** Makes the tokens of mailed links that are not drawn at random, such as the unsubscribe link. */
  links: Secret;
  /** Keys the hashes that stand for phone numbers, addresses and networks, in limits and in records. */
  hashing: Secret;
  /** Seals what lets staff in: the secrets of their authenticator apps. */
  staff: Secret;
}

/** Both values of a secret, the current one first. */
export function valuesOf({ current, old }: Secret): string[] {
  return old === null ? [current] : [current, old];
}

/**
 * A hash that nobody can make without the secret (HMAC-SHA-256, base64url, 43 characters), by its
 * current value.
 * @param text what is hashed; begin it with its purpose, as in `contact:192.0.2.1`
 */
export function hashKeyed(text: string, secret: Secret): string {
  return hashBy(text, secret.current);
}

/** All hashes under which a text may have been kept: by the current value, then by the old one. */
export function allHashesOf(text: string, secret: Secret): string[] {
  return valuesOf(secret).map((value) => hashBy(text, value));
}

function hashBy(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}
