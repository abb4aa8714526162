import type { Pool, PoolClient } from 'pg';
import { openDatabase, type Transaction } from './database';
import { retryTransaction } from './retry-transaction';

/** Runs work in one transaction whose connection other remotes can use too; again when it was undone. */
export function shareTransaction<T>(
  pool: Pool,
  work: (tx: Transaction, client: PoolClient) => Promise<T>,
): Promise<T> {
  return retryTransaction(async () => {
    const client = await pool.connect();
    let isSound = false;
    try {
      const result = await openDatabase(client).transaction((tx) => work(tx, client));
      isSound = true;
      return result;
    } finally {
      // a connection that failed in the middle is not used again
      client.release(!isSound);
    }
  });
}
