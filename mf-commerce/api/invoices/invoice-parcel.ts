import { asc, eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { findState } from 'shared/tax/gst-states';
import type { Party } from '../data/invoice-schema';
import { orderLines, orders, shipmentLines, type ShipTo } from '../data/order-schema';
import { agreedLine } from '../shipping/sum-parcel';
import { findRate } from '../tax/find-rate';
import { indianDay } from '../tax/indian-day';
import { placeOfSupply } from '../tax/place-of-supply';
import { readRates } from '../tax/rate-rows';
import { sumLine, sumPieces } from '../tax/sum-pieces';
import type { SuppliedLine } from './describe-supply';
import { issueInvoice, type Issuer } from './issue-invoice';
import type { Issued } from './write-paper';

/**
 * Issues the invoice of a parcel in the transaction that hands it to the courier: its pieces, and the
 * delivery of those lines that begin in it. Its reference is `shipment:5`.
 */
export async function invoiceParcel(
  client: PoolClient,
  issuer: Issuer,
  { orderId, shipmentId }: { orderId: number; shipmentId: number },
): Promise<Issued> {
  const tx = drizzle(client);
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
  if (!order?.shipTo) throw new Error(`order ${orderId} has no address to be invoiced to`);
  const parts = await tx
    .select({ part: shipmentLines, line: orderLines })
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.lineId))
    .where(eq(shipmentLines.shipmentId, shipmentId))
    .orderBy(asc(orderLines.id));
  const rates = await readRates(tx);
  const day = indianDay(order.placedAt);
  const treat = (line: (typeof parts)[number]['line']) =>
    // the rate was agreed on; what has none is nil, or exempt by name
    line.basisPoints > 0
      ? ('taxed' as const)
      : findRate(rates, line.hsn, day)?.treatment === 'exempt'
        ? ('exempt' as const)
        : ('nil' as const);
  const goods = parts.map(({ part, line }): SuppliedLine => ({
    ...{ code: line.hsn, quantity: part.pieces, unit: 'PCS', basisPoints: line.basisPoints },
    what: { en: nameOf(line.nameEn, line.labelEn), hi: nameOf(line.nameHi, line.labelHi) },
    treatment: treat(line),
    sums: sumPieces(agreedLine(line), part.firstPiece, part.pieces),
  }));
  const deliveries = parts
    .filter(({ part, line }) => part.firstPiece === 0 && line.deliveryPaise > 0n)
    .map(({ line }): SuppliedLine => ({
      ...{ code: line.hsn, quantity: 1, unit: 'OTH', basisPoints: line.basisPoints },
      what: { en: `Delivery: ${line.nameEn}`, hi: `डिलीवरी: ${line.nameHi}` },
      treatment: treat(line),
      sums: sumLine({
        ...{ quantity: 1, unitPrice: line.deliveryPaise, discount: 0n },
        basisPoints: line.basisPoints,
      }),
    }));
  const recipient = partyOf(order.shipTo);
  return issueInvoice(tx, issuer, {
    ...{ reference: `shipment:${shipmentId}`, subject: `order:${orderId}` },
    ...{ customerId: order.customerId, recipient, delivery: recipient },
    placeOfSupply: placeOfSupply({ kind: 'goods', delivery: recipient.state }, issuer.seller.state),
    lines: [...goods, ...deliveries],
  });
}

const nameOf = (name: string, label: string) => (label ? `${name}, ${label}` : name);

function partyOf({ name, line1, line2, city, district, state, pin }: ShipTo): Party {
  const found = findState(state);
  if (!found) throw new Error(`${state} is no state to deliver to`);
  const place = city === district ? [city] : [city, district];
  return { name, address: [line1, line2, ...place].filter(Boolean), state: found, pin };
}
