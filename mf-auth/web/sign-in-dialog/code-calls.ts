import { browserCall } from 'shared/http/browser-call';
import { isFailure } from 'shared/http/failure';
import type { CallFailure } from 'shared/http/failure';
import { callWithProof } from '../model/call-with-proof';

/**
 * `refused`: the server said no; `limited`: too often; `crowded`: many ask at once; `expired`: too late;
 * `broken`: no answer at all.
 */
export type Refusal = 'refused' | 'limited' | 'crowded' | 'expired' | 'broken';

/** Where a code goes: to a mobile number in India, by e-mail elsewhere. */
export type Target = { numbers: string } | { email: string };

export async function requestCode(
  target: Target,
): Promise<{ ok: true; userId: string } | { ok: false; why: Refusal }> {
  const { sendOtp, userSendOtp } = await import('shared/contracts/auth-codes');
  const reply = await callWithProof((proof) =>
    'email' in target
      ? browserCall(userSendOtp, { body: { ...target, proof } })
      : browserCall(sendOtp, { body: { ...target, route: 'otp', proof } }),
  );
  return isFailure(reply)
    ? { ok: false, why: explain(reply) }
    : { ok: true, userId: reply.user_id };
}

export async function checkCode(
  target: Target,
  otp: string,
  userId: string,
): Promise<{ ok: true } | { ok: false; why: Refusal }> {
  const { confirmOtp, userConfirmOtp } = await import('shared/contracts/auth-codes');
  const contract = 'email' in target ? userConfirmOtp : confirmOtp;
  const reply = await browserCall(contract, { body: { otp, user_id: userId } });
  if (isFailure(reply)) return { ok: false, why: explain(reply) };
  return reply.token ? { ok: true } : { ok: false, why: 'refused' };
}

function explain({ error_status, response, message }: CallFailure): Refusal {
  if (response?.code === 'too_many_requests') return 'limited';
  if (response?.code === 'proof_needed') return 'crowded';
  if (response?.code === 'code_expired') return 'expired';
  return error_status === 500 && message !== undefined ? 'broken' : 'refused';
}
