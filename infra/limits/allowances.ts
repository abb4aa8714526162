import { join } from 'node:path';
import { lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Allowances, KeyedAllowance, Taken } from 'shared/remote-kit/api';
import { allHashesOf, type Secret } from 'shared/remote-kit/secrets';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { root } from '../build/units';
import { allowances } from './schema';

type Database = ReturnType<typeof drizzle>;
type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Makes or updates the table of the allowances, in the schema `limits`. */
export function prepareAllowances(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/limits/migrations'),
    schema: 'limits',
  });
}

/**
 * Allowances in the database and by its clock, so that all processes count together. A key is kept as
 * what it begins with (up to its colon) and a keyed hash of the whole: it may name a person. What was
 * used under the secret before still counts.
 */
export function createAllowances(pool: Pool, secret: Secret): Allowances {
  const database = drizzle({ client: pool });
  const hide = (wanted: KeyedAllowance): HiddenAllowance => {
    const [name, rest] = wanted.key.split(':', 2);
    if (rest === undefined) return { ...wanted, former: null };
    const hashes = allHashesOf(`allowance:${wanted.key}`, secret);
    const [key = '', former = null] = hashes.map((hash) => `${name}:${hash}`);
    return { ...wanted, key, former };
  };
  return {
    take: (wanted) => takeOne(database, hide(wanted)),
    async takeAll(wanted) {
      try {
        await database.transaction(async (tx) => {
          for (const one of wanted) {
            const taken = await takeOne(tx, hide(one));
            if (!taken.ok) throw new UsedUp(taken.retryAfter);
          }
        });
        return { ok: true };
      } catch (error) {
        if (error instanceof UsedUp) return { ok: false, retryAfter: error.retryAfter };
        throw error;
      }
    },
    async giveBack(taken) {
      const { key, count, seconds } = hide(taken);
      await database.execute(sql`
        UPDATE limits.allowances
        SET used_until = used_until - make_interval(secs => ${seconds / count})
        WHERE key = ${key}`);
    },
  };
}

/** Forgets what is allowed in full again. */
export async function sweepAllowances(pool: Pool): Promise<void> {
  await drizzle({ client: pool })
    .delete(allowances)
    .where(lt(allowances.usedUntil, sql`now()`));
}

/** An allowance under the key that is kept. */
interface HiddenAllowance extends KeyedAllowance {
  /** The key by the secret before: a new row begins where that one stands. */
  former: string | null;
}

/** One statement, so that parallel requests can't both take the last use. */
async function takeOne(
  database: Database | Transaction,
  { key, former, count, seconds }: HiddenAllowance,
): Promise<Taken> {
  const step = seconds / count;
  const taken = await database.execute(sql`
    INSERT INTO limits.allowances AS known (key, used_until)
    SELECT ${key}, greatest(max(used_until), clock_timestamp()) + make_interval(secs => ${step})
    FROM limits.allowances WHERE key = ${former}
    HAVING greatest(max(used_until), clock_timestamp()) + make_interval(secs => ${step})
      <= clock_timestamp() + make_interval(secs => ${seconds})
    ON CONFLICT (key) DO UPDATE
      SET used_until = greatest(known.used_until, clock_timestamp()) + make_interval(secs => ${step})
      WHERE greatest(known.used_until, clock_timestamp()) + make_interval(secs => ${step})
        <= clock_timestamp() + make_interval(secs => ${seconds})
    RETURNING key`);
  if (taken.rows.length > 0) return { ok: true };
  const { rows } = await database.execute<{ wait: number }>(sql`
    SELECT ceil(extract(epoch FROM max(used_until) - clock_timestamp()) + ${step} - ${seconds})::int AS wait
    FROM limits.allowances WHERE key IN (${key}, ${former})`);
  return { ok: false, retryAfter: Math.max(1, rows[0]?.wait ?? 1) };
}

/** Rolls the transaction back; never leaves this file. */
class UsedUp extends Error {
  constructor(readonly retryAfter: number) {
    super('an allowance is used up');
  }
}
