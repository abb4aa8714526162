import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { findCoupon } from '../coupons/coupon-rows';
import { quoteDelivery, type DeliveryQuote } from '../delivery/quote-delivery';
import type { FoundCart } from './find-cart';
import { priceBasket, stateOfLine, sumGoods } from './price-basket';
import { readCartLines } from './read-cart-lines';

/** All that a basket comes to now, for its page and for the order that it becomes. */
export async function weighBasket(
  client: PoolClient,
  cart: FoundCart,
  asked: { lang: 'en' | 'hi'; customerId: number | null; pin?: string },
) {
  const db: NodePgDatabase = drizzle(client);
  const lines = await readCartLines(db, cart.id, asked.lang);
  const goods = sumGoods(lines);
  const coupon = cart.coupon
    ? await findCoupon(client, cart.coupon, { goods, customerId: asked.customerId })
    : null;
  const grams = lines.reduce(
    (sum, line) => sum + line.weightGrams * Math.min(line.pieces, line.available),
    0,
  );
  const pin = asked.pin ?? cart.pin;
  const quote: DeliveryQuote | null =
    pin && lines.length > 0 ? await quoteDelivery(db, { pin, grams, goods }) : null;
  const basket = priceBasket(lines, {
    discount: coupon?.verdict.discount ?? 0n,
    delivery: quote?.charge ?? 0n,
  });
  return {
    lines,
    basket,
    coupon,
    delivery: pin && quote ? { pin, ...quote } : null,
    isChanged: lines.some((line) => stateOfLine(line) !== 'ok'),
  };
}

/** What a basket comes to. */
export type WeighedBasket = Awaited<ReturnType<typeof weighBasket>>;
