import { and, gt, gte, inArray, sql } from 'drizzle-orm';
import { allHashesOf, type Secret } from 'shared/remote-kit/secrets';
import type { Database, Transaction } from '../data/database';
import { codeTries, type CodePurpose } from '../data/schema';
import { maxTries, triesWindowSeconds } from './code-limits';

export type ReservedTry =
  | { state: 'reserved'; codeHash: string; channel: 'sms' | 'email'; target: string }
  | { state: 'unknown' | 'expired' | 'locked' };

/**
 * Counts a try before it is made, against the challenge and against its number in this browser, in one
 * transaction: however many requests come at once, no more than three codes are ever compared. Only the
 * browser that guesses waits; the number's owner signs in elsewhere meanwhile.
 */
export async function reserveTry(
  database: Database,
  { idHash, purpose }: { idHash: string; purpose: CodePurpose },
  visitor: string | null,
  secret: Secret,
): Promise<ReservedTry> {
  return database.transaction(async (tx): Promise<ReservedTry> => {
    const { rows } = await tx.execute<{
      code_hash: string;
      channel: 'sms' | 'email';
      target: string;
      tries: number;
      expired: boolean;
    }>(sql`
      SELECT code_hash, channel, target, tries, expires_at <= now() AS expired
      FROM auth.challenges
      WHERE id_hash = ${idHash} AND visitor IS NOT DISTINCT FROM ${visitor}::text
        AND purpose = ${purpose} AND consumed_at IS NULL
      FOR UPDATE`);
    const challenge = rows[0];
    if (!challenge) return { state: 'unknown' };
    if (challenge.expired) return { state: 'expired' };
    if (challenge.tries >= maxTries) return { state: 'locked' };

    const [key, former = null] = allHashesOf(describeTries(challenge.target, visitor), secret);
    // a new row begins with what was counted under the secret before
    const counted = await tx.execute(sql`
      INSERT INTO auth.code_tries AS counted (target, tries, window_ends)
      SELECT ${key}, coalesce(max(tries), 0) + 1,
        coalesce(max(window_ends), now() + make_interval(secs => ${triesWindowSeconds}))
      FROM auth.code_tries WHERE target = ${former} AND window_ends > now()
      HAVING coalesce(max(tries), 0) < ${maxTries}
      ON CONFLICT (target) DO UPDATE SET
        tries = CASE WHEN counted.window_ends <= now() THEN 1 ELSE counted.tries + 1 END,
        window_ends = CASE WHEN counted.window_ends <= now() THEN excluded.window_ends
          ELSE counted.window_ends END
      WHERE counted.window_ends <= now() OR counted.tries < ${maxTries}
      RETURNING tries`);
    if (counted.rows.length === 0) return { state: 'locked' };
    await tx.execute(sql`UPDATE auth.challenges SET tries = tries + 1 WHERE id_hash = ${idHash}`);
    return {
      state: 'reserved',
      codeHash: challenge.code_hash,
      channel: challenge.channel,
      target: challenge.target,
    };
  });
}

/** Whether this browser has to wait after wrong codes for this number or address. */
export async function hasNoTriesLeft(
  database: Database,
  target: string,
  visitor: string | null,
  secret: Secret,
): Promise<boolean> {
  const locked = await database
    .select({ target: codeTries.target })
    .from(codeTries)
    .where(
      and(
        inArray(codeTries.target, allHashesOf(describeTries(target, visitor), secret)),
        gte(codeTries.tries, maxTries),
        gt(codeTries.windowEnds, sql`now()`),
      ),
    );
  return locked.length > 0;
}

/** A right code takes back what this browser guessed wrong. */
export async function forgetTries(
  tx: Transaction,
  target: string,
  visitor: string | null,
  secret: Secret,
): Promise<void> {
  const hashes = allHashesOf(describeTries(target, visitor), secret);
  await tx.delete(codeTries).where(inArray(codeTries.target, hashes));
}

function describeTries(target: string, visitor: string | null): string {
  return `tries:${target} ${visitor}`;
}
