import type { PoolClient } from 'pg';

const key = `hashtextextended('commerce.customer:' || $1, 0)`;

/** Keeps a customer's erasure waiting until the caller's transaction, which begins something new, has ended. */
export async function lockForPlacing(client: PoolClient, customer: number): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock_shared(${key})`, [String(customer)]);
}

/** Waits for what is being placed, and lets nothing new be placed until the erasure's transaction has ended. */
export async function lockForErasure(client: PoolClient, customer: number): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(${key})`, [String(customer)]);
}
