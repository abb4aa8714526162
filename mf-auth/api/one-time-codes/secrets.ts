import { createHash, randomBytes, randomInt } from 'node:crypto';
import argon2 from 'argon2';

/** Four digits, each code equally likely. */
export function drawCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** An id nobody can guess, safe in a URL. */
export function drawOpaqueId(): string {
  return randomBytes(32).toString('base64url');
}

/** How opaque ids and link tokens are stored: a leaked table opens nothing. */
export function hashOpaqueId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

// OWASP's minimum for argon2id. Four digits stay guessable offline: short life and few tries protect them.
const cost = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashCode(code: string): Promise<string> {
  return argon2.hash(code, cost);
}

export function isCodeRight(hash: string, code: string): Promise<boolean> {
  return argon2.verify(hash, code);
}

let decoy: Promise<string> | undefined;

/** The work of a check with no code to check against, so that both take the same time. */
export async function checkNothing(code: string): Promise<void> {
  decoy ??= hashCode('decoy');
  await isCodeRight(await decoy, code);
}
