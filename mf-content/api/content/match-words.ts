import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, ItemLang } from '../data/database';
import { items, texts } from '../data/schema';

/** The text search configuration of a language; PostgreSQL has none for Hindi. */
export const searchConfig: Record<ItemLang, 'english' | 'simple'> = { en: 'english', hi: 'simple' };

/** Up to so many items a word is rare: they are looked up and sorted. */
const RARE = 1000;

/** Finds the texts that have all words of a question. */
export function hasWords(lang: ItemLang, q: string): SQL {
  return sql`${texts.search} @@ websearch_to_tsquery(${searchConfig[lang]}, ${q})`;
}

/**
 * The condition that keeps a kind's items with all words of a question. Of rare words it names the
 * items: left to itself the planner, which does not know how rare a word is, may read the whole list
 * in order to find them. Common words are soon met in any order.
 */
export async function matchWords(
  db: Database,
  kind: string,
  lang: ItemLang,
  q: string,
): Promise<SQL> {
  const found = await db
    .select({ id: items.id })
    .from(texts)
    .innerJoin(items, eq(items.id, texts.itemId))
    .where(and(eq(texts.lang, lang), hasWords(lang, q), eq(items.kind, kind)))
    .limit(RARE + 1);
  if (found.length > RARE) return hasWords(lang, q);
  return sql`${items.id} = any(${sql.param(found.map(({ id }) => id))})`;
}
