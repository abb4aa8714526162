import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { items, texts } from './schema';

export type Database = NodePgDatabase;
export type ItemLang = 'en' | 'hi';

const listColumns = {
  id: items.id,
  slug: items.slug,
  image: items.image,
  title: texts.title,
  summary: texts.summary,
};

function isPublished(kind: string, lang: ItemLang): SQL | undefined {
  return and(eq(items.kind, kind), eq(items.status, 'published'), eq(texts.lang, lang));
}

/** Published items of a kind in their fixed order; items without text in this language are left out. */
export async function findItems(db: Database, kind: string, lang: ItemLang, limit: number) {
  return db
    .select(listColumns)
    .from(items)
    .innerJoin(texts, eq(texts.itemId, items.id))
    .where(isPublished(kind, lang))
    .orderBy(asc(items.position), asc(items.id))
    .limit(limit);
}

/** One published item with its body, by id or by slug; `null` when there is none. */
export async function findItem(
  db: Database,
  kind: string,
  lang: ItemLang,
  key: { id: number } | { slug: string },
) {
  const [row] = await db
    .select({
      ...listColumns,
      body: texts.body,
      publishedAt: items.publishedAt,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .innerJoin(texts, eq(texts.itemId, items.id))
    .where(
      and(isPublished(kind, lang), 'id' in key ? eq(items.id, key.id) : eq(items.slug, key.slug)),
    )
    .limit(1);
  return row ?? null;
}
