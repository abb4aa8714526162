import type { ApiDeps } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';
import { findPayment } from './payment-rows';
import { expirePayment } from './settle-payment';

const MOST = 1000;

/** Ends the payments whose time is over, by the database's clock, each in a transaction of its own. */
export async function expirePayments({ pool, publish }: Pick<ApiDeps, 'pool' | 'publish'>) {
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM auth.payments WHERE state IN ('open', 'pending') AND expires_at <= now()
     ORDER BY expires_at LIMIT $1`,
    [MOST],
  );
  for (const { id } of rows)
    await shareTransaction(pool, async (_tx, client) => {
      const payment = await findPayment(client, { id }, { lock: true });
      if (payment) await expirePayment(client, { publish }, payment);
    });
  return rows.length;
}
