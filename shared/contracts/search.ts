import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { searchSources } from './search-sources';

/** A question to a remote's search; with a city (a slug or the id of a place), dates are told for it. */
export const searchQuestion = z.object({
  q: z.string().trim().min(1).max(100),
  lang: z.enum(['en', 'hi']).default('en'),
  city: z.string().trim().min(1).max(120).optional(),
  limit: z.coerce.number().int().min(1).max(20).default(8),
});

/**
 * One thing a question may mean: its page (path without language prefix), what stands below the title
 * (an answer, say) and how well it fits, up to 100; scores of different remotes can be compared.
 */
export const searchHit = z.object({
  kind: z.string(),
  title: z.string(),
  path: z.string(),
  // an older release of a remote says neither
  text: z.string().nullable().default(null),
  score: z.number().int().default(40),
});

export type SearchHit = z.infer<typeof searchHit>;

const found = z.object({ status: z.literal(200), data: z.array(searchHit) });
const shared = {
  method: 'GET',
  query: searchQuestion,
  answer: found,
  caller: 'anyone',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
  allowance: { count: 3000, seconds: 600 },
} as const;

/** Tools, dates of festivals and vrats, days, and the panchang of cities. */
export const searchAstro = defineEndpoint({
  ...shared,
  id: 'astro.search',
  owner: 'mf-astro-services',
  path: searchSources[0],
  summary: 'Finds tools, dates of festivals and vrats, days and cities, best match first.',
});

/** Products and the pages of the shop and of bookings. */
export const searchProducts = defineEndpoint({
  ...shared,
  id: 'commerce.search',
  owner: 'mf-commerce',
  path: searchSources[2],
  summary: 'Finds products and bookings, best match first.',
});
