import {
  confirmOtp,
  login,
  sendOtp,
  userConfirmOtp,
  userSendOtp,
} from 'shared/contracts/auth-codes';
import type { Proof } from 'shared/contracts/proof-of-work';
import { answer, refuse, refuseTooMany, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { sessionCookie } from '../sessions/session-cookie';
import { tellSessionsChanged } from '../sessions/sessions-changed';
import { signSessionToken } from '../sessions/session-token';
import { confirmAllowanceOf } from './code-limits';
import { confirmCode } from './confirm-code';
import { sendCode } from './send-code';
import type { CodeTarget } from './send-code';

/** Everything that asks for a code or checks one. */
export function codeEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  async function send(
    target: CodeTarget,
    ctx: CallContext,
    proof: Proof | undefined,
  ): Promise<Outcome<{ status: 200; user_id: string }>> {
    const sent = await sendCode(database, deps, target, ctx, proof);
    if (sent.ok) return answer({ status: 200 as const, user_id: sent.challengeId });
    if (sent.code === 'proof_needed') return refuse(sent.code, { puzzle: sent.puzzle });
    return sent.code === 'too_many_requests' ? refuseTooMany(sent.retryAfter) : refuse(sent.code);
  }

  async function confirm(
    body: { otp: string; user_id: string },
    ctx: CallContext,
  ): Promise<Outcome<{ status: 200; token: string }>> {
    const taken = await deps.allowances.take(confirmAllowanceOf(ctx.address));
    if (!taken.ok) return refuseTooMany(taken.retryAfter);
    const { secrets } = deps.settings;
    const given = { challengeId: body.user_id, code: body.otp, secret: secrets.hashing };
    const outcome = await confirmCode(database, given, ctx);
    if (!outcome.ok) {
      return outcome.code === 'too_many_requests'
        ? refuseTooMany(outcome.retryAfter)
        : refuse(outcome.code);
    }
    tellSessionsChanged(deps.stream, outcome.session.userId);
    const token = await signSessionToken(outcome.session, secrets.session);
    return answer(
      { status: 200 as const, token },
      { cookies: [sessionCookie(token, outcome.session.expiresAt)] },
    );
  }

  const toMobile = (numbers: string): CodeTarget => ({
    channel: 'sms',
    target: `+91${numbers}`,
    purpose: 'sign_in',
  });

  const toMailbox = (email: string): CodeTarget => ({
    channel: 'email',
    target: email.toLowerCase(),
    purpose: 'sign_in',
  });

  return [
    serve(sendOtp, ({ body }, ctx) => send(toMobile(body.numbers), ctx, body.proof)),
    serve(login, async ({ body }, ctx) => {
      const sent = await send(toMobile(body.numbers), ctx, body.proof);
      return sent.ok ? { ...sent, answer: { ...sent.answer, token: null } } : sent;
    }),
    serve(userSendOtp, ({ body }, ctx) =>
      body.numbers === undefined
        ? send(toMailbox(body.email ?? ''), ctx, body.proof)
        : send(toMobile(body.numbers), ctx, body.proof),
    ),
    serve(confirmOtp, ({ body }, ctx) => confirm(body, ctx)),
    serve(userConfirmOtp, ({ body }, ctx) => confirm(body, ctx)),
  ];
}
