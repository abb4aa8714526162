import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { items } from '../data/schema';
import { isDue, type SummaryRow } from './item-query';

export type ListOrder = 'newest' | 'oldest' | 'shelf';

/** A place in a list: beyond which item to go on, and in which direction. */
interface ListCursor {
  backwards: boolean;
  /** Publication to the microsecond, or the position on the shelf. */
  key: string;
  id: number;
}

/** Reads `n~<key>~<id>` (next) or `p~<key>~<id>` (previous); the contract has checked the shape. */
export function parseCursor(cursor: string): ListCursor {
  const [direction, key = '', id] = cursor.split('~');
  return { backwards: direction === 'p', key, id: Number(id) };
}

/** The cursors of the pages before and after these rows, `null` at the ends of the list. */
export function describeEnds(
  rows: SummaryRow[],
  order: ListOrder,
  { before, after }: { before: boolean; after: boolean },
) {
  const [first, last] = [rows[0], rows.at(-1)];
  const place = (row: SummaryRow) =>
    `${order === 'shelf' ? row.position : row.publishedExactly}~${row.id}`;
  return {
    prev_cursor: before && first ? `p~${place(first)}` : null,
    next_cursor: after && last ? `n~${place(last)}` : null,
  };
}

/**
 * The columns to sort by, and the condition that goes on from a cursor among what is due. Ties are
 * broken by id.
 */
export function orderBy(order: ListOrder, cursor: ListCursor | null) {
  const descending = (order === 'newest') !== (cursor?.backwards ?? false);
  const direct = descending ? desc : asc;
  const key = order === 'shelf' ? items.position : items.publishedAt;
  return {
    columns: [direct(key), direct(items.id)],
    beyond: cursor ? beyond(cursor, order, descending) : isDue,
  };
}

function beyond({ key, id }: ListCursor, order: ListOrder, descending: boolean): SQL {
  const sign = sql.raw(descending ? '<' : '>');
  if (order === 'shelf')
    return sql`(${items.position}, ${items.id}) ${sign} (${key}::integer, ${id}::integer) and ${isDue}`;
  const place = sql`(${items.publishedAt}, ${items.id})`;
  // from a cursor backwards in time all is due; said twice, an index would be entered at today
  return descending
    ? sql`${place} < (least(${key}::timestamptz, now()), ${id}::integer)`
    : sql`${place} > (${key}::timestamptz, ${id}::integer) and ${isDue}`;
}
