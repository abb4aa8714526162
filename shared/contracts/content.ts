import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** Language of an answer. It is part of the address, so a public cache never mixes languages. */
const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });

/** One part of a remedy article. Each kind has its own shape, so no HTML is stored or sent. */
const articleSection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(1),
  }),
  z.object({
    kind: z.literal('mantra'),
    heading: z.string(),
    devanagari: z.string(),
    transliteration: z.string(),
    meaning: z.string(),
    practice: z.string(),
  }),
  z.object({
    kind: z.literal('list'),
    heading: z.string(),
    /** What following it costs: shown as a badge, so that free steps stand out. */
    cost: z.enum(['free', 'small', 'optional']).optional(),
    intro: z.string().optional(),
    items: z.array(z.object({ term: z.string().optional(), text: z.string() })).min(1),
  }),
  z.object({
    kind: z.literal('caution'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(1),
  }),
]);

/** A section of an article: text, mantra, list or caution, told apart by `kind`. */
export type ArticleSection = z.infer<typeof articleSection>;

const remedySummary = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Path of the picture on this site, drawn at 640 x 480. */
  image: z.string(),
});

/** A remedy as lists show it. */
export type RemedySummary = z.infer<typeof remedySummary>;

const remedy = remedySummary.extend({
  lang: z.enum(['en', 'hi']),
  sections: z.array(articleSection).min(1),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** A remedy in full, in one language. Times are ISO 8601 in UTC. */
export type Remedy = z.infer<typeof remedy>;

const cache = { maxAge: 60, staleWhileRevalidate: 600 };
const oneRemedy = z.object({ status: z.literal(200), data: remedy });

/** The published remedies in their fixed order. Query: lang, limit (1 to 50, default 50). */
export const getRemedies = defineEndpoint({
  id: 'content.get_remedies',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_remedies',
  summary: 'Lists the published remedies in one language.',
  query: langQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(50) }),
  answer: z.object({ status: z.literal(200), data: z.array(remedySummary) }),
  caller: 'anyone',
  cache,
});

/** One published remedy by its number; `not_found` when there is none. */
export const getSingleRemedies = defineEndpoint({
  id: 'content.get_single_remedies',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_single_remedies/:id',
  summary: 'Gives one remedy in full, by its number.',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: langQuery,
  answer: oneRemedy,
  errors: ['not_found'],
  caller: 'anyone',
  cache,
});

/** One published remedy by its slug; `not_found` when there is none. */
export const getSingleRemediesBySlug = defineEndpoint({
  id: 'content.get_single_remedies_by_slug',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_single_remedies_by_slug/:slug',
  summary: 'Gives one remedy in full, by its slug.',
  params: z.object({ slug: z.string().min(1).max(120) }),
  query: langQuery,
  answer: oneRemedy,
  errors: ['not_found'],
  caller: 'anyone',
  cache,
});
