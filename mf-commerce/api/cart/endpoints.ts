import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { acceptCart, getCart, putCartLine, updateCart } from 'shared/contracts/commerce-cart';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint, CallContext } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { carts } from '../data/cart-schema';
import { acceptChanges, putPieces } from './change-lines';
import { describeCart, emptyCart } from './describe-cart';
import { findCart, openCart, type CartFinding } from './find-cart';
import { weighBasket } from './weigh-basket';

/** The basket, for guests and customers alike. */
export function cartEndpoints(pool: Pool): BoundEndpoint[] {
  return [
    serve(getCart, ({ query }, ctx) =>
      inTransaction(pool, async (client) => show(client, await findCart(client, ctx), ctx, query)),
    ),
    serve(putCartLine, ({ params, query, body }, ctx) =>
      inTransaction(pool, async (client) => {
        const found = await (body.pieces > 0 ? openCart : findCart)(client, ctx);
        if (!found.cart) return show(client, found, ctx, query);
        const isDone = await putPieces(client, found.cart.id, params.sku, body);
        return isDone ? show(client, found, ctx, query) : refuse('not_found');
      }),
    ),
    serve(updateCart, ({ query, body }, ctx) =>
      inTransaction(pool, async (client) => {
        const found = await openCart(client, ctx);
        const { coupon, pin, gift_note } = body;
        const changes = {
          ...(coupon === undefined ? {} : { coupon: coupon || null }),
          ...(pin === undefined ? {} : { pin: pin || null }),
          ...(gift_note === undefined ? {} : { giftNote: gift_note || null }),
        };
        await drizzle(client)
          .update(carts)
          .set({ ...changes, usedAt: sql`now()` })
          .where(eq(carts.id, found.cart.id));
        const cart = { ...found.cart, ...changes };
        return show(client, { ...found, cart }, ctx, query);
      }),
    ),
    serve(acceptCart, ({ query }, ctx) =>
      inTransaction(pool, async (client) => {
        const found = await findCart(client, ctx);
        if (found.cart) await acceptChanges(client, found.cart.id, query.lang);
        return show(client, found, ctx, query);
      }),
    ),
  ];
}

async function show(
  client: PoolClient,
  { cart, cookies }: CartFinding,
  { session }: CallContext,
  { lang }: { lang: 'en' | 'hi' },
) {
  const asked = { lang, customerId: session?.id ?? null };
  const data = cart ? describeCart(cart, await weighBasket(client, cart, asked), lang) : emptyCart;
  return answer({ status: 200 as const, data }, { cookies });
}
