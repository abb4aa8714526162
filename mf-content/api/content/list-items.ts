import { and, arrayContains, eq } from 'drizzle-orm';
import type { ListQuery } from 'shared/contracts/content-items';
import type { Database } from '../data/database';
import { isListed, items } from '../data/schema';
import { selectSummaries, type SummaryRow } from './item-query';
import { matchWords } from './match-words';
import { describeEnds, orderBy, parseCursor, type ListOrder } from './list-cursor';

/** A page of a list, and the cursors of the pages around it. */
interface ListPage {
  rows: SummaryRow[];
  next_cursor: string | null;
  prev_cursor: string | null;
}

/** Lists what is shown of a kind, going on from a cursor, which belongs to one order. */
export async function listItems(
  db: Database,
  kind: string,
  { lang, category, tag, q, cursor, limit, order }: ListQuery & { order: ListOrder },
): Promise<ListPage> {
  const from = cursor ? parseCursor(cursor) : null;
  const { columns, beyond } = orderBy(order, from);
  const where = and(
    isListed(items.status),
    eq(items.kind, kind),
    category ? eq(items.category, category) : undefined,
    tag ? arrayContains(items.tags, [tag]) : undefined,
    q ? await matchWords(db, kind, lang, q) : undefined,
    beyond,
  );
  // one more than asked for tells whether the list goes on
  const found = await selectSummaries(db, lang, where)
    .orderBy(...columns)
    .limit(limit + 1);
  const goesOn = found.length > limit;
  const rows = found.slice(0, limit);
  if (from?.backwards) rows.reverse();
  const ends = from?.backwards
    ? { before: goesOn, after: true }
    : { before: from !== null, after: goesOn };
  return { rows, ...describeEnds(rows, order, ends) };
}
