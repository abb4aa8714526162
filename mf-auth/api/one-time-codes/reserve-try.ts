import { sql } from 'drizzle-orm';
import type { Database } from '../data/database';
import { maxTries, triesWindowSeconds } from './code-limits';

export type ReservedTry =
  | { state: 'reserved'; codeHash: string; channel: 'sms' | 'email'; target: string }
  | { state: 'unknown' | 'expired' | 'locked' };

/**
 * Counts a try before it is made, against the challenge and against its number, in one transaction:
 * however many requests come at once, no more than three codes are ever compared.
 */
export async function reserveTry(
  database: Database,
  idHash: string,
  visitor: string | null,
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
        AND consumed_at IS NULL
      FOR UPDATE`);
    const challenge = rows[0];
    if (!challenge) return { state: 'unknown' };
    if (challenge.expired) return { state: 'expired' };
    if (challenge.tries >= maxTries) return { state: 'locked' };

    const counted = await tx.execute(sql`
      INSERT INTO auth.code_tries AS counted (target, tries, window_ends)
      VALUES (${challenge.target}, 1, now() + make_interval(secs => ${triesWindowSeconds}))
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
