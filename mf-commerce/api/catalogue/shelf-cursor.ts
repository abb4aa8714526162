import type { ShelfPlace } from '../data/read-products';

/** Writes a place on the shelf as a cursor, `position-id`. */
export function writeCursor(place: ShelfPlace): string {
  return `${place.position}-${place.id}`;
}

/** Reads a cursor whose form the contract has already checked. */
export function readCursor(cursor: string): ShelfPlace {
  const [position, id] = cursor.split('-');
  return { position: Number(position), id: Number(id) };
}
