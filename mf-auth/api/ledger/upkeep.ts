import type { Pool } from 'pg';
import { postgresCode } from '../data/postgres-code';
import { retryTransaction } from '../data/retry-transaction';

/** As many as one turn takes on; the next goes on with the others. */
const MOST = 10_000;
/** Rows of one transaction. */
const BATCH = 500;

/**
 * Frees the holds whose time is over, by the database's clock, each in a transaction of its own. Several
 * at once take different ones.
 * @returns how many
 */
export async function expireHolds(pool: Pool): Promise<number> {
  let freed = 0;
  while (freed < MOST) {
    const { rows } = await retryTransaction(() =>
      pool.query<{ key: string | null }>('SELECT auth.ledger_expire_hold() AS key'),
    );
    if (!rows[0]?.key) break;
    freed += 1;
  }
  return freed;
}

/**
 * Books promotional money whose day is over back to the site. It could not be spent since that moment.
 * @returns from how many accounts
 */
export const endPromotionalMoney = (pool: Pool) =>
  inBatches(async () => {
    const { rows } = await retryTransaction(() =>
      pool.query<{ done: number }>('SELECT auth.ledger_end_promotional(NULL, $1) AS done', [BATCH]),
    );
    return rows[0]?.done ?? 0;
  });

/**
 * Adds what was written since to the hash chain of the audit trail.
 * @returns how many transfers
 */
export const sealLedger = (pool: Pool) =>
  inBatches(async () => {
    try {
      const { rows } = await pool.query<{ done: number }>('SELECT auth.ledger_seal($1) AS done', [
        BATCH,
      ]);
      return rows[0]?.done ?? 0;
    } catch (error) {
      // another process is sealing
      if (postgresCode(error) === '23505') return 0;
      throw error;
    }
  });

async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  while (total < MOST) {
    const done = await work();
    total += done;
    if (done < BATCH) break;
  }
  return total;
}
