import type { PoolClient } from 'pg';
import { giveBackCoupon } from '../coupons/coupon-rows';
import { moveState, type Move } from '../moves/move-state';
import { orderMachine, type OrderState } from './order-machine';
import { releaseLines } from './reserve-lines';

/**
 * Ends an order that comes to nothing, in the caller's transaction: its pieces are free again, and so is
 * the use of its coupon.
 * @returns the state it was in; `null` when it can't end so any more
 */
export async function endOrder(
  client: PoolClient,
  orderId: number,
  move: Move<'expired' | 'cancelled'>,
): Promise<OrderState | null> {
  const from = await moveState<OrderState>(client, orderMachine, orderId, move);
  if (from === null) return null;
  await releaseLines(client, orderId);
  await giveBackCoupon(client, orderId);
  return from;
}
