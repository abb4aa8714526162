import type { Pool } from 'pg';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { moveState } from '../moves/move-state';
import { RETURN_DAYS } from './describe-order';
import { orderMachine } from './order-machine';

/** Orders whose time for returns is over, and of which nothing is on its way back, are closed. */
export async function closeOrders(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT orders.id::int FROM commerce.orders WHERE state = 'delivered'
       AND NOT EXISTS (SELECT FROM commerce.shipments WHERE order_id = orders.id
         AND delivered_at > now() - make_interval(days => $1))
       AND NOT EXISTS (SELECT FROM commerce.returns WHERE order_id = orders.id
         AND state NOT IN ('refused', 'refunded', 'exchanged', 'sent_back'))
     ORDER BY id LIMIT 1000`,
    [RETURN_DAYS],
  );
  const move = { to: 'closed', who: 'site', why: 'the time for returns is over' } as const;
  for (const { id } of rows)
    await inTransaction(pool, (client) => moveState(client, orderMachine, id, move));
}
