import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'shared/remote-kit/in-transaction';

/** Runs work in one transaction, which is undone when the work says that it came to nothing. */
export async function attemptInTransaction<T extends { ok: boolean }>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query('savepoint attempt');
    const result = await work(client);
    if (!result.ok) await client.query('rollback to savepoint attempt');
    return result;
  });
}
