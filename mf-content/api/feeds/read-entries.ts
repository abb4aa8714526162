import { and, desc, eq, inArray } from 'drizzle-orm';
import { contentPaths } from 'shared/contracts/content-paths';
import { describeItem } from '../content/describe-item';
import { isShown, selectSummaries } from '../content/item-query';
import type { Database, ItemLang } from '../data/database';
import { items, texts } from '../data/schema';

/** The kinds that have a feed. */
export type FeedKind = 'blog' | 'news' | 'podcast';
/** One item as feeds tell it, with its path in its language. */
export type FeedEntry = Awaited<ReturnType<typeof readEntries>>[number];

const ENTRIES = 30;

/** The newest items of a kind with their text, newest first. */
export async function readEntries(db: Database, kind: FeedKind, lang: ItemLang) {
  const rows = await selectSummaries(db, lang, and(eq(items.kind, kind), isShown()))
    .orderBy(desc(items.publishedAt), desc(items.id))
    .limit(ENTRIES);
  const ids = rows.map(({ id }) => id);
  const bodies = await db
    .select({
      itemId: texts.itemId,
      body: texts.body,
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
    })
    .from(texts)
    .where(and(inArray(texts.itemId, ids), eq(texts.lang, lang)));
  const bodyOf = new Map(bodies.map((body) => [body.itemId, body]));
  return rows.flatMap((row) => {
    const body = bodyOf.get(row.id);
    return body
      ? [{ ...describeItem({ ...row, ...body }, lang), path: `${contentPaths[kind]}/${row.slug}` }]
      : [];
  });
}
