import { z } from 'shared/contracts/zod';
import { contentDetails, type DetailsName } from './content-details';
import { pictureSchema } from './picture-schema';
import { defineEndpoint } from './contract';

const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens.');
/** Language of an answer. It is part of the address, so a public cache never mixes languages. */
const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });
const cache = { maxAge: 60, staleWhileRevalidate: 600 };

/** What lists show of an item of any kind. Times are ISO 8601 in UTC. */
export const summarySchema = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Null only where the kind needs no picture: a category, a review. */
  cover: pictureSchema.nullable(),
  category: z.object({ slug: z.string(), name: z.string() }).nullable(),
  tags: z.array(z.string()),
  author: z.string(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** An item of any kind as lists show it, without what its kind adds. */
export type ContentSummary = z.infer<typeof summarySchema>;

const itemSchema = summarySchema.extend({
  lang: z.enum(['en', 'hi']),
  /** Sanitised HTML; headings begin at h2. */
  body: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
});

/** An item of any kind in full, without what its kind adds. */
export type ContentItem = z.infer<typeof itemSchema>;

const listQuery = langQuery.extend({
  category: slug.optional(),
  tag: z.string().min(1).max(60).optional(),
  /** Words to be found in title, summary or text. */
  q: z.string().min(1).max(100).optional(),
  /** `shelf` is the order the editors gave; without it each kind has its own. */
  order: z.enum(['newest', 'oldest', 'shelf']).optional(),
  cursor: z.string().max(60).optional(),
  /** The items nearest by subject to the one with this slug, instead of the list. */
  near: slug.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(24),
});

const cursorShapes = {
  shelf: /^[np]~\d{1,9}~\d{1,9}$/,
  time: /^[np]~([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{6}Z~\d{1,9}$/,
};

/** Whether a cursor can come from an earlier answer: each order has cursors of its own. */
function isCursorOf(order: 'newest' | 'oldest' | 'shelf', cursor: string): boolean {
  const found = cursorShapes[order === 'shelf' ? 'shelf' : 'time'].exec(cursor);
  if (!found || order === 'shelf') return found !== null;
  const time = new Date(`${found[1]}Z`);
  // 31 February is a shape, but no time
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(found[1] ?? '');
}

/** What a list may be asked for, as it arrives at the server. */
export type ListQuery = z.output<typeof listQuery>;

/** What is particular to a kind of content. */
interface KindTerms<N extends DetailsName> {
  /** As stored. */
  kind: string;
  /** As the list's address calls it, when not as stored. */
  list?: string;
  details: N;
  order: 'newest' | 'shelf';
}

/** The list of a kind, `GET /api/get_{list}`. */
export function defineList<N extends DetailsName>(terms: KindTerms<N>) {
  const name = terms.list ?? terms.kind;
  const brief = contentDetails[terms.details].brief as (typeof contentDetails)[N]['brief'];
  const list = defineEndpoint({
    id: `content.get_${name}`,
    owner: 'mf-content',
    method: 'GET',
    path: `/api/get_${name}`,
    summary: `Lists what is published of the kind ${terms.kind}, page by page.`,
    query: listQuery.refine(
      ({ cursor, order }) => cursor === undefined || isCursorOf(order ?? terms.order, cursor),
      { path: ['cursor'], message: 'Use a cursor of an earlier answer.' },
    ),
    answer: z.object({
      status: z.literal(200),
      data: z.array(summarySchema.extend({ details: brief })),
      // of the pages around this one, null at the ends
      next_cursor: z.string().nullable(),
      prev_cursor: z.string().nullable(),
    }),
    caller: 'anyone',
    cache,
  });
  return { ...terms, list };
}

/**
 * The three endpoints of a kind: its list, one item by number, and one by slug. A slug nobody has
 * answers `not_found` and names those that are near.
 */
export function defineKind<N extends DetailsName>(terms: KindTerms<N>) {
  const { kind } = terms;
  const full = contentDetails[terms.details].full as (typeof contentDetails)[N]['full'];
  const rest = {
    owner: 'mf-content',
    method: 'GET',
    query: langQuery,
    answer: z.object({ status: z.literal(200), data: itemSchema.extend({ details: full }) }),
    errors: ['not_found'],
    caller: 'anyone',
    cache,
  } as const;
  const byId = defineEndpoint({
    ...rest,
    id: `content.get_single_${kind}`,
    path: `/api/get_single_${kind}/:id`,
    summary: `Gives one item of the kind ${kind} by its number.`,
    params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  });
  const bySlug = defineEndpoint({
    ...rest,
    id: `content.get_single_${kind}_by_slug`,
    path: `/api/get_single_${kind}_by_slug/:slug`,
    summary: `Gives one item of the kind ${kind} by its slug.`,
    params: z.object({ slug: z.string().min(1).max(120) }),
  });
  return { ...defineList(terms), byId, bySlug };
}

/** The static pages, each at an address of its own. */
export function definePage(name: string) {
  return defineEndpoint({
    id: `content.get_page_${name}`,
    owner: 'mf-content',
    method: 'GET',
    path: `/api/${name}` as const,
    summary: `Gives the text of the page ${name}.`,
    query: langQuery,
    answer: z.object({ status: z.literal(200), data: itemSchema }),
    errors: ['not_found'],
    caller: 'anyone',
    cache,
  });
}
