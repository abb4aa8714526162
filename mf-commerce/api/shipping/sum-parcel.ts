import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { orderLines, shipmentLines } from '../data/order-schema';
import { sumPieces } from '../tax/sum-pieces';

/** What was paid for the pieces in a parcel, with the delivery of lines that begin in it, in paise. */
export async function sumParcel(client: PoolClient, shipmentId: number): Promise<bigint> {
  const rows = await drizzle(client)
    .select()
    .from(shipmentLines)
    .innerJoin(orderLines, eq(orderLines.id, shipmentLines.lineId))
    .where(eq(shipmentLines.shipmentId, shipmentId));
  return rows.reduce((sum, { shipment_lines: part, order_lines: line }) => {
    const { paid } = sumPieces(agreedLine(line), part.firstPiece, part.pieces);
    return sum + paid + (part.firstPiece === 0 ? line.deliveryPaise : 0n);
  }, 0n);
}

/** A stored line as the tax knows it. */
export const agreedLine = (line: typeof orderLines.$inferSelect) => ({
  quantity: line.quantity,
  unitPrice: line.unitPricePaise,
  discount: line.discountPaise,
  basisPoints: line.basisPoints,
});
