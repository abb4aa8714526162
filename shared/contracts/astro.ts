import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });

const place = z.object({
  /** Stable id of the place, to be sent back as `placeId`. */
  id: z.string(),
  name: z.string(),
  /** State or province, with district or PIN where namesakes need them; may be empty. */
  region: z.string(),
  country: z.string(),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name, e.g. `Asia/Kolkata`. */
  timeZone: z.string(),
  /** How far off the coordinates may be in km, where they are those of the place's PIN. */
  accuracyKm: z.number().optional(),
});

/** A place, or a position. Sources: GeoNames, CC BY 4.0; India's post offices by their PINs. */
export type Place = z.infer<typeof place>;

const suggestedPlace = place.extend({
  /**
   * The whole text names this place: by a name in any spelling or script, its PIN, with its region or
   * without. A text means a place only when one place alone fits; otherwise the reader chooses.
   */
  fits: z.boolean(),
  /** District of an Indian place, in Hindi where that is known. */
  district: z.string().optional(),
});

/** A place a text may mean. */
export type SuggestedPlace = z.infer<typeof suggestedPlace>;

/**
 * Suggests at most ten places a text may mean, best first: by name, other name or PIN, alone or with the
 * region (`Columbus, Ohio`), in Latin or Devanagari letters; coordinates are a place of their own.
 */
export const getSuggest = defineEndpoint({
  id: 'astro.get_suggest',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_suggest/:text',
  summary: 'Suggests places by name, PIN or coordinates, in Latin or Devanagari letters.',
  params: z.object({ text: z.string().trim().min(1).max(80) }),
  query: langQuery,
  answer: z.object({ status: z.literal(200), data: z.array(suggestedPlace).max(10) }),
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
