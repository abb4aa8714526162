import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { stock, stockMoves } from '../data/store-schema';

/**
 * Why stock changes, and what each does to a piece: pieces in the room, pieces of them that are promised.
 * What comes back from a customer is counted in by staff.
 */
const effects = {
  /** Promised to an order. */
  reserved: { onHand: 0, reserved: 1 },
  /** No longer promised. */
  released: { onHand: 0, reserved: -1 },
  /** A promised piece has left the room. */
  dispatched: { onHand: -1, reserved: -1 },
  /** Delivered by a supplier, or counted and found. */
  received: { onHand: 1, reserved: 0 },
  /** Came back fit to be sold again. */
  returned: { onHand: 1, reserved: 0 },
  /** Broken, lost, or counted and not found. */
  written_off: { onHand: -1, reserved: 0 },
} as const;

/** A reason for which stock changes. */
export type StockReason = keyof typeof effects;

/** One change of stock. */
export interface StockChange {
  variantId: number;
  pieces: number;
  reason: StockReason;
  /** What it is for, `order:12`: the same change for the same thing is made once. */
  reference?: string;
  /** `staff:3`, `customer` or `site`. */
  who: string;
}

/**
 * Changes stock in the caller's transaction and notes it; done twice for one reference, it is done once.
 * Several in one transaction: in the order of their variants, or two orders wait for each other.
 * @returns false when there are not so many pieces
 */
export async function moveStock(
  tx: Pick<NodePgDatabase, 'insert' | 'update' | 'select'>,
  { variantId, pieces, reason, reference, who }: StockChange,
): Promise<boolean> {
  const onHandChange = effects[reason].onHand * pieces;
  const reservedChange = effects[reason].reserved * pieces;
  // the row of the stock is locked first, so whoever repeats a change finds what the first one noted
  await tx
    .select()
    .from(stock)
    .where(sql`${stock.variantId} = ${variantId}`)
    .for('update');
  if (reference !== undefined) {
    const [done] = await tx
      .select({ id: stockMoves.id })
      .from(stockMoves)
      .where(
        sql`${stockMoves.reference} = ${reference} and ${stockMoves.variantId} = ${variantId} and ${stockMoves.reason} = ${reason}`,
      );
    if (done) return true;
  }
  const onHand = sql`${stock.onHand} + ${onHandChange}`;
  const reserved = sql`${stock.reserved} + ${reservedChange}`;
  const { rowCount } = await tx
    .update(stock)
    .set({ onHand, reserved })
    .where(sql`${stock.variantId} = ${variantId} and ${reserved} between 0 and ${onHand}`);
  if (rowCount === 0) return false;
  await tx
    .insert(stockMoves)
    .values({ variantId, onHandChange, reservedChange, reason, reference, who });
  return true;
}
