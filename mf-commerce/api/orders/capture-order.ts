import { captureHold } from 'shared/contracts/auth-wallet-service';
import { isFailure } from 'shared/http/failure';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import type { OrderDeps } from './order-deps';
import { lockOrder } from './order-rows';
import { sumOrderTax } from './sum-order-tax';

/**
 * Takes the money of an order when its first parcel has left: all of it, since a hold is resolved once.
 * Pieces that never leave are refunded. Paid in cash, there is nothing to take.
 * @throws when it can't be taken now: ask again
 */
export async function captureOrder(
  { pool, call }: Pick<OrderDeps, 'pool' | 'call'>,
  orderId: number,
) {
  const { order, tax } = await inTransaction(pool, async (client) => ({
    order: await lockOrder(client, orderId),
    tax: await sumOrderTax(client, orderId),
  }));
  if (!order || order.holdKey === null || order.captureKey !== null) return;
  const key = `order:${orderId}:capture`;
  const parts = [
    { account: 'platform_revenue' as const, amount: String(order.totalPaise - tax) },
    { account: 'platform_tax' as const, amount: String(tax) },
  ].filter(({ amount }) => amount !== '0');
  const body = { hold: order.holdKey, amount: String(order.totalPaise), to: parts, kind: 'order' };
  const captured = await call(captureHold, { body }, { as: 'service', key });
  if (isFailure(captured))
    throw new Error(`order ${orderId}: its money was not taken (${captured.error_status})`);
  await pool.query('UPDATE commerce.orders SET capture_key = $2 WHERE id = $1', [orderId, key]);
}
