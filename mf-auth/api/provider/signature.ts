import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether text or bytes carry the signature that a key makes (HMAC-SHA-256, hex); in constant time. */
export function isSignedBy(key: string, signed: string | Uint8Array, signature: string): boolean {
  const expected = createHmac('sha256', key).update(signed).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
