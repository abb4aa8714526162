import { sql } from 'drizzle-orm';
import { refuse, refuseTooMany, type ApiDeps, type Refused } from 'shared/remote-kit/api';
import type { Database, Transaction } from '../data/database';
import { noteAudit } from './audit-trail';
import { takeRecoveryCode } from './recovery-codes';
import { seal, unseal } from './seal';
import { findTotpStep, TOTP_PURPOSE } from './totp';

/** Tries of one member's second factor, right ones too: six digits stay unguessed for centuries. */
const TRIES = { count: 8, seconds: 900 };

/** Counts a try before it is made; a refusal when there have been too many. */
export async function refuseFurtherTries(
  { allowances }: Pick<ApiDeps, 'allowances'>,
  whose: string,
): Promise<Refused | null> {
  const taken = await allowances.take({ ...TRIES, key: `staff-factor:${whose}` });
  return taken.ok ? null : refuseTooMany(taken.retryAfter);
}

/**
 * Takes a member's second factor, the code of the app or a recovery code, and runs what it allows in the
 * same transaction: of two requests with one code only one gets through.
 */
export async function withSecondFactor<T>(
  database: Database,
  deps: Pick<ApiDeps, 'allowances' | 'settings'>,
  { staffId, code }: { staffId: number; code: string },
  allow: (tx: Transaction) => Promise<T | null>,
): Promise<{ ok: true; done: T } | Refused> {
  const tooOften = await refuseFurtherTries(deps, String(staffId));
  if (tooOften) return tooOften;
  const done = await database.transaction(async (tx) =>
    (await takeFactor(tx, deps, staffId, code)) ? allow(tx) : null,
  );
  return done === null ? refuse('wrong_code', { message: wrongCode }) : { ok: true, done };
}

export const wrongCode = 'This code is not right, or it was used already.';

async function takeFactor(
  tx: Transaction,
  { settings }: Pick<ApiDeps, 'settings'>,
  staffId: number,
  typed: string,
): Promise<boolean> {
  const { staff: secret, hashing } = settings.secrets;
  const code = typed.replace(/[\s-]/g, '');
  const { rows } = await tx.execute<{ name: string; totp_secret: string; totp_step: string }>(sql`
    SELECT name, totp_secret, totp_step FROM auth.staff
    WHERE id = ${staffId} AND ended_at IS NULL FOR UPDATE`);
  const [member] = rows;
  if (!member) return false;
  const totp = unseal(member.totp_secret, TOTP_PURPOSE, secret);
  const step = findTotpStep(totp, code, Number(member.totp_step));
  if (step !== null) {
    // sealed anew, so that a secret that was replaced is needed no more
    await tx.execute(sql`
      UPDATE auth.staff SET totp_step = ${step}, totp_secret = ${seal(totp, TOTP_PURPOSE, secret)}
      WHERE id = ${staffId}`);
    return true;
  }
  if (!(await takeRecoveryCode(tx, staffId, code, hashing))) return false;
  const actor = { id: staffId, name: member.name };
  await noteAudit(tx, actor, { action: 'recovery_code.used', subject: `staff:${staffId}` });
  return true;
}
