import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Change } from 'shared/contracts/errors';
import { findCart } from '../cart/find-cart';
import { stateOfLine } from '../cart/price-basket';
import { weighBasket, type WeighedBasket } from '../cart/weigh-basket';
import { redeemCoupon } from '../coupons/coupon-rows';
import { addresses } from '../data/cart-schema';
import { orderLines, orders } from '../data/order-schema';
import { eq, sql } from 'drizzle-orm';
import { lockForPlacing } from '../personal/lock-customer';
import { findOrderByKey, type PlacedOrder } from './order-rows';
import { readBothNames } from './read-both-names';
import { reservationOf, reserveLines } from './reserve-lines';

/** How long an order waits for its payment. */
export const PAY_MINUTES = 30;

/** What the customer asks for. */
export interface Asked {
  customer: { id: number; email: string | null };
  cartToken: string | null;
  lang: 'en' | 'hi';
  key: string;
  /** Of all that was sent. */
  hash: string;
  addressId: number;
  payment: 'online' | 'cod';
  /** What the customer saw, in paise. */
  total: bigint;
}

/** The order, or why there is none; then the transaction has to be undone. */
export type Placing =
  | { ok: true; order: PlacedOrder; isNew: boolean }
  | { ok: false; code: 'conflict' | 'no_address' | 'empty' | 'not_served' | 'no_cod' }
  | { ok: false; code: 'changed'; changes: Change[] };

/**
 * Places the customer's basket as an order in the caller's transaction. Prices, stock, coupon and delivery
 * are those of this moment: what is no longer as it was seen is told, and nothing is ordered.
 */
export async function placeOrder(client: PoolClient, asked: Asked): Promise<Placing> {
  const { customer, lang, key } = asked;
  await lockForPlacing(client, customer.id);
  // the basket is locked: of two that place it at once the second finds the order of the first
  const { cart } = await findCart(client, { session: customer, cart: asked.cartToken });
  const known = await findOrderByKey(client, customer.id, key);
  if (known)
    return known.placingHash === asked.hash
      ? { ok: true, order: known, isNew: false }
      : { ok: false, code: 'conflict' };
  const db = drizzle(client);
  const [address] = await db
    .select()
    .from(addresses)
    .where(sql`${addresses.id} = ${asked.addressId} and ${addresses.customerId} = ${customer.id}`);
  if (!address) return { ok: false, code: 'no_address' };
  if (!cart) return { ok: false, code: 'empty' };
  const weighed = await weighBasket(client, cart, {
    lang,
    customerId: customer.id,
    pin: address.pin,
  });
  const { basket, delivery, lines } = weighed;
  if (lines.length === 0) return { ok: false, code: 'empty' };
  if (!delivery?.isServed) return { ok: false, code: 'not_served' };
  const changes = findChanges(weighed, asked.total);
  if (changes.length > 0) return { ok: false, code: 'changed', changes };
  const isCod = asked.payment === 'cod';
  if (isCod && (delivery.codMost === null || basket.total > delivery.codMost))
    return { ok: false, code: 'no_cod' };

  const isApplied = weighed.coupon?.verdict.state === 'applied';
  const { id: _id, customerId: _owner, usedAt: _used, ...shipTo } = address;
  const [order] = await db
    .insert(orders)
    .values({
      ...{ customerId: customer.id, lang, payment: asked.payment, email: customer.email, shipTo },
      ...{ placingKey: key, placingHash: asked.hash },
      ...{ goodsPaise: basket.goods, discountPaise: basket.discount },
      ...{ deliveryPaise: basket.delivery, totalPaise: basket.total },
      coupon: isApplied ? cart.coupon : null,
      giftNote: cart.giftNote,
      expectedBy: delivery.expectedBy,
      expiresAt: sql`date_trunc('second', now()) + make_interval(mins => ${PAY_MINUTES})`,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('an order was not written');
  const missing = await reserveLines(
    client,
    basket.lines.map(({ line }) => line),
    reservationOf(order.id, 1),
  );
  if (missing !== null) {
    const line = lines.find(({ variantId }) => variantId === missing);
    const was = String(line?.pieces ?? 0);
    return { ok: false, code: 'changed', changes: [{ what: line?.sku ?? '', was, now: '0' }] };
  }
  if (isApplied && cart.coupon) {
    const use = { code: cart.coupon, orderId: order.id, customerId: customer.id };
    if (!(await redeemCoupon(client, use))) {
      const now = String(basket.total + basket.discount);
      return {
        ok: false,
        code: 'changed',
        changes: [{ what: 'total', was: String(basket.total), now }],
      };
    }
  }
  await writeLines(client, order.id, weighed);
  await db
    .update(addresses)
    .set({ usedAt: sql`now()` })
    .where(eq(addresses.id, address.id));
  await client.query('DELETE FROM commerce.cart_lines WHERE cart_id = $1', [cart.id]);
  await client.query(
    'UPDATE commerce.carts SET coupon = NULL, gift_note = NULL, used_at = now() WHERE id = $1',
    [cart.id],
  );
  const placed = await findOrderByKey(client, customer.id, key);
  if (!placed) throw new Error('an order was not found');
  return { ok: true, order: placed, isNew: true };
}

/** What is no longer as the customer saw it: prices, pieces, and at last what it comes to. */
function findChanges({ lines, basket }: WeighedBasket, seenTotal: bigint): Change[] {
  const changes = lines.flatMap((line): Change[] => {
    const state = stateOfLine(line);
    if (state === 'ok') return [];
    return state === 'price'
      ? [{ what: line.sku, was: String(line.seenPrice), now: String(line.unitPrice) }]
      : [{ what: line.sku, was: String(line.pieces), now: String(line.available) }];
  });
  if (changes.length > 0 || basket.total === seenTotal) return changes;
  return [{ what: 'total', was: String(seenTotal), now: String(basket.total) }];
}

async function writeLines(client: PoolClient, orderId: number, { basket }: WeighedBasket) {
  const names = await readBothNames(
    client,
    basket.lines.map(({ line }) => line.variantId),
  );
  const rows = basket.lines.map(({ line, delivery }) => {
    const name = names.get(line.variantId);
    if (!name) throw new Error(`${line.sku} has no name`);
    return {
      ...{ orderId, variantId: line.variantId, sku: line.sku, slug: line.slug, ...name },
      ...{ hsn: line.hsn ?? '', weightGrams: line.weightGrams, quantity: line.quantity },
      ...{ unitPricePaise: line.unitPrice, discountPaise: line.discount },
      ...{ deliveryPaise: delivery.unitPrice, basisPoints: line.basisPoints },
      treatment: line.treatment,
    };
  });
  await drizzle(client).insert(orderLines).values(rows);
}
