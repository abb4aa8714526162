import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import * as contracts from 'shared/contracts/commerce-orders';
import { isFailure } from 'shared/http/failure';
import { returnToSource } from 'shared/contracts/auth-payments-service';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint, CallContext, Outcome } from 'shared/remote-kit/api';
import { hashRequest } from 'shared/remote-kit/hash-request';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { openCart } from '../cart/find-cart';
import { putPieces } from '../cart/change-lines';
import { attemptInTransaction } from '../data/attempt-in-transaction';
import { moveState } from '../moves/move-state';
import { askForPayment } from './ask-for-payment';
import { cancelOrder } from './cancel-order';
import { describeOrder } from './describe-order';
import type { OrderJobs } from './jobs';
import type { OrderDeps } from './order-deps';
import { orderMachine } from './order-machine';
import { lockOrder, type PlacedOrder } from './order-rows';
import { PAY_MINUTES, placeOrder, type Placing } from './place-order';

const messages = {
  no_address: 'Please choose where it is to go.',
  empty: 'There is nothing in the basket.',
  not_served: 'We can’t bring parcels to this PIN code yet.',
  no_cod: 'This order can’t be paid in cash. Please pay online.',
} as const;

/** Orders of customers: placed, seen, cancelled, bought again. */
export function orderEndpoints(deps: OrderDeps, jobs: OrderJobs): BoundEndpoint[] {
  const { pool, call, enqueue } = deps;

  const show = async (
    client: PoolClient,
    order: PlacedOrder,
    lang: 'en' | 'hi',
  ): Promise<Outcome<{ status: 200; data: contracts.Order }>> =>
    answer({ status: 200 as const, data: await describeOrder(client, order, lang) });

  return [
    serve(contracts.createOrderHistory, async ({ body, query }, ctx) => {
      const { session } = ctx;
      if (!session) return refuse('not_signed_in');
      const placed = await attemptInTransaction(pool, async (client) => {
        const result = await placeOrder(client, {
          ...{ customer: session, cartToken: ctx.cart ?? null, lang: query.lang },
          ...{ key: ctx.key ?? randomUUID(), hash: hashRequest({ params: {}, query: {}, body }) },
          ...{ addressId: body.address_id, payment: body.payment, total: BigInt(body.total) },
        });
        if (!result.ok || !result.isNew) return result;
        const { id } = result.order;
        if (result.order.payment === 'cod') {
          const move = { to: 'confirmed', who: 'customer', why: 'cash on delivery' } as const;
          await moveState(client, orderMachine, id, move);
          await jobs.tell(client, id, 'confirmed');
        } else {
          // whoever dies before it is paid for leaves this behind; and once more when its time is over
          await enqueue(jobs.settleOrder, { order: id }, { client, after: 20 });
          await enqueue(jobs.settleOrder, { order: id }, { client, after: PAY_MINUTES * 60 + 60 });
        }
        return result;
      });
      if (!placed.ok) return refusePlacing(placed);
      const { id, payment, state } = placed.order;
      const own = `/order-history/${id}`;
      if (payment === 'cod')
        return answer({
          status: 200 as const,
          data: { id, state: 'confirmed' as const, path: own },
        });
      const path = state === 'placed' ? await askForPayment(deps, id) : null;
      return answer({ status: 200 as const, data: { id, state, path: path ?? own } });
    }),

    serve(contracts.getOrder, async ({ params, query }, ctx) =>
      withOwn(ctx, params.id, (client, order) => show(client, order, query.lang)),
    ),

    serve(contracts.cancelOrder, async ({ params, query, body }, ctx) =>
      withOwn(ctx, params.id, async (client, { id, payment }) => {
        const by = { who: 'customer', why: 'asked by the customer', refundTo: body.refund_to };
        const done = await cancelOrder(client, id, by);
        if (!done.ok)
          return refuse('conflict', {
            message: 'It is on its way already and can’t be cancelled.',
          });
        if (done.refundId !== null)
          await enqueue(jobs.refund, { refund: done.refundId }, { client });
        else if (payment === 'online') await enqueue(jobs.freePayment, { order: id }, { client });
        await jobs.tell(client, id, 'cancelled');
        const order = await lockOrder(client, id);
        return order ? show(client, order, query.lang) : refuse('not_found');
      }),
    ),

    serve(contracts.returnLatePayment, async ({ params, query }, ctx) => {
      const { session } = ctx;
      if (!session) return refuse('not_signed_in');
      const order = await inTransaction(pool, (client) => lockOrder(client, params.id, session.id));
      if (!order) return refuse('not_found');
      if (order.latePaise === null)
        return refuse('conflict', { message: 'Nothing came too late.' });
      const body = {
        ...{ customer: session.id, amount: String(order.latePaise) },
        reference: `order:${order.id}`,
      };
      const sent = await call(
        returnToSource,
        { body },
        { as: 'service', key: `order:${order.id}:late-return` },
      );
      if (isFailure(sent))
        return sent.error_status === 402 ? refuse('insufficient_funds') : refuse('unavailable');
      await pool.query('UPDATE commerce.orders SET late_paise = NULL WHERE id = $1', [order.id]);
      return withOwn(ctx, params.id, (client, now) => show(client, now, query.lang));
    }),

    serve(contracts.buyAgain, async ({ params }, ctx) =>
      withOwn(ctx, params.id, async (client, { id }) => {
        const { rows } = await client.query<{ sku: string; quantity: number }>(
          'SELECT sku, quantity FROM commerce.order_lines WHERE order_id = $1 ORDER BY id',
          [id],
        );
        const { cart, cookies } = await openCart(client, ctx);
        let added = 0;
        for (const { sku, quantity: pieces } of rows)
          if (await putPieces(client, cart.id, sku, { pieces, add: true })) added += 1;
        return answer({ status: 200 as const, data: { added } }, { cookies });
      }),
    ),
  ];

  /** The order of who calls, locked; anybody else's is not found. */
  function withOwn<A>(
    { session }: CallContext,
    id: number,
    work: (client: PoolClient, order: PlacedOrder) => Promise<Outcome<A>>,
  ): Promise<Outcome<A>> {
    if (!session) return Promise.resolve(refuse('not_signed_in'));
    return inTransaction(pool, async (client) => {
      const order = await lockOrder(client, id, session.id);
      return order ? work(client, order) : refuse('not_found');
    });
  }
}

function refusePlacing(placed: Exclude<Placing, { ok: true }>) {
  if (placed.code === 'changed') return refuse('changed', { changes: placed.changes });
  if (placed.code === 'conflict') return refuse('conflict');
  const field = placed.code === 'no_cod' ? 'body.payment' : 'body.address_id';
  const fields = placed.code === 'empty' ? {} : { [field]: messages[placed.code] };
  const code = placed.code === 'empty' ? 'conflict' : 'invalid_input';
  return refuse(code, { message: messages[placed.code], fields });
}
