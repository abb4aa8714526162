import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { ApiDeps, CallContext } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { challenges, codeTries } from '../data/schema';
import {
  allSends,
  codeSeconds,
  maxTries,
  sendAllowancesOf,
  triesWindowSeconds,
} from './code-limits';
import { writeCodeEmail, writeCodeSms } from './code-message';
import { drawCode, drawOpaqueId, hashCode, hashOpaqueId } from './secrets';

/** Where a code goes: +91 and ten digits, or an e-mail address in lower case. */
export interface CodeTarget {
  channel: 'sms' | 'email';
  target: string;
}

export type SendOutcome =
  | { ok: true; challengeId: string }
  | { ok: false; code: 'too_many_requests'; retryAfter: number }
  | { ok: false; code: 'provider_failed' };

/**
 * Sends a code and answers the challenge it belongs to. Accounts are not looked at, so known and
 * unknown numbers can't be told apart.
 */
export async function sendCode(
  database: Database,
  deps: Pick<ApiDeps, 'allowances' | 'messenger' | 'settings' | 'log'>,
  { channel, target }: CodeTarget,
  ctx: CallContext,
): Promise<SendOutcome> {
  if (await isLocked(database, target)) {
    return { ok: false, code: 'too_many_requests', retryAfter: triesWindowSeconds };
  }
  const allowances = sendAllowancesOf(target, ctx.address);
  const taken = await deps.allowances.takeAll([...allowances, allSends]);
  if (!taken.ok) return { ok: false, code: 'too_many_requests', retryAfter: taken.retryAfter };

  const code = drawCode();
  const challengeId = drawOpaqueId();
  const idHash = hashOpaqueId(challengeId);
  await database.insert(challenges).values({
    idHash,
    visitor: ctx.visitor,
    channel,
    target,
    codeHash: await hashCode(code),
    expiresAt: sql`now() + make_interval(secs => ${codeSeconds})`,
  });
  const sent = await deliver(deps, { channel, target }, code, ctx);
  if (sent.ok) return { ok: true, challengeId };

  deps.log.error({ channel, reason: sent.reason }, 'a one-time code was not sent');
  await database.delete(challenges).where(eq(challenges.idHash, idHash));
  for (const allowance of allowances) await deps.allowances.giveBack(allowance);
  return { ok: false, code: 'provider_failed' };
}

async function isLocked(database: Database, target: string): Promise<boolean> {
  const locked = await database
    .select({ target: codeTries.target })
    .from(codeTries)
    .where(
      and(
        eq(codeTries.target, target),
        gte(codeTries.tries, maxTries),
        gt(codeTries.windowEnds, sql`now()`),
      ),
    );
  return locked.length > 0;
}

async function deliver(
  { messenger, settings }: Pick<ApiDeps, 'messenger' | 'settings'>,
  { channel, target }: CodeTarget,
  code: string,
  { lang }: CallContext,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  try {
    if (channel === 'sms') {
      return await messenger.sms({
        to: target,
        text: writeCodeSms(code, settings.publicUrl, lang),
        code,
      });
    }
    await messenger.email({ to: target, ...writeCodeEmail(code, lang) });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}
