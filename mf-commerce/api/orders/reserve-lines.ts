import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { moveStock } from '../stock/move-stock';

/** Pieces of a variant that an order wants. */
interface Wanted {
  variantId: number;
  quantity: number;
}

/** What the stock's moves call the pieces of an order; reserved again after an expiry, it is another one. */
export const reservationOf = (orderId: number, reservation: number) =>
  reservation === 1 ? `order:${orderId}` : `order:${orderId}:${reservation}`;

/**
 * Sets the pieces of an order aside, all of them, in the caller's transaction: undo it when one is missing.
 * @returns the variant of which there are not enough
 */
export function reserveLines(
  client: PoolClient,
  lines: readonly Wanted[],
  reference: string,
): Promise<number | null> {
  return moveLines(client, lines, 'reserved', reference);
}

/** The pieces of an order are no longer promised; done twice it is done once. */
export async function releaseLines(client: PoolClient, orderId: number): Promise<void> {
  const { rows } = await client.query<Wanted & { reservation: number }>(
    `SELECT variant_id AS "variantId", quantity, reservation
     FROM commerce.order_lines JOIN commerce.orders ON orders.id = order_id WHERE order_id = $1`,
    [orderId],
  );
  const [first] = rows;
  if (!first) return;
  const missing = await moveLines(
    client,
    rows,
    'released',
    reservationOf(orderId, first.reservation),
  );
  if (missing !== null) throw new Error(`order ${orderId} had less set aside than it has lines`);
}

async function moveLines(
  client: PoolClient,
  lines: readonly Wanted[],
  reason: 'reserved' | 'released',
  reference: string,
): Promise<number | null> {
  // always in one order: two orders of the same things never wait for each other
  const sorted = [...lines].sort((one, other) => one.variantId - other.variantId);
  for (const { variantId, quantity: pieces } of sorted) {
    const change = { variantId, pieces, reason, reference, who: 'site' };
    if (!(await moveStock(drizzle(client), change))) return variantId;
  }
  return null;
}
