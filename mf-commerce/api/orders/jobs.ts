import type { PoolClient } from 'pg';
import { z } from 'shared/contracts/zod';
import { defineJob, type Job } from 'shared/remote-kit/job';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { askForPayment } from './ask-for-payment';
import { captureOrder } from './capture-order';
import { freePayment } from './free-payment';
import { writeNotice, type NoticeFacts, type NoticeName } from './notices';
import type { OrderDeps } from './order-deps';
import { lockOrder } from './order-rows';
import { carryOutRefund } from './refund-order';
import { useLatePayment } from './use-late-payment';

const ofOrder = z.object({ order: z.number().int() });
/** A wallet that is away for a day still finds the order waiting. */
const patient = { retries: 20, backoffSeconds: 15 };

/** The work that orders leave behind; each does once what is asked for twice. */
export function orderJobs(deps: OrderDeps) {
  const { pool, call, messenger, settings } = deps;

  /** Mails the customer of an order, when the transaction commits; who has no address on file is not. */
  async function tell(
    client: PoolClient,
    orderId: number,
    name: NoticeName,
    facts: Omit<NoticeFacts, 'orderId'> = {},
  ): Promise<void> {
    const { rows } = await client.query<{ email: string | null; lang: 'en' | 'hi' }>(
      'SELECT email, lang FROM commerce.orders WHERE id = $1',
      [orderId],
    );
    const [to] = rows;
    if (!to?.email) return;
    const { publicUrl } = settings;
    const reader = { to: to.email, lang: to.lang, publicUrl };
    await messenger.queueEmail(writeNotice(name, { orderId, ...facts }, reader), { client });
  }

  const settleOrder = defineJob({
    name: 'settle-order',
    payload: ofOrder,
    ...patient,
    handle: async ({ order }) => {
      const path = await askForPayment(deps, order);
      if (path !== null) return;
      const { rows } = await pool.query(
        `SELECT FROM commerce.orders WHERE id = $1 AND state = 'placed'`,
        [order],
      );
      if (rows.length > 0) throw new Error(`order ${order} has no payment yet`);
    },
  });
  const freeMoney = defineJob({
    name: 'free-order-payment',
    payload: ofOrder,
    ...patient,
    handle: async ({ order: id }) => {
      const order = await inTransaction(pool, (client) => lockOrder(client, id));
      if (order) await freePayment(call, order);
    },
  });
  const useLate = defineJob({
    name: 'use-late-payment',
    payload: ofOrder,
    ...patient,
    handle: async ({ order }) => {
      const told = await useLatePayment(deps, order);
      if (told === null) return;
      await inTransaction(pool, async (client) => {
        const found = await lockOrder(client, order);
        await tell(client, order, told, { amount: found?.latePaise ?? 0n });
      });
    },
  });
  const capture = defineJob({
    name: 'capture-order',
    payload: ofOrder,
    ...patient,
    handle: ({ order }) => captureOrder(deps, order),
  });
  const refund = defineJob({
    name: 'refund-order',
    payload: z.object({ refund: z.number().int() }),
    ...patient,
    handle: async ({ refund: id }) => {
      const done = await carryOutRefund(deps, id);
      if (done) await inTransaction(pool, (client) => tell(client, done.orderId, 'refunded', done));
    },
  });
  return {
    tell,
    settleOrder,
    freePayment: freeMoney,
    useLatePayment: useLate,
    capture,
    refund,
    all: [settleOrder, freeMoney, useLate, capture, refund] as unknown as Job[],
  };
}

/** The jobs of orders, and the mails about them. */
export type OrderJobs = ReturnType<typeof orderJobs>;
