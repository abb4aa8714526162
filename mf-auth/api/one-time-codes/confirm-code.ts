import { sql } from 'drizzle-orm';
import { necessaryPurposes } from 'shared/contracts/auth-consent';
import type { CallContext } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Database, Transaction } from '../data/database';
import type { Subject } from '../consent/consent-rows';
import { recordConsent } from '../consent/consent-rows';
import { hashSubject } from '../consent/subject-hash';
import { insertSession } from '../sessions/session-rows';
import type { NewSession } from '../sessions/session-rows';
import { findOrCreateUser } from '../users/find-or-create-user';
import { triesWindowSeconds } from './code-limits';
import { forgetTries, reserveTry } from './reserve-try';
import { checkNothing, hashOpaqueId, isCodeRight } from './secrets';

export type ConfirmOutcome =
  | { ok: true; session: NewSession }
  | { ok: false; code: 'wrong_code' | 'code_expired' }
  | { ok: false; code: 'too_many_requests'; retryAfter: number };

/**
 * Checks a code; when it is right, the account exists, the code is used up, a session is open, and the
 * agreement that was asked for beside the code is in the consent ledger.
 */
export async function confirmCode(
  database: Database,
  { challengeId, code, secret }: { challengeId: string; code: string; secret: Secret },
  ctx: CallContext,
): Promise<ConfirmOutcome> {
  const idHash = hashOpaqueId(challengeId);
  const reserved = await reserveTry(database, idHash, ctx.visitor, secret);
  if (reserved.state === 'locked') {
    return { ok: false, code: 'too_many_requests', retryAfter: triesWindowSeconds };
  }
  if (reserved.state !== 'reserved') {
    await checkNothing(code);
    return { ok: false, code: reserved.state === 'expired' ? 'code_expired' : 'wrong_code' };
  }
  if (!(await isCodeRight(reserved.codeHash, code))) return { ok: false, code: 'wrong_code' };

  return database.transaction(async (tx): Promise<ConfirmOutcome> => {
    if (!(await consumeChallenges(tx, idHash, reserved.target))) {
      return { ok: false, code: 'wrong_code' };
    }
    await forgetTries(tx, reserved.target, ctx.visitor, secret);
    const userId = await findOrCreateUser(tx, reserved);
    await recordAgreement(tx, { userId, hash: hashSubject(reserved.target, secret) }, ctx.lang);
    return { ok: true, session: await insertSession(tx, userId, ctx) };
  });
}

/** Who confirms a code has read below it that this means agreeing to the terms and the privacy notice. */
async function recordAgreement(tx: Transaction, subject: Subject, lang: CallContext['lang']) {
  for (const purpose of necessaryPurposes) {
    await recordConsent(tx, { subject, purpose, action: 'given', lang, source: 'sign_in' });
  }
}

/** Uses up this challenge and every other one of the same number; false when it was used already. */
async function consumeChallenges(tx: Transaction, idHash: string, target: string) {
  // locked in one order: of two right codes at once, one waits here and then finds none
  const { rows } = await tx.execute<{ id_hash: string }>(sql`
    SELECT id_hash FROM auth.challenges
    WHERE target = ${target} AND consumed_at IS NULL ORDER BY id_hash FOR UPDATE`);
  if (!rows.some((row) => row.id_hash === idHash)) return false;
  await tx.execute(sql`
    UPDATE auth.challenges SET consumed_at = now() WHERE target = ${target} AND consumed_at IS NULL`);
  return true;
}
