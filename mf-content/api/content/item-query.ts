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

const itemColumns = {
  ...summaryColumns,
  body: texts.body,
  seoTitle: texts.seoTitle,
  seoDescription: texts.seoDescription,
};

/** A row of a list, and of a single item. */
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];
export type ItemRow = Awaited<ReturnType<typeof selectItem>>[number];

/** What is published by now: scheduled items appear when their time comes. */
export function isShown(): SQL | undefined {
  return and(isListed(items.status), sql`${items.publishedAt} <= now()`);
}

/** The kind of the items that a kind's `category` names. */
function groupKindOf(): SQL {
  return sql`case ${items.kind} when 'gallery' then 'gallery_collection' when 'story' then 'story_collection' else 'category' end`;
}

/** The shown items in a language that also meet `where`; items without text in it are left out. */
export function selectSummaries(db: Queryable, lang: ItemLang, where: SQL | undefined) {
  return db
    .select(summaryColumns)
    .from(items)
    .innerJoin(texts, and(eq(texts.itemId, items.id), eq(texts.lang, lang)))
    .leftJoin(pictures, eq(pictures.hash, items.cover))
    .leftJoin(groups, and(eq(groups.kind, groupKindOf()), eq(groups.slug, items.category)))
    .leftJoin(groupTexts, and(eq(groupTexts.itemId, groups.id), eq(groupTexts.lang, lang)))
    .where(and(isShown(), where))
    .$dynamic();
}

/** One shown item with its text. */
export function selectItem(db: Queryable, lang: ItemLang, where: SQL | undefined) {
  return db
    .select(itemColumns)
    .from(items)
    .innerJoin(texts, and(eq(texts.itemId, items.id), eq(texts.lang, lang)))
    .leftJoin(pictures, eq(pictures.hash, items.cover))
    .leftJoin(groups, and(eq(groups.kind, groupKindOf()), eq(groups.slug, items.category)))
    .leftJoin(groupTexts, and(eq(groupTexts.itemId, groups.id), eq(groupTexts.lang, lang)))
    .where(and(isShown(), where))
    .limit(1);
}
