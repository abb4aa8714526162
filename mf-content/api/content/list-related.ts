import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, ItemLang } from '../data/database';
import { items, texts } from '../data/schema';
import { isShown, selectSummaries, type SummaryRow } from './item-query';
import { pickRelated } from './pick-related';

/** What is shown of a kind near an item by subject, nearest first. */
export async function listRelated(
  db: Database,
  kind: string,
  { slug, lang, limit }: { slug: string; lang: ItemLang; limit: number },
): Promise<SummaryRow[]> {
  const subjects = await db
    .select({ id: items.id, slug: items.slug, category: items.category, tags: items.tags })
    .from(items)
    .innerJoin(texts, and(eq(texts.itemId, items.id), eq(texts.lang, lang)))
    .where(and(eq(items.kind, kind), isShown()))
    .orderBy(asc(items.position), asc(items.id));
  const ids = pickRelated(subjects, slug, limit).map(({ id }) => id);
  const rows = await selectSummaries(db, lang, inArray(items.id, ids));
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}
