import { paymentExpired, paymentHeld, paymentLate } from 'shared/contracts/auth-payments-service';
import { handleEvent, type BoundEvent } from 'shared/remote-kit/handle-event';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { confirmOrder } from './confirm-order';
import { endOrder } from './end-order';
import type { OrderJobs } from './jobs';
import type { OrderDeps } from './order-deps';
import { lockOrder, readReference } from './order-rows';

/**
 * What happens to the payments of orders. Each may come twice, late, or when the order has ended: money
 * that is not needed is free again, and its customer is told.
 */
export function paymentEvents(deps: OrderDeps, jobs: OrderJobs): BoundEvent[] {
  const { pool, enqueue } = deps;
  return [
    handleEvent(paymentHeld, async ({ reference, cash }) => {
      const id = readReference(reference);
      if (id === null) return;
      await inTransaction(pool, async (client) => {
        const order = await lockOrder(client, id);
        if (!order) return;
        const came = await confirmOrder(client, order, { key: reference, cash });
        if (came === 'confirmed') await jobs.tell(client, id, 'confirmed');
        if (came !== 'not_wanted') return;
        await enqueue(jobs.freePayment, { order: id }, { client });
        await jobs.tell(client, id, 'not_wanted');
      });
    }),
    handleEvent(paymentExpired, async ({ reference }) => {
      const id = readReference(reference);
      if (id === null) return;
      await inTransaction(pool, async (client) => {
        const move = { to: 'expired', who: 'payments', why: 'not paid in time' } as const;
        if ((await endOrder(client, id, move)) !== null) await jobs.tell(client, id, 'expired');
      });
    }),
    handleEvent(paymentLate, async ({ reference, amount }) => {
      const id = readReference(reference);
      if (id === null) return;
      await inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `UPDATE commerce.orders SET late_paise = $2
           WHERE id = $1 AND state IN ('expired', 'cancelled') AND late_paise IS NULL`,
          [id, amount],
        );
        if (rowCount === 1) await enqueue(jobs.useLatePayment, { order: id }, { client });
      });
    }),
  ];
}
