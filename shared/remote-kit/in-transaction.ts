import type { Pool, PoolClient } from 'pg';

/**
 * Runs work in one transaction of a connection of its own, which others can be lent: drizzle by
 * `drizzle(client)`, mails and jobs by their `client`.
 * @throws what the work threw; nothing of it is left then
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    isSound = true;
    return result;
  } finally {
    // a connection that failed in the middle is not used again, which undoes the transaction
    client.release(!isSound);
  }
}
