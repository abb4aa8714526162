import { necessaryPurposes } from 'shared/contracts/auth-consent';
import type { CallContext } from 'shared/remote-kit/api';
import type { Secret } from 'shared/remote-kit/secrets';
import type { Database, Transaction } from '../data/database';
import { recordConsent } from '../consent/consent-rows';
import { allSubjectHashes, type Subject } from '../consent/subject-hash';
import { insertSession } from '../sessions/session-rows';
import type { NewSession } from '../sessions/session-rows';
import { findOrCreateUser } from '../users/find-or-create-user';
import { checkCode, useUpCode, type CodeRefusal } from './check-code';

export type ConfirmOutcome = { ok: true; session: NewSession } | CodeRefusal;

/**
 * Checks a code; when it is right, the account exists, the code is used up, a session is open, and the
 * agreement that was asked for beside the code is in the consent ledger.
 */
export async function confirmCode(
  database: Database,
  { challengeId, code, secret }: { challengeId: string; code: string; secret: Secret },
  ctx: CallContext,
): Promise<ConfirmOutcome> {
  const given = { challengeId, code, purpose: 'sign_in' } as const;
  const right = await checkCode(database, given, secret, ctx);
  if (!right.ok) return right;
  return database.transaction(async (tx): Promise<ConfirmOutcome> => {
    if (!(await useUpCode(tx, given, right.target, secret, ctx)))
      return { ok: false, code: 'wrong_code' };
    const userId = await findOrCreateUser(tx, right);
    const subject = { userId, hashes: allSubjectHashes(right.target, secret) };
    await recordAgreement(tx, subject, ctx.lang);
    return { ok: true, session: await insertSession(tx, userId, ctx) };
  });
}

/** Who confirms a code has read below it that this means agreeing to the terms and the privacy notice. */
async function recordAgreement(tx: Transaction, subject: Subject, lang: CallContext['lang']) {
  for (const purpose of necessaryPurposes) {
    await recordConsent(tx, { subject, purpose, action: 'given', lang, source: 'sign_in' });
  }
}
