import { and, inArray } from 'drizzle-orm';
import {
  getSearchSuggestions,
  searchContent,
  type Suggestion,
} from 'shared/contracts/content-search';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { findPages } from 'shared/search/find-pages';
import { items } from '../data/schema';
import { kindNames } from '../../model/kind-names';
import { describeSummary } from '../content/describe-item';
import { isShown, selectSummaries } from '../content/item-query';
import type { Database, ItemLang } from '../data/database';
import { findItems, pathOf, type FoundItem } from './find-items';
import { knownPages } from './known-pages';

const SUGGESTED = 5;

/** Search over all kinds that have pages, and suggestions while typing. */
export function searchEndpoints(db: Database): BoundEndpoint[] {
  return [
    serve(searchContent, async ({ query: { q, lang, kind, limit } }) => {
      const found = (await findItems(db, { q, kind })).filter(({ titles }) => titles[lang]);
      const full = found.filter(({ hasAllWords }) => hasAllWords).slice(0, limit);
      const near = found.filter(({ hasAllWords }) => !hasAllWords).slice(0, SUGGESTED);
      return answer({
        status: 200 as const,
        data: await readSummaries(db, lang, full),
        pages: kind ? [] : findPages(knownPages, q, lang),
        suggestions: near.map((item) => suggest(item, lang)),
      });
    }),
    serve(getSearchSuggestions, async ({ query: { q, lang, kind, limit } }) => {
      const found = (await findItems(db, { q, kind })).filter(({ titles }) => titles[lang]);
      const pages = kind ? [] : findPages(knownPages, q, lang);
      const data = [...pages, ...found.map((item) => suggest(item, lang))]
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
      return answer({ status: 200 as const, data });
    }),
  ];
}

function suggest(item: FoundItem, lang: ItemLang): Suggestion {
  const { kind, titles, score } = item;
  return {
    kind,
    title: titles[lang] ?? '',
    path: pathOf(item),
    text: kindNames[lang][kind] ?? null,
    score,
  };
}

async function readSummaries(db: Database, lang: ItemLang, found: FoundItem[]) {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await selectSummaries(db, lang, and(isShown(), inArray(items.id, ids)));
  return found.flatMap(({ id, score }) => {
    const row = rows.find((one) => one.id === id);
    return row ? [{ ...describeSummary(row), kind: row.kind, path: pathOf(row), score }] : [];
  });
}
