import { holdMoney, releaseHold } from 'shared/contracts/auth-wallet-service';
import { isFailure } from 'shared/http/failure';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { confirmOrder } from './confirm-order';
import type { OrderDeps } from './order-deps';
import { lockOrder } from './order-rows';

const HOLD_SECONDS = 90 * 86_400;

/**
 * Money for an expired order has come and lies in the wallet: it is set aside anew, and then the order is
 * confirmed if all its pieces are still there. If not, the money stays in the wallet, free.
 * @returns what its customer is to be told; `null` when there is nothing to tell any more
 * @throws when the wallet can't be asked now: ask again
 */
export async function useLatePayment(
  { pool, call }: Pick<OrderDeps, 'pool' | 'call'>,
  orderId: number,
): Promise<'confirmed' | 'late' | null> {
  const order = await inTransaction(pool, (client) => lockOrder(client, orderId));
  if (!order || order.customerId === null || order.latePaise === null) return null;
  if (order.state !== 'expired') return 'late';
  const key = `order:${orderId}:late`;
  const body = {
    customer: order.customerId,
    amount: String(order.totalPaise),
    seconds: HOLD_SECONDS,
  };
  const held = await call(holdMoney, { body }, { as: 'service', key });
  if (isFailure(held)) {
    if (held.error_status >= 500 || held.error_status === 429)
      throw new Error(`order ${orderId}: the wallet answered ${held.error_status}`);
    return 'late';
  }
  const came = await inTransaction(pool, async (client) => {
    const now = await lockOrder(client, orderId);
    return now ? confirmOrder(client, now, { key, cash: held.data.cash }) : 'not_wanted';
  });
  if (came !== 'not_wanted') return 'confirmed';
  const freed = await call(releaseHold, {}, { as: 'service', key });
  if (isFailure(freed) && freed.error_status >= 500)
    throw new Error(`order ${orderId}: the hold was not freed (${freed.error_status})`);
  return 'late';
}
