import type { ShelfPlace } from '../data/read-products';

/** Writes a place in a sorted list as a cursor, `rank-id`. */
export function writeCursor({ rank, id }: ShelfPlace): string {
  return `${rank}-${id}`;
}

/** Reads a cursor whose form the contract has already checked. */
export function readCursor(cursor: string): ShelfPlace {
  const [rank, id] = cursor.split('-');
  return { rank: BigInt(rank ?? 0), id: Number(id) };
}
