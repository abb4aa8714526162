import { sql } from 'drizzle-orm';
import type { CallContext } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Database, Transaction } from '../data/database';
import type { CodePurpose } from '../data/schema';
import { triesWindowSeconds } from './code-limits';
import { forgetTries, reserveTry, type ReservedTry } from './reserve-try';
import { checkNothing, hashOpaqueId, isCodeRight } from './secrets';

/** A code as it was typed, and what it is to allow. */
export interface GivenCode {
  challengeId: string;
  code: string;
  purpose: CodePurpose;
}

export type CodeRefusal =
  | { ok: false; code: 'wrong_code' | 'code_expired' }
  | { ok: false; code: 'too_many_requests'; retryAfter: number };

type RightCode = Extract<ReservedTry, { state: 'reserved' }> & { ok: true };

/** Compares a code; when it is right, it still has to be used up. */
export async function checkCode(
  database: Database,
  { challengeId, code, purpose }: GivenCode,
  secret: Secret,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<RightCode | CodeRefusal> {
  const idHash = hashOpaqueId(challengeId);
  const reserved = await reserveTry(database, { idHash, purpose }, visitor, secret);
  if (reserved.state === 'locked')
    return { ok: false, code: 'too_many_requests', retryAfter: triesWindowSeconds };
  if (reserved.state !== 'reserved') {
    await checkNothing(code);
    return { ok: false, code: reserved.state === 'expired' ? 'code_expired' : 'wrong_code' };
  }
  if (!(await isCodeRight(reserved.codeHash, code))) return { ok: false, code: 'wrong_code' };
  return { ...reserved, ok: true };
}

/** Uses up a right code and every other one of its number and purpose; false when it was used already. */
export async function useUpCode(
  tx: Transaction,
  { challengeId, purpose }: GivenCode,
  target: string,
  secret: Secret,
  { visitor }: Pick<CallContext, 'visitor'>,
): Promise<boolean> {
  // locked in one order: of two right codes at once, one waits here and then finds none
  const { rows } = await tx.execute<{ id_hash: string }>(sql`
    SELECT id_hash FROM auth.challenges
    WHERE target = ${target} AND purpose = ${purpose} AND consumed_at IS NULL
    ORDER BY id_hash FOR UPDATE`);
  const idHash = hashOpaqueId(challengeId);
  if (!rows.some((row) => row.id_hash === idHash)) return false;
  await tx.execute(sql`
    UPDATE auth.challenges SET consumed_at = now()
    WHERE target = ${target} AND purpose = ${purpose} AND consumed_at IS NULL`);
  await forgetTries(tx, target, visitor, secret);
  return true;
}
