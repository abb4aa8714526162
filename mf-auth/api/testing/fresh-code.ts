import { sendAccountCode } from 'shared/contracts/auth-fresh-code';
import type { SessionUser } from 'shared/remote-kit/api';
import type { AuthApi } from './auth-api';
import { expectAnswer } from './auth-api';

/** A code for one change of an account, as its owner got it. */
export async function askFreshCode(
  auth: AuthApi,
  session: SessionUser,
  purpose: 'email' | 'erasure',
) {
  await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-%'");
  const asked = await auth.call(sendAccountCode, { body: { purpose } }, { session });
  const { user_id } = expectAnswer(asked);
  const mailed = /\b\d{4}\b/.exec(auth.emails.at(-1)?.text ?? '')?.[0];
  return { user_id, otp: (session.phone ? auth.sms.at(-1)?.code : mailed) ?? '' };
}
