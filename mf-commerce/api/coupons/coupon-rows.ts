import type { PoolClient } from 'pg';
import { and, count, eq, isNull } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { couponRedemptions, coupons } from '../data/cart-schema';
import { judgeCoupon, type Coupon, type CouponVerdict } from './judge-coupon';

/** A coupon with what it gives this customer now; `null` when there is none of that name. */
export async function findCoupon(
  client: PoolClient,
  code: string,
  asked: { goods: bigint; customerId: number | null },
): Promise<{ coupon: Coupon; verdict: CouponVerdict } | null> {
  const db = drizzle(client);
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code));
  if (!coupon) return null;
  const own = await countOwn(client, code, asked.customerId);
  return { coupon, verdict: judgeCoupon(coupon, { goods: asked.goods, own, now: new Date() }) };
}

/**
 * Takes one use of a coupon for an order, in the transaction that places it: the row of the coupon is
 * locked until that ends, so its limits hold however many place at once.
 * @returns false when a limit is reached
 */
export async function redeemCoupon(
  client: PoolClient,
  { code, orderId, customerId }: { code: string; orderId: number; customerId: number },
): Promise<boolean> {
  const { rows } = await client.query<{ limit_each: number | null }>(
    `UPDATE commerce.coupons SET used = used + 1
     WHERE code = $1 AND (limit_total IS NULL OR used < limit_total)
       AND valid_from <= now() AND (valid_until IS NULL OR valid_until > now())
     RETURNING limit_each`,
    [code],
  );
  const [taken] = rows;
  if (!taken) return false;
  if (taken.limit_each !== null && (await countOwn(client, code, customerId)) >= taken.limit_each)
    return false;
  await drizzle(client).insert(couponRedemptions).values({ orderId, code, customerId });
  return true;
}

/** Gives the use of a coupon back when its order has come to nothing; done twice it is done once. */
export async function giveBackCoupon(client: PoolClient, orderId: number): Promise<void> {
  await client.query(
    `WITH given AS (
       UPDATE commerce.coupon_redemptions SET given_back_at = now()
       WHERE order_id = $1 AND given_back_at IS NULL RETURNING code)
     UPDATE commerce.coupons SET used = used - 1 FROM given WHERE coupons.code = given.code`,
    [orderId],
  );
}

async function countOwn(client: PoolClient, code: string, customerId: number | null) {
  if (customerId === null) return 0;
  const [row] = await drizzle(client)
    .select({ uses: count() })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.code, code),
        eq(couponRedemptions.customerId, customerId),
        isNull(couponRedemptions.givenBackAt),
      ),
    );
  return row?.uses ?? 0;
}
