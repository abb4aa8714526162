import { asc, eq, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Order } from 'shared/contracts/commerce-orders';
import {
  orderLines,
  orderMoves,
  orderRefunds,
  returns,
  shipmentLines,
  shipments,
  trackingEvents,
} from '../data/order-schema';
import { listPapers, pathOfPaper } from '../invoices/list-papers';
import { agreedLine } from '../shipping/sum-parcel';
import { sumLine } from '../tax/sum-pieces';
import { nameState } from '../addresses/name-state';
import type { PlacedOrder } from './order-rows';

/** Days after the delivery in which pieces can be given back. */
export const RETURN_DAYS = 7;

/** An order as its customer sees it. */
export async function describeOrder(
  client: PoolClient,
  order: PlacedOrder,
  lang: 'en' | 'hi',
): Promise<Order> {
  const db = drizzle(client);
  const mine = <T extends { orderId: unknown }>(table: T) => eq(table.orderId as never, order.id);
  const lines = await db.select().from(orderLines).where(mine(orderLines)).orderBy(orderLines.id);
  const moves = await db
    .select({ to: orderMoves.to, at: orderMoves.at })
    .from(orderMoves)
    .where(eq(orderMoves.ofId, order.id))
    .orderBy(asc(orderMoves.id));
  const parcels = await db.select().from(shipments).where(mine(shipments)).orderBy(shipments.id);
  const parcelIds = parcels.map(({ id }) => id);
  const parts = parcelIds.length
    ? await db.select().from(shipmentLines).where(inArray(shipmentLines.shipmentId, parcelIds))
    : [];
  const events = parcelIds.length
    ? await db
        .select()
        .from(trackingEvents)
        .where(inArray(trackingEvents.shipmentId, parcelIds))
        .orderBy(asc(trackingEvents.at))
    : [];
  const given = await db.select().from(returns).where(mine(returns)).orderBy(returns.id);
  const refunds = await db.select().from(orderRefunds).where(mine(orderRefunds));
  const papers = await listPapers(db, `order:${order.id}`);
  const nameOf = (line: (typeof lines)[number] | undefined) =>
    (lang === 'hi' ? line?.nameHi : line?.nameEn) ?? '';
  const lineOf = (id: number) => lines.find((line) => line.id === id);
  const isPaying = order.state === 'placed' && order.expiresAt.getTime() > Date.now();
  const until = returnUntil(order, parcels);
  const isReturnable = until !== null && until.getTime() > Date.now();
  return {
    ...{ id: order.id, state: order.state, payment: order.payment as Order['payment'] },
    placed_at: order.placedAt.toISOString(),
    lines: lines.map((line) => ({
      ...{ id: line.id, sku: line.sku, slug: line.slug, name: nameOf(line) },
      label: lang === 'hi' ? line.labelHi : line.labelEn,
      quantity: line.quantity,
      unit_price: String(line.unitPricePaise),
      discount: String(line.discountPaise),
      paid: String(sumLine(agreedLine(line)).paid),
      returnable: isReturnable ? line.packed - line.returned : 0,
    })),
    ...{ goods: String(order.goodsPaise), discount: String(order.discountPaise) },
    ...{ delivery: String(order.deliveryPaise), total: String(order.totalPaise) },
    ...{ coupon: order.coupon, gift_note: order.giftNote },
    ship_to: order.shipTo && {
      ...{ name: order.shipTo.name, phone: order.shipTo.phone },
      lines: [
        ...[order.shipTo.line1, order.shipTo.line2].filter((line) => line !== ''),
        `${order.shipTo.city}, ${order.shipTo.district}`,
        `${nameState(order.shipTo.state, lang)} ${order.shipTo.pin}`,
      ],
    },
    expected_by: order.expectedBy,
    pay_path: isPaying ? order.payPath : null,
    pay_until: isPaying ? order.expiresAt.toISOString() : null,
    can_cancel:
      ['placed', 'confirmed', 'packed'].includes(order.state) &&
      parcels.every(({ state }) => state === 'packed' || state === 'cancelled'),
    return_until: until?.toISOString() ?? null,
    late: order.latePaise === null ? null : String(order.latePaise),
    moves: [
      { to: 'placed', at: order.placedAt.toISOString() },
      ...moves.map(({ to, at }) => ({ to, at: at.toISOString() })),
    ],
    shipments: parcels
      .filter(({ state }) => state !== 'cancelled')
      .map((parcel) => ({
        ...{ id: parcel.id, state: parcel.state, courier: parcel.courier, awb: parcel.awb },
        lines: parts
          .filter(({ shipmentId }) => shipmentId === parcel.id)
          .map(({ lineId, pieces }) => ({ name: nameOf(lineOf(lineId)), pieces })),
        events: events
          .filter(({ shipmentId }) => shipmentId === parcel.id)
          .map(({ at, status, place }) => ({ at: at.toISOString(), status, place })),
      })),
    returns: given.map((one) => ({
      ...{ id: one.id, name: nameOf(lineOf(one.lineId)), pieces: one.pieces, state: one.state },
      ...{ wish: one.wish as 'refund' | 'exchange', answer: one.answer },
    })),
    papers: papers.map(({ id, serial }) => ({ serial, path: pathOfPaper(id) })),
    refunds: refunds.map(({ amountPaise, target, state }) => ({
      amount: String(amountPaise),
      target: target as 'wallet' | 'source' | 'bank',
      state: state as 'asked' | 'done' | 'waiting',
    })),
  };
}

/** The last moment at which pieces of a delivered order can be given back. */
export function returnUntil(
  { state }: Pick<PlacedOrder, 'state'>,
  parcels: readonly { deliveredAt: Date | null }[],
): Date | null {
  if (state !== 'delivered') return null;
  const last = Math.max(...parcels.map(({ deliveredAt }) => deliveredAt?.getTime() ?? 0));
  return last === 0 ? null : new Date(last + RETURN_DAYS * 86_400_000);
}
