import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { orderLines } from '../data/order-schema';
import { agreedLine } from '../shipping/sum-parcel';
import { addSums, sumLine } from '../tax/sum-pieces';

/** The tax in what an order was paid with, in paise, by the rates it was placed at. */
export async function sumOrderTax(client: PoolClient, orderId: number): Promise<bigint> {
  const lines = await drizzle(client)
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  const sums = lines.flatMap((line) => {
    const { basisPoints, deliveryPaise: unitPrice } = line;
    return [
      sumLine(agreedLine(line)),
      sumLine({ quantity: 1, unitPrice, discount: 0n, basisPoints }),
    ];
  });
  return 2n * addSums(...sums).half;
}
