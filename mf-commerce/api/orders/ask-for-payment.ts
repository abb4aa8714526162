import type { Pool } from 'pg';
import { openPayment } from 'shared/contracts/auth-payments-service';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { endOrder } from './end-order';
import { lockOrder } from './order-rows';

/** The money stays set aside so long at most; by then the order has long been dispatched. */
const HOLD_SECONDS = 90 * 86_400;

/**
 * Asks the customer of a placed order for its money, once: asked again, it is the same payment. No lock is
 * held while it asks. An order whose payment is refused has ended.
 * @returns where it is paid; `null` when it can't be asked for now
 */
export async function askForPayment(
  { pool, call }: Pick<ApiDeps, 'call'> & { pool: Pool },
  orderId: number,
): Promise<string | null> {
  const order = await inTransaction(pool, (client) => lockOrder(client, orderId));
  if (order?.state !== 'placed' || order.customerId === null) return order?.payPath ?? null;
  if (order.payPath !== null) return order.payPath;
  const path = `/order-history/${orderId}`;
  const opened = await call(
    openPayment,
    {
      body: {
        customer: order.customerId,
        amount: String(order.totalPaise),
        title: { en: `Order ${orderId}`, hi: `ऑर्डर ${orderId}` },
        expires_at: order.expiresAt.toISOString(),
        hold_seconds: HOLD_SECONDS,
        back: path,
        done: path,
      },
    },
    { as: 'service', key: `order:${orderId}` },
  );
  if (isFailure(opened)) {
    const isRefused = opened.error_status >= 400 && opened.error_status < 500;
    const isOver = order.expiresAt.getTime() <= Date.now();
    // limits and timeouts pass; what the account or the payment refuses stays refused
    const passes = opened.error_status === 429 || opened.error_status === 408;
    if ((isRefused && !passes) || isOver)
      await inTransaction(pool, (client) =>
        endOrder(client, orderId, { to: 'expired', who: 'site', why: 'payment was not opened' }),
      );
    return null;
  }
  await pool.query(`UPDATE commerce.orders SET pay_path = $2 WHERE id = $1 AND state = 'placed'`, [
    orderId,
    opened.data.path,
  ]);
  return opened.data.path;
}
