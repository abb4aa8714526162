import type { PoolClient } from 'pg';
import { moveState } from '../moves/move-state';
import { orderMachine } from './order-machine';
import type { PlacedOrder } from './order-rows';
import { reservationOf, reserveLines } from './reserve-lines';

/** What came of money for an order: it is confirmed, was already, or the money is not needed. */
export type Confirmation = 'confirmed' | 'was_confirmed' | 'not_wanted';

/**
 * Confirms an order whose money is set aside under a key, in the caller's transaction. One that has
 * expired meanwhile lives again when all its pieces are still there.
 */
export async function confirmOrder(
  client: PoolClient,
  order: PlacedOrder,
  { key, cash }: { key: string; cash: string },
): Promise<Confirmation> {
  if (order.holdKey === key) return 'was_confirmed';
  if (order.state === 'expired') {
    if (!(await reserveAgain(client, order))) return 'not_wanted';
  } else if (order.state !== 'placed') return 'not_wanted';
  const why = order.state === 'expired' ? 'paid late' : 'paid';
  await moveState(client, orderMachine, order.id, { to: 'confirmed', who: 'payments', why });
  await client.query(
    'UPDATE commerce.orders SET hold_key = $2, cash_paise = $3, late_paise = NULL WHERE id = $1',
    [order.id, key, cash],
  );
  return 'confirmed';
}

/** Sets the pieces aside once more, all or none of them. */
async function reserveAgain(
  client: PoolClient,
  { id, reservation }: PlacedOrder,
): Promise<boolean> {
  const { rows } = await client.query<{ variantId: number; quantity: number }>(
    `SELECT variant_id AS "variantId", quantity FROM commerce.order_lines WHERE order_id = $1`,
    [id],
  );
  await client.query('savepoint reserving');
  const missing = await reserveLines(client, rows, reservationOf(id, reservation + 1));
  if (missing !== null) {
    await client.query('rollback to savepoint reserving');
    return false;
  }
  await client.query('UPDATE commerce.orders SET reservation = reservation + 1 WHERE id = $1', [
    id,
  ]);
  return true;
}
