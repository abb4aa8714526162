import { and, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ItemLang, Queryable } from '../data/database';
import { isListed, items, pictures, texts } from '../data/schema';

const groups = alias(items, 'groups');
const groupTexts = alias(texts, 'group_texts');

/** Exact to the microsecond, unlike a Date: cursors are made of it. */
const publishedExactly = sql<string>`to_char(${items.publishedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const summaryColumns = {
  id: items.id,
  slug: items.slug,
  kind: items.kind,
  position: items.position,
  title: texts.title,
  summary: texts.summary,
  coverAlt: texts.coverAlt,
  category: items.category,
  categoryName: groupTexts.title,
  tags: items.tags,
  author: items.author,
  publishedAt: items.publishedAt,
  publishedExactly,
  updatedAt: items.updatedAt,
  hash: pictures.hash,
  width: pictures.width,
  height: pictures.height,
  placeholder: pictures.placeholder,
};

/** A row of a list. */
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
/** The row of a single item, with its text. */
export type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** Scheduled items appear when their time comes. */
export const isDue = sql`${items.publishedAt} <= now()`;

/** What is published by now. */
export function isShown(): SQL | undefined {
  return and(isListed(items.status), isDue);
}

/** The kind of the items that a kind's `category` names. */
function groupKindOf(): SQL {
  return sql`case ${items.kind} when 'gallery' then 'gallery_collection' when 'story' then 'story_collection' else 'category' end`;
}

/**
 * The items in a language that meet `where`, which must keep out what is not shown; items without
 * text in the language are left out.
 */
export function selectSummaries(db: Queryable, lang: ItemLang, where: SQL | undefined) {
  return db
    .select(summaryColumns)
    .from(items)
    .innerJoin(texts, and(eq(texts.itemId, items.id), eq(texts.lang, lang)))
    .leftJoin(pictures, eq(pictures.hash, items.cover))
    .leftJoin(groups, and(eq(groups.kind, groupKindOf()), eq(groups.slug, items.category)))
    .leftJoin(groupTexts, and(eq(groupTexts.itemId, groups.id), eq(groupTexts.lang, lang)))
    .where(where)
    .$dynamic();
}

/** The one shown item that meets `where`, with its text; `null` when there is none. */
export async function findItem(db: Queryable, lang: ItemLang, where: SQL | undefined) {
  const [summary] = await selectSummaries(db, lang, and(isShown(), where)).limit(1);
  if (!summary) return null;
  const [text] = await db
    .select({
      body: texts.body,
      seoTitle: texts.seoTitle,
      seoDescription: texts.seoDescription,
    })
    .from(texts)
    .where(and(eq(texts.itemId, summary.id), eq(texts.lang, lang)));
  return text ? { ...summary, ...text } : null;
}
