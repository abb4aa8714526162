import { sendAccountCode, type freshCode } from 'shared/contracts/auth-fresh-code';
import type { z } from 'shared/contracts/zod';
import { answer, refuse, refuseTooMany, serve } from 'shared/remote-kit/api';
import type {
  ApiDeps,
  BoundEndpoint,
  CallContext,
  Refused,
  SessionUser,
} from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { checkCode, useUpCode, type GivenCode } from './check-code';
import { sendCode } from './send-code';

/** Codes that allow one change of an account, sent to where its owner signs in. */
export function freshCodeEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  return [
    serve(sendAccountCode, async ({ body }, ctx) => {
      if (!ctx.session) return refuse('not_signed_in');
      const owner = targetOf(ctx.session);
      const sent = await sendCode(database, deps, { ...owner, purpose: body.purpose }, ctx);
      if (sent.ok) {
        const sent_to = hideMost(owner.target);
        return answer({ status: 200 as const, user_id: sent.challengeId, sent_to });
      }
      return sent.code === 'too_many_requests'
        ? refuseTooMany(sent.retryAfter)
        : refuse('provider_failed');
    }),
  ];
}

/** Why a change of the account may not be made; null when its code was right, and is now used up. */
export async function refuseWithoutCode(
  database: Database,
  { settings }: Pick<ApiDeps, 'settings'>,
  purpose: Exclude<GivenCode['purpose'], 'sign_in' | 'staff'>,
  fresh: z.output<typeof freshCode> | undefined,
  ctx: CallContext,
): Promise<Refused | null> {
  if (!ctx.session) return refuse('not_signed_in');
  if (!fresh) return refuse('fresh_code_needed');
  const secret = settings.secrets.hashing;
  const given = { challengeId: fresh.user_id, code: fresh.otp, purpose };
  const right = await checkCode(database, given, secret, ctx);
  if (!right.ok)
    return right.code === 'too_many_requests'
      ? refuseTooMany(right.retryAfter)
      : refuse(right.code);
  const { target } = targetOf(ctx.session);
  // a code of another account of the same browser is as good as none
  const isUsed =
    right.target === target &&
    (await database.transaction((tx) => useUpCode(tx, given, target, secret, ctx)));
  return isUsed ? null : refuse('wrong_code');
}

/** The number of an account, or its confirmed address where it has none. */
function targetOf({ phone, email }: Pick<SessionUser, 'phone' | 'email'>) {
  if (phone !== null) return { channel: 'sms', target: phone } as const;
  if (email !== null) return { channel: 'email', target: email.toLowerCase() } as const;
  throw new Error('an account has neither number nor address');
}

function hideMost(target: string): string {
  const [local = '', domain] = target.split('@', 2);
  return domain === undefined
    ? `+91 ••••••${target.slice(-4)}`
    : `${local.slice(0, 1)}•••@${domain}`;
}
