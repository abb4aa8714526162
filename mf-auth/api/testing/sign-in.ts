import { confirmOtp, sendOtp } from 'shared/contracts/auth-codes';
import type { AuthApi } from './auth-api';
import { expectAnswer } from './auth-api';

/** Signs a number in as a customer would, and answers the verified session. */
export async function signIn(auth: AuthApi, numbers: string) {
  const sent = expectAnswer(await auth.call(sendOtp, { body: { numbers } }));
  const otp = auth.sms.at(-1)?.code ?? '';
  const confirmed = expectAnswer(
    await auth.call(confirmOtp, { body: { otp, user_id: sent.user_id } }),
  );
  const session = await auth.api.identify?.(confirmed.token);
  if (!session) throw new Error('The token of a fresh session was not accepted');
  return { session, token: confirmed.token };
}
