import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });

const place = z.object({
  /** Stable id of the place, to be sent back as `placeId`. */
  id: z.string(),
  name: z.string(),
  /** State or province, with the district where a state has the name twice; may be empty. */
  region: z.string(),
  country: z.string(),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name, e.g. `Asia/Kolkata`. */
  timeZone: z.string(),
});

/** A place of the city table. Source: GeoNames, CC-BY-4.0. */
export type Place = z.infer<typeof place>;

/** Suggests at most ten places whose name begins with the text, best first. */
export const getSuggest = defineEndpoint({
  id: 'astro.get_suggest',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_suggest/:text',
  summary: 'Suggests cities by the beginning of their name, in Latin or Devanagari letters.',
  params: z.object({ text: z.string().trim().min(1).max(80) }),
  query: langQuery,
  answer: z.object({ status: z.literal(200), data: z.array(place).max(10) }),
  caller: 'anyone',
  cache: { maxAge: 3600, staleWhileRevalidate: 86_400 },
});

const astrologer = z.object({
  id: z.number().int().positive(),
  slug: z.string(),
  name: z.string(),
  languages: z.array(z.string()).min(1),
  skills: z.array(z.string()).min(1),
  experience_years: z.number().int().nonnegative(),
  /** Price of one minute in paise, as a string of digits. */
  price_per_minute: z.string().regex(/^\d+$/),
  about: z.string(),
  /** Path of the portrait on this site, drawn at 320 x 320. */
  image: z.string(),
  status: z.enum(['online', 'busy', 'offline']),
  /** A profile that shows how the page works and belongs to no real person. */
  isDemo: z.boolean(),
});

/** An astrologer as lists and profile show them, in one language. */
export type Astrologer = z.infer<typeof astrologer>;

const profileCache = { maxAge: 60, staleWhileRevalidate: 600 };

/** The astrologers in their fixed order. Query: lang, limit (1 to 50, default 50). */
export const getNewAstro = defineEndpoint({
  id: 'astro.get_new_astro',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_new_astro',
  summary: 'Lists the astrologers in one language.',
  query: langQuery.extend({ limit: z.coerce.number().int().min(1).max(50).default(50) }),
  answer: z.object({ status: z.literal(200), data: z.array(astrologer) }),
  caller: 'anyone',
  cache: profileCache,
});

/** One astrologer by number; `not_found` when there is none. */
export const getSingleNewAstro = defineEndpoint({
  id: 'astro.get_single_new_astro',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_single_new_astro/:id',
  summary: 'Gives one astrologer by number.',
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: langQuery,
  answer: z.object({ status: z.literal(200), data: astrologer }),
  errors: ['not_found'],
  caller: 'anyone',
  cache: profileCache,
});
