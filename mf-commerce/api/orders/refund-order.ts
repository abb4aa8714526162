import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { returnToSource } from 'shared/contracts/auth-payments-service';
import { refundToWallet } from 'shared/contracts/auth-wallet-service';
import { isFailure } from 'shared/http/failure';
import { orderRefunds, orders } from '../data/order-schema';
import { freePayment } from './free-payment';
import type { OrderDeps } from './order-deps';

/** What is owed back for an order. */
export interface AskedRefund {
  orderId: number;
  /** `cancel`, `return:5`, `rto:3`; once each. */
  reason: string;
  amount: bigint;
  target: 'wallet' | 'source' | 'bank';
}

/** Writes down what is owed back, in the caller's transaction; asked again it is the same. */
export async function askRefund(client: PoolClient, refund: AskedRefund): Promise<number | null> {
  const { orderId, reason, amount, target } = refund;
  const state = target === 'bank' ? 'waiting' : 'asked';
  const [row] = await drizzle(client)
    .insert(orderRefunds)
    .values({ orderId, reason, amountPaise: amount, target, state })
    .onConflictDoNothing()
    .returning({ id: orderRefunds.id });
  return row?.id ?? null;
}

/**
 * Carries out a refund: from what was set aside, or from what was taken, to the wallet, and from there to
 * its source when that was asked for; money that was given as a present stays in the wallet. Each step
 * has its own key, so it is done once whatever is repeated.
 * @returns the order, when the money has moved just now
 * @throws when it can't be done now: ask again
 */
export async function carryOutRefund(
  { pool, call, log }: Pick<OrderDeps, 'pool' | 'call' | 'log'>,
  refundId: number,
): Promise<{ orderId: number; amount: bigint } | null> {
  const [found] = await drizzle(pool)
    .select({ refund: orderRefunds, order: orders })
    .from(orderRefunds)
    .innerJoin(orders, eq(orders.id, orderRefunds.orderId))
    .where(eq(orderRefunds.id, refundId));
  if (found?.refund.state !== 'asked') return null;
  const { refund, order } = found;
  const key = `order:${order.id}:refund:${refundId}`;
  let cash = order.cashPaise ?? 0n;
  if (refund.reason === 'cancel') await freePayment(call, order);
  else {
    if (order.captureKey === null) throw new Error(`order ${order.id}: nothing was taken yet`);
    const body = { of: order.captureKey, amount: String(refund.amountPaise), kind: 'order_refund' };
    const refunded = await call(refundToWallet, { body }, { as: 'service', key });
    if (isFailure(refunded))
      throw new Error(`order ${order.id}: nothing was refunded (${refunded.error_status})`);
    cash = BigInt(refunded.data.cash);
  }
  if (refund.target === 'source' && cash > 0n && order.customerId !== null) {
    const body = {
      ...{ customer: order.customerId, amount: String(cash) },
      reference: `order:${order.id}`,
    };
    const sent = await call(returnToSource, { body }, { as: 'service', key: `${key}:source` });
    // what was spent meanwhile can't be sent back: it is where the customer used it
    if (isFailure(sent) && sent.error_status !== 402)
      throw new Error(`order ${order.id}: nothing was sent back (${sent.error_status})`);
    if (isFailure(sent))
      log.warn({ order: order.id }, 'a refund was spent before it was sent back');
  }
  const { rowCount } = await pool.query(
    `UPDATE commerce.order_refunds SET state = 'done', done_at = now()
     WHERE id = $1 AND state = 'asked'`,
    [refundId],
  );
  return rowCount === 1 ? { orderId: order.id, amount: refund.amountPaise } : null;
}
