import type { Pool } from 'pg';

/**
 * Hold and capture as releases did before there were functions for it: the same statements, one query
 * each, in two transactions.
 */
export async function holdAndCaptureBefore(pool: Pool, customer: number, key: string) {
  const client = await pool.connect();
  const ask = async (text: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(text, values)).rows[0]?.id;
  const findAccount = (kind: string, user: number | null) =>
    ask(
      `SELECT id FROM auth.ledger_accounts WHERE kind = $1 AND user_id IS NOT DISTINCT FROM $2::bigint`,
      [kind, user],
    );
  try {
    await ask('BEGIN');
    const account = await findAccount('customer_cash', customer);
    await ask('SELECT id FROM auth.ledger_holds WHERE business_key = $1', [`h:${key}`]);
    await ask(
      `INSERT INTO auth.ledger_holds (business_key, account_id, amount, expires_at)
       VALUES ($1, $2, 100, now() + make_interval(secs => 600))`,
      [`h:${key}`, account],
    );
    await ask('COMMIT');
    await ask('BEGIN');
    await ask(
      `UPDATE auth.ledger_holds SET state = 'captured', resolved_at = now()
       WHERE business_key = $1 AND state = 'open'`,
      [`h:${key}`],
    );
    const transfer = await ask(
      `INSERT INTO auth.ledger_transfers (business_key, kind, body_hash, meta)
       VALUES ($1, 'order', '', '{}') ON CONFLICT (business_key) DO NOTHING RETURNING id`,
      [`c:${key}`],
    );
    for (const [kind, user, amount] of [
      ['customer_cash', customer, -100],
      ['platform_revenue', null, 100],
    ] as const) {
      const entry = [transfer, await findAccount(kind, user), amount];
      await ask(
        'INSERT INTO auth.ledger_entries (transfer_id, account_id, amount) VALUES ($1, $2, $3)',
        entry,
      );
    }
    await ask('COMMIT');
  } finally {
    client.release();
  }
}
