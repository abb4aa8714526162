import { and, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { ArticleKind } from 'shared/contracts/content';
import { contentPaths } from 'shared/contracts/content-paths';
import { scoreNames, type Fit } from 'shared/search/score-names';
import { wordsOfQuestion } from 'shared/search/word-sound';
import { isShown } from '../content/item-query';
import { hasWords, searchConfig } from '../content/match-words';
import type { Database, ItemLang } from '../data/database';
import { items, texts } from '../data/schema';

interface Question {
  q: string;
  kind?: string | undefined;
}

/** An item that a question may mean. */
export interface FoundItem {
  id: number;
  kind: string;
  slug: string;
  /** Its titles by language. */
  titles: Partial<Record<ItemLang, string>>;
  score: number;
  /** Whether it has all words of the question, in its title or its text. */
  hasAllWords: boolean;
}

/** Of texts that have a common word, so many are compared. */
const RANKED = 500;
const COMPARED = 100;
/** Words in the text alone; a share of the words in the title; a title that only looks alike. */
const scores = { inText: 30, share: 20, alike: 10 };
/** What is told in pictures or for the day comes after the text on the same thing. */
const lesserKinds = ['story', 'video', 'podcast', 'gallery_collection', 'news', 'tarot'];
const LESSER = 5;
const WITHOUT_YEAR = 5;
const allKinds = Object.keys(contentPaths);

/**
 * The items that a question means, best first: a title that has its words comes before a text that
 * has them, and those before titles with some of the words, or that look alike. The question's script
 * says which language is searched; the answer may be shown in either.
 */
export async function findItems(db: Database, { q, kind }: Question): Promise<FoundItem[]> {
  const words = wordsOfQuestion(q);
  const timeless = q.replace(/(?<!\d)[12]\d{3}(?!\d)|[०-९]{4}/g, ' ');
  if (words.length === 0) return [];
  const lang: ItemLang = /\p{Script=Devanagari}/u.test(q) ? 'hi' : 'en';
  const of = and(eq(texts.lang, lang), isOfKind(kind), isShown());
  const [inTitle, inText] = await Promise.all([
    findByTitle(db, lang, words, of),
    findByText(db, lang, words.join(' '), of),
  ]);
  const textRank = new Map(inText.map((id, at) => [id, at]));
  const names = await readNames(db, [...new Set([...inTitle, ...inText])]);
  return names
    .map((item): FoundItem => {
      const own = [...Object.values(item.titles), item.slug.replaceAll('-', ' ')];
      const fit = betterFit(scoreNames(q, own), scoreNames(timeless, own));
      const isInText = textRank.has(item.id);
      const rest = fit.share > 0 ? Math.round(scores.share * fit.share) : scores.alike;
      const full = fit.score || (isInText ? scores.inText : rest);
      const score = Math.max(1, full - (lesserKinds.includes(item.kind) ? LESSER : 0));
      return { ...item, score, hasAllWords: fit.score > 0 || isInText };
    })
    .sort(
      (one, other) =>
        other.score - one.score ||
        (textRank.get(one.id) ?? RANKED) - (textRank.get(other.id) ?? RANKED) ||
        one.id - other.id,
    );
}

/** A text is written for every year: that a title lacks the year of the question says little. */
function betterFit(whole: Fit, timeless: Fit): Fit {
  return whole.score > 0
    ? whole
    : { ...timeless, score: Math.max(0, timeless.score - WITHOUT_YEAR) };
}

/** Items whose title has words that begin like these, or that looks alike. Likeness is of Latin letters. */
async function findByTitle(db: Database, lang: ItemLang, words: string[], of: SQL | undefined) {
  const text = words.join(' ');
  const begins = words.map((word) => `'${word}':*A`);
  const config = searchConfig[lang];
  const hasAll = sql`${texts.search} @@ to_tsquery(${config}, ${begins.join(' & ')})`;
  const nearness = sql`greatest(word_similarity(${text}, ${texts.title}), word_similarity(${text}, ${items.slug}))`;
  const rows = await db
    .select({ id: texts.itemId })
    .from(texts)
    .innerJoin(items, eq(items.id, texts.itemId))
    .where(
      and(
        of,
        or(
          sql`${texts.search} @@ to_tsquery(${config}, ${begins.join(' | ')})`,
          sql`${text} <% ${texts.title}`,
          sql`${text} <% ${items.slug}`,
        ),
      ),
    )
    .orderBy(desc(hasAll), desc(nearness), items.id)
    .limit(COMPARED);
  return rows.map(({ id }) => id);
}

/** Items that have all words, best first. */
async function findByText(db: Database, lang: ItemLang, text: string, of: SQL | undefined) {
  const candidates = db
    .select({ id: texts.itemId, search: texts.search })
    .from(texts)
    .innerJoin(items, eq(items.id, texts.itemId))
    .where(and(of, hasWords(lang, text)))
    .limit(RANKED)
    .as('candidates');
  const query = sql`websearch_to_tsquery(${searchConfig[lang]}, ${text})`;
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .orderBy(desc(sql`ts_rank(${candidates.search}, ${query})`), candidates.id)
    .limit(COMPARED);
  return rows.map(({ id }) => id);
}

async function readNames(db: Database, ids: number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({
      id: items.id,
      kind: items.kind,
      slug: items.slug,
      lang: texts.lang,
      title: texts.title,
    })
    .from(items)
    .innerJoin(texts, eq(texts.itemId, items.id))
    .where(inArray(items.id, ids));
  const known = new Map<number, Pick<FoundItem, 'id' | 'kind' | 'slug' | 'titles'>>();
  for (const { id, kind, slug, lang, title } of rows) {
    const item = known.get(id) ?? { id, kind, slug, titles: {} };
    item.titles[lang] = title;
    known.set(id, item);
  }
  return [...known.values()];
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
