import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { addCoupon, endCoupon, listCoupons } from 'shared/contracts/commerce-staff-coupons';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { coupons } from '../data/cart-schema';
import { indianDay } from '../tax/indian-day';
import { noteStaff } from './note-staff';

const done = { status: 200 as const };
const paise = (amount: string | null) => (amount === null ? null : BigInt(amount));
const text = (amount: bigint | null) => (amount === null ? null : String(amount));
/** The last moment of a day in India. */
const endOf = (day: string | null) => (day === null ? null : new Date(`${day}T23:59:59.999+05:30`));
/** It has not ended, whether it has begun or not. */
const isOpen = or(isNull(coupons.validUntil), gt(coupons.validUntil, sql`now()`));

/** Coupons, for who looks after the shop. */
export function couponEndpoints(deps: Pick<ApiDeps, 'pool' | 'publish'>): BoundEndpoint[] {
  const db = drizzle(deps.pool);
  return [
    serveStaff(listCoupons, async ({ query: { lang } }) => {
      const rows = await db
        .select({ coupon: coupons, isOpen: sql<boolean>`${isOpen}` })
        .from(coupons)
        .orderBy(desc(sql`${isOpen}`), desc(coupons.validFrom), coupons.code);
      return answer({
        ...done,
        data: rows.map(({ coupon, isOpen: open }) => ({
          ...{ code: coupon.code, title: lang === 'hi' ? coupon.titleHi : coupon.titleEn },
          ...{ basis_points: coupon.basisPoints, amount: text(coupon.amountPaise) },
          ...{ most: text(coupon.mostPaise), minimum: String(coupon.minimumPaise) },
          valid_from: coupon.validFrom.toISOString(),
          valid_until: coupon.validUntil?.toISOString() ?? null,
          ...{ limit_total: coupon.limitTotal, limit_each: coupon.limitEach, used: coupon.used },
          is_open: open,
        })),
      });
    }),

    serveStaff(addCoupon, async ({ body }, me) => {
      if (body.last_day !== null && body.last_day < indianDay(new Date()))
        return refuse('invalid_input', { fields: { 'body.last_day': 'This day is over.' } });
      return inTransaction(deps.pool, async (client) => {
        const added = await drizzle(client)
          .insert(coupons)
          .values({
            ...{ code: body.code, titleEn: body.title_en, titleHi: body.title_hi },
            ...{ basisPoints: body.basis_points, amountPaise: paise(body.amount) },
            ...{ mostPaise: paise(body.most), minimumPaise: BigInt(body.minimum) },
            validUntil: endOf(body.last_day),
            ...{ limitTotal: body.limit_total, limitEach: body.limit_each },
            addedBy: `staff:${me.id}`,
          })
          .onConflictDoNothing()
          .returning({ code: coupons.code });
        if (added.length === 0) return refuse('conflict');
        await noteStaff(deps, client, me, {
          ...{ action: 'coupon.added', subject: `coupon:${body.code}`, reason: body.why },
          data: { basis_points: body.basis_points, amount: body.amount, most: body.most },
        });
        return answer(done);
      });
    }),

    serveStaff(endCoupon, async ({ params: { code }, body: { why } }, me) => {
      const [found] = await db.select().from(coupons).where(eq(coupons.code, code));
      if (!found) return refuse('not_found');
      return inTransaction(deps.pool, async (client) => {
        const ended = await drizzle(client)
          .update(coupons)
          .set({ validUntil: sql`now()` })
          .where(and(eq(coupons.code, code), isOpen))
          .returning({ code: coupons.code });
        if (ended.length === 0) return refuse('conflict');
        const deed = { action: 'coupon.ended', subject: `coupon:${code}`, reason: why };
        await noteStaff(deps, client, me, deed);
        return answer(done);
      });
    }),
  ];
}
