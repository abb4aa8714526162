import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../data/database';

/** At most `count` uses in any `seconds`, refilled evenly: no window edge lets twice as many through. */
export interface Allowance {
  key: string;
  count: number;
  seconds: number;
}

/**
 * Takes one use of an allowance, or answers in how many seconds there is one. One statement per
 * allowance, so parallel requests can't both take the last one.
 */
export async function takeAllowance(
  tx: Database | Transaction,
  { key, count, seconds }: Allowance,
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  const step = seconds / count;
  const taken = await tx.execute(sql`
    INSERT INTO auth.rate_limits AS allowance (key, used_until)
    VALUES (${key}, clock_timestamp() + make_interval(secs => ${step}))
    ON CONFLICT (key) DO UPDATE
      SET used_until = greatest(allowance.used_until, clock_timestamp()) + make_interval(secs => ${step})
      WHERE greatest(allowance.used_until, clock_timestamp()) + make_interval(secs => ${step})
        <= clock_timestamp() + make_interval(secs => ${seconds})
    RETURNING key`);
  if (taken.rows.length > 0) return { ok: true };
  const { rows } = await tx.execute<{ wait: number }>(sql`
    SELECT ceil(extract(epoch FROM used_until - clock_timestamp()) + ${step} - ${seconds})::int AS wait
    FROM auth.rate_limits WHERE key = ${key}`);
  return { ok: false, retryAfter: Math.max(1, rows[0]?.wait ?? 1) };
}

/** Gives back one use that was taken for something that did not happen. */
export async function returnAllowance(
  tx: Database | Transaction,
  { key, count, seconds }: Allowance,
): Promise<void> {
  await tx.execute(sql`
    UPDATE auth.rate_limits SET used_until = used_until - make_interval(secs => ${seconds / count})
    WHERE key = ${key}`);
}

/** Takes one use of each, or of none when one of them is used up. Pass them always in the same order. */
export async function takeAllowances(
  database: Database,
  allowances: Allowance[],
): Promise<{ ok: true } | { ok: false; retryAfter: number }> {
  try {
    await database.transaction(async (tx) => {
      for (const allowance of allowances) {
        const taken = await takeAllowance(tx, allowance);
        if (!taken.ok) throw new UsedUp(taken.retryAfter);
      }
    });
    return { ok: true };
  } catch (error) {
    if (error instanceof UsedUp) return { ok: false, retryAfter: error.retryAfter };
    throw error;
  }
}

/** Rolls the transaction back; never leaves this file. */
class UsedUp extends Error {
  constructor(readonly retryAfter: number) {
    super('Allowance used up');
  }
}
