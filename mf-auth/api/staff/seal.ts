import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (value: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', value, 'tarapath-seal', purpose, 32));

/** Text that only the secret opens again (AES-256-GCM). @param purpose what it is for: it opens for nothing else */
export function seal(text: string, purpose: string, { current }: Secret): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(current, purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/**
 * What was sealed, with the current secret or the one before.
 * @throws when neither opens it: it was changed, or the secrets were
 */
export function unseal(sealed: string, purpose: string, secret: Secret): string {
  const bytes = Buffer.from(sealed, 'base64url');
  let failure: unknown;
  for (const value of valuesOf(secret)) {
    const cipher = createDecipheriv(
      'aes-256-gcm',
      keyOf(value, purpose),
      bytes.subarray(0, IV_BYTES),
    );
    cipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      const text = cipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    } catch (error) {
      failure = error;
    }
  }
  throw new Error('what was sealed does not open', { cause: failure });
}
