import { z } from 'shared/contracts/zod';
import { summarySchema } from './content-items';
import { defineEndpoint } from './contract';
import { searchHit, type SearchHit } from './search';
import { searchSources } from './search-sources';

const question = {
  q: z.string().trim().min(1).max(100),
  lang: z.enum(['en', 'hi']).default('en'),
};
const cache = { maxAge: 60, staleWhileRevalidate: 600 };
/** The page, without language prefix. */
const path = z.string();

/** A title like what was typed. */
export type Suggestion = SearchHit;

/** Everything that has pages, by the words of a question: best first, with near titles beside. */
export const searchContent = defineEndpoint({
  id: 'content.search',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/search',
  summary: 'Searches all published content in one language, best match first.',
  query: z.object({
    ...question,
    kind: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(
      summarySchema.extend({ kind: z.string(), path, score: z.number().int().default(0) }),
    ),
    /** Lists, horoscopes and other pages that are no items. */
    pages: z.array(searchHit).default([]),
    /** Titles with some of the words, or that look alike. */
    suggestions: z.array(searchHit),
  }),
  caller: 'anyone',
  cache,
  allowance: { count: 1200, seconds: 600 },
});

/** Titles like what has been typed so far, nearest first; for a search box and for unknown addresses. */
export const getSearchSuggestions = defineEndpoint({
  id: 'content.get_search_suggestions',
  owner: 'mf-content',
  method: 'GET',
  path: searchSources[1],
  summary: 'Suggests titles while a question is being typed.',
  query: z.object({
    ...question,
    kind: z.string().max(40).optional(),
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  answer: z.object({ status: z.literal(200), data: z.array(searchHit) }),
  caller: 'anyone',
  cache,
  allowance: { count: 3000, seconds: 600 },
});
