import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ArticleKind } from 'shared/contracts/content';
import { contentPaths } from 'shared/contracts/content-paths';
import type { Suggestion } from 'shared/contracts/content-search';
import { isShown, selectSummaries, type SummaryRow } from '../content/item-query';
import { hasWords, searchConfig } from '../content/match-words';
import type { Database, ItemLang } from '../data/database';
import { items, texts } from '../data/schema';

interface Question {
  q: string;
  lang: ItemLang;
  kind?: string | undefined;
  limit: number;
}

/** Of texts that have a common word, so many are compared. */
const RANKED = 500;
const allKinds = Object.keys(contentPaths);

/** The items with all words of a question, best first: a word in the title counts most. */
export async function searchItems(
  db: Database,
  { q, lang, kind, limit }: Question,
): Promise<SummaryRow[]> {
  const candidates = db
    .select({ id: texts.itemId })
    .from(texts)
    .innerJoin(items, eq(items.id, texts.itemId))
    .where(and(eq(texts.lang, lang), hasWords(lang, q), isOfKind(kind), isShown()))
    .limit(RANKED);
  const rank = sql`ts_rank(${texts.search}, websearch_to_tsquery(${searchConfig[lang]}, ${q}))`;
  return selectSummaries(db, lang, and(isShown(), inArray(items.id, candidates)))
    .orderBy(desc(rank), desc(items.publishedAt), items.id)
    .limit(limit);
}

/**
 * Titles like what was typed, nearest first: words that begin so, or look alike. Likeness is of Latin
 * letters; Hindi titles are found by how their words begin.
 */
export async function findSuggestions(
  db: Database,
  { q, lang, kind, limit }: Question,
): Promise<Suggestion[]> {
  const nearness = sql`greatest(word_similarity(${q}, ${texts.title}), word_similarity(${q}, ${items.slug}))`;
  const rows = await db
    .select({ kind: items.kind, slug: items.slug, title: texts.title })
    .from(texts)
    .innerJoin(items, eq(items.id, texts.itemId))
    .where(
      and(
        eq(texts.lang, lang),
        isOfKind(kind),
        isShown(),
        or(
          sql`${texts.search} @@ to_tsquery(${searchConfig[lang]}, ${askForBeginnings(q)})`,
          sql`${q} <% ${texts.title}`,
          sql`${q} <% ${items.slug}`,
        ),
      ),
    )
    .orderBy(desc(nearness), items.id)
    .limit(limit);
  return rows.map((row) => ({ kind: row.kind, title: row.title, path: pathOf(row) }));
}

/** A text search for titles with words that begin like these; without any word it finds nothing. */
function askForBeginnings(q: string): string {
  const words = q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.map((word) => `'${word}':*A`).join(' & ');
}

/** The page of an item, without language prefix. */
export function pathOf({ kind, slug }: { kind: string; slug: string }): string {
  return `${contentPaths[kind as ArticleKind]}/${slug}`;
}

function isOfKind(kind: string | undefined) {
  return inArray(
    items.kind,
    allKinds.filter((one) => !kind || one === kind),
  );
}
