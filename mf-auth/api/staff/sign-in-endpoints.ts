import { and, eq, isNull, sql } from 'drizzle-orm';
import { confirmStaffCode, sendStaffCode, signInStaff } from 'shared/contracts/staff-sign-in';
import { answer, refuse, refuseTooMany, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint, Messenger } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { staff } from '../data/staff-schema';
import { checkCode, useUpCode } from '../one-time-codes/check-code';
import { confirmAllowanceOf } from '../one-time-codes/code-limits';
import { sendCode } from '../one-time-codes/send-code';
import { noteAudit } from './audit-trail';
import { isKeptOut } from './development-owner';
import { withSecondFactor } from './second-factor';
import { beginStep, findStep, useStep } from './sign-in-steps';
import { openStaffSession } from './staff-session-rows';

/** Signing in as staff: a mailed code, then the second factor. */
export function staffSignInEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { hashing } = deps.settings.secrets;

  async function findMember(email: string) {
    const [found] = await database
      .select({ id: staff.id })
      .from(staff)
      .where(and(sql`lower(${staff.email}) = ${email}`, isNull(staff.endedAt)));
    return found && !isKeptOut(deps, email) ? found : null;
  }

  return [
    serve(sendStaffCode, async ({ body }, ctx) => {
      const email = body.email.toLowerCase();
      const isKnown = (await findMember(email)) !== null;
      // known or not, the answer comes after the same work and never waits for the mail
      const messenger = isKnown ? mailLater(deps) : nobody;
      const target = { channel: 'email', target: email, purpose: 'staff' } as const;
      const sent = await sendCode(database, { ...deps, messenger }, target, ctx);
      if (sent.ok) return answer({ status: 200 as const, user_id: sent.challengeId });
      return sent.code === 'too_many_requests'
        ? refuseTooMany(sent.retryAfter)
        : refuse('internal');
    }),

    serve(confirmStaffCode, async ({ body }, ctx) => {
      const taken = await deps.allowances.take(confirmAllowanceOf(ctx.address));
      if (!taken.ok) return refuseTooMany(taken.retryAfter);
      const given = { challengeId: body.user_id, code: body.otp, purpose: 'staff' } as const;
      const right = await checkCode(database, given, hashing, ctx);
      if (!right.ok)
        return right.code === 'too_many_requests'
          ? refuseTooMany(right.retryAfter)
          : refuse(right.code);
      const { target } = right;
      const isUsed = await database.transaction((tx) => useUpCode(tx, given, target, hashing, ctx));
      const member = isUsed ? await findMember(target) : null;
      if (!member) return refuse('wrong_code');
      const { visitor } = ctx;
      const step = await beginStep(database, {
        kind: 'second_factor',
        staffId: member.id,
        visitor,
      });
      return answer({ status: 200 as const, step });
    }),

    serve(signInStaff, async ({ body }, ctx) => {
      const step = { id: body.step, kind: 'second_factor', visitor: ctx.visitor } as const;
      const staffId = (await findStep(database, step))?.staffId;
      if (staffId === null || staffId === undefined)
        return refuse('code_expired', { message: 'Please begin again.' });
      const given = { staffId, code: body.code };
      const outcome = await withSecondFactor(database, deps, given, async (tx) => {
        if (!(await useStep(tx, step))) return null;
        const [member] = await tx.select().from(staff).where(eq(staff.id, staffId));
        const actor = { id: staffId, name: member?.name ?? '' };
        await noteAudit(tx, actor, { action: 'member.signed_in', subject: `staff:${staffId}` });
        return openStaffSession(tx, staffId, ctx);
      });
      if (!outcome.ok) return outcome;
      return answer({ status: 200 as const }, { cookies: [outcome.done] });
    }),
  ];
}

const nobody: Messenger = {
  sms: async () => ({ ok: true }),
  email: async () => undefined,
  queueEmail: async () => undefined,
};

function mailLater({ messenger, log }: ApiDeps): Messenger {
  return {
    ...nobody,
    async email(message) {
      messenger
        .email(message)
        .catch((error) => log.error({ reason: String(error) }, 'a code of staff was not sent'));
    },
  };
}
