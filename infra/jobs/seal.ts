import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { valuesOf, type Secret } from 'shared/remote-kit/secrets';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Payloads as they are stored: whoever reads the table, or a backup of it, reads none of them. */
export interface Seal {
  /** @param place where it is stored: elsewhere it can't be opened */
  close(text: string, place: string): string;
  /** @throws when it was sealed with another secret, for another place, or was changed */
  open(sealed: string, place: string): string;
}

/** Seals with the current value of a secret, and opens what either value has sealed. */
export function createSeal(secret: Secret): Seal {
  const keys = valuesOf(secret).map((value) =>
    createHmac('sha256', value).update('payloads of jobs').digest(),
  );
  const [current] = keys as [Buffer];
  return {
    close(text, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open(sealed, place) {
      for (const key of keys) {
        const text = tryOpen(Buffer.from(sealed, 'base64'), key, place);
        if (text !== null) return text;
      }
      throw new Error('it was sealed with a secret that is not here, or was changed');
    },
  };
}

function tryOpen(bytes: Buffer, key: Buffer, place: string): string | null {
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
    const body = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return null; // the other key is tried, and the caller told when none fits
  }
}
