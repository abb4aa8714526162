import type { PaymentProvider } from '../provider/payment-provider';
import type { PaymentDeps } from './payment-deps';
import { pursuePayment } from './pursue-payment';

const MOST = 200;

/**
 * Asks the provider about orders it has said nothing of for a while: what a lost webhook would have told
 * is done now. After a week nobody pays an order any more; money that came all the same would be told.
 */
export async function reconcileOrders(
  deps: PaymentDeps,
  provider: PaymentProvider,
  { silentMinutes = 15 }: { silentMinutes?: number } = {},
): Promise<number> {
  const { rows } = await deps.pool.query<{ id: string; order_id: string }>(
    `UPDATE auth.provider_orders SET asked_at = now() WHERE id IN (
       SELECT id FROM auth.provider_orders WHERE state IN ('created', 'attempted') AND order_id IS NOT NULL
         AND asked_at <= now() - make_interval(mins => $1) ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED)
     RETURNING id, order_id`,
    [silentMinutes, MOST],
  );
  for (const { order_id } of rows)
    for (const payment of await provider.listPayments(order_id))
      await pursuePayment(deps, provider, payment);
  await deps.pool.query(
    `UPDATE auth.provider_orders SET state = 'expired'
     WHERE state IN ('created', 'attempted') AND created_at < now() - interval '7 days'`,
  );
  return rows.length;
}
