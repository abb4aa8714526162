import { eq, sql } from 'drizzle-orm';
import type { Proof, Puzzle } from 'shared/contracts/proof-of-work';
import type { ApiDeps, CallContext } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { challenges, type CodePurpose } from '../data/schema';
import { codeSeconds, sendScopesOf, triesWindowSeconds } from './code-limits';
import { writeCodeEmail, writeCodeSms } from './code-message';
import { acceptProof, drawPuzzle } from './proof-of-work';
import { hasNoTriesLeft } from './reserve-try';
import { drawCode, drawOpaqueId, hashCode, hashOpaqueId } from './secrets';
import { giveBackAll, takeSend } from './take-send';
import { warnOperator } from './warn-operator';

/** Where a code goes (+91 and ten digits, or an e-mail address in lower case), and what it allows. */
export interface CodeTarget {
  channel: 'sms' | 'email';
  target: string;
  purpose: CodePurpose;
}

export type SendOutcome =
  | { ok: true; challengeId: string }
  | { ok: false; code: 'too_many_requests'; retryAfter: number }
  | { ok: false; code: 'proof_needed'; puzzle: Puzzle }
  | { ok: false; code: 'provider_failed' };

/**
 * Sends a code and answers the challenge it belongs to. Accounts are not looked at, so known and
 * unknown numbers can't be told apart.
 */
export async function sendCode(
  database: Database,
  deps: Pick<ApiDeps, 'allowances' | 'messenger' | 'settings' | 'log'>,
  { channel, target, purpose }: CodeTarget,
  ctx: CallContext,
  proof?: Proof,
): Promise<SendOutcome> {
  const { allowances, settings, log } = deps;
  const secret = settings.secrets.hashing;
  if (await hasNoTriesLeft(database, target, ctx.visitor, secret)) {
    return { ok: false, code: 'too_many_requests', retryAfter: triesWindowSeconds };
  }
  const send = await takeSend(allowances, sendScopesOf({ channel, target, purpose }, ctx));
  if (!send.ok) {
    await warnOperator(deps, send.full, 'full');
    return { ok: false, code: 'too_many_requests', retryAfter: send.retryAfter };
  }
  for (const scope of send.crowded) await warnOperator(deps, scope, 'busy');
  const asker = `${target} ${ctx.visitor}`;
  const done = proof ? await acceptProof(proof, asker, { allowances, secret }) : 0;
  // a code of an account goes to its owner alone: there is nobody to be kept from asking
  if (purpose === 'sign_in' && done < send.level) {
    await giveBackAll(allowances, send.taken);
    return {
      ok: false,
      code: 'proof_needed',
      puzzle: await drawPuzzle(send.level, asker, secret),
    };
  }

  const code = drawCode();
  const challengeId = drawOpaqueId();
  const idHash = hashOpaqueId(challengeId);
  await database.insert(challenges).values({
    idHash,
    visitor: ctx.visitor,
    channel,
    purpose,
    target,
    codeHash: await hashCode(code),
    expiresAt: sql`now() + make_interval(secs => ${codeSeconds})`,
  });
  const sent = await deliver(deps, { channel, target, purpose }, code, ctx);
  if (sent.ok) return { ok: true, challengeId };

  log.error({ channel, reason: sent.reason }, 'a one-time code was not sent');
  await database.delete(challenges).where(eq(challenges.idHash, idHash));
  await giveBackAll(allowances, send.taken);
  return { ok: false, code: 'provider_failed' };
}

async function deliver(
  { messenger, settings }: Pick<ApiDeps, 'messenger' | 'settings'>,
  { channel, target, purpose }: CodeTarget,
  code: string,
  { lang }: CallContext,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  try {
    if (channel === 'sms') {
      return await messenger.sms({
        to: target,
        text: writeCodeSms(code, purpose, settings.publicUrl, lang),
        code,
      });
    }
    await messenger.email({ to: target, ...writeCodeEmail(code, purpose, lang) });
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: String(error) };
  }
}
