import { z } from 'shared/contracts/zod';

/** Rounds of PBKDF2 for one try: a millisecond on a laptop, five to fifteen on a cheap phone. */
export const triesCost = 5000;

/**
 * Work for the caller's processor: which `counter` (from 0 on) makes PBKDF2-HMAC-SHA-256 over its
 * decimal digits, with the bytes of `salt` and `triesCost` rounds, begin with `goal` (16 bytes, hex).
 * `expires` is in seconds since 1970.
 */
export const puzzle = z.object({
  salt: z.string(),
  goal: z.string(),
  level: z.number().int(),
  expires: z.number().int(),
  signature: z.string(),
});

/** Work for the caller's processor. */
export type Puzzle = z.infer<typeof puzzle>;

/** A solved puzzle: its own parts back, and the counter. It counts once, for what it was given for. */
export const proof = z.object({
  salt: z.string().max(64),
  level: z.number().int().min(1).max(9),
  expires: z.number().int().min(0),
  signature: z.string().max(64),
  counter: z.number().int().min(0),
});

/** A solved puzzle. */
export type Proof = z.infer<typeof proof>;
