import type { PoolClient } from 'pg';
import { endOrder } from './end-order';
import { askRefund } from './refund-order';
import { lockOrder } from './order-rows';

/** What came of a cancellation: the refund to carry out, if money was set aside. */
export type Cancellation =
  | { ok: true; refundId: number | null; wasPaid: boolean }
  | { ok: false; code: 'not_found' | 'dispatched' };

/**
 * Cancels an order of which nothing has been dispatched, in the caller's transaction. Whoever dispatches
 * locks the same row: of the two one comes first.
 */
export async function cancelOrder(
  client: PoolClient,
  orderId: number,
  by: { customerId?: number; who: string; why: string; refundTo: 'wallet' | 'source' },
): Promise<Cancellation> {
  const order = await lockOrder(client, orderId, by.customerId);
  if (!order) return { ok: false, code: 'not_found' };
  if (order.state === 'cancelled') return { ok: true, refundId: null, wasPaid: false };
  const { rowCount: gone } = await client.query(
    `SELECT FROM commerce.shipments
     WHERE order_id = $1 AND state NOT IN ('packed', 'cancelled') LIMIT 1`,
    [orderId],
  );
  if (gone) return { ok: false, code: 'dispatched' };
  const move = { to: 'cancelled', who: by.who, why: by.why } as const;
  if ((await endOrder(client, orderId, move)) === null) return { ok: false, code: 'dispatched' };
  await client.query(
    `WITH ended AS (UPDATE commerce.shipments SET state = 'cancelled'
       WHERE order_id = $1 AND state = 'packed' RETURNING id)
     INSERT INTO commerce.shipment_moves (shipment_id, "from", "to", who, why)
     SELECT id, 'packed', 'cancelled', $2, $3 FROM ended`,
    [orderId, by.who, by.why],
  );
  if (order.payment === 'cod') return { ok: true, refundId: null, wasPaid: false };
  const refund = { orderId, reason: 'cancel', amount: order.totalPaise, target: by.refundTo };
  // an unpaid order owes nothing, but what was asked for is given up
  const refundId = order.holdKey === null ? null : await askRefund(client, refund);
  return { ok: true, refundId, wasPaid: order.holdKey !== null };
}
