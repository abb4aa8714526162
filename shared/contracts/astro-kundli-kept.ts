import { z } from 'shared/contracts/zod';
import { conventionChoices, keptSecret, kundli, kundliId } from './astro-kundli';
import { kundliSections, toldSection } from './astro-kundli-sections';
import { defineEndpoint } from './contract';

const params = z.object({ id: kundliId });
const query = z.object({ secret: keptSecret.optional() });
const keptKundli = z.object({
  id: kundliId,
  /** Whether the caller made it: by the secret in the maker's link, or by the account. */
  isMaker: z.boolean(),
  /** Whether everyone who has the address sees the name. */
  isNameShared: z.boolean(),
  /** When it is forgotten; null when it is kept. */
  expiresAt: z.iso.datetime().nullable(),
  /** The secret the caller sent, when it is the maker's: every link of the page carries it on. */
  secret: z.string().nullable().default(null),
  /** What the maker's PDF needs to carry the name; null for others. */
  key: z.string().nullable(),
  /** The name is null for others unless it is shared. */
  kundli,
  section: toldSection,
});

/** A kept kundli with one of its parts. */
export type KeptKundli = z.infer<typeof keptKundli>;

/**
 * A kundli by its id with one of its parts; conventions that are left out are those it was made with.
 * `not_found` when there is none of this id, or it has expired.
 */
export const getKundli = defineEndpoint({
  id: 'astro.get_kundli',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/kundli/:id',
  summary: 'Gives a kept kundli with one of its parts, by the conventions asked for.',
  params,
  query: z.object({
    secret: keptSecret.optional(),
    section: z.enum(kundliSections).default('chart'),
    lang: z.enum(['en', 'hi']).default('en'),
    ayanamsa: conventionChoices.ayanamsa.optional(),
    node: conventionChoices.node.optional(),
    houses: conventionChoices.houses.optional(),
    dashaYear: conventionChoices.dashaYear.optional(),
  }),
  answer: z.object({ status: z.literal(200), data: keptKundli }),
  errors: ['not_found'],
  caller: 'anyone',
});

/** Shows or hides the name in a shared kundli; only its maker may (`forbidden`). */
export const shareKundliName = defineEndpoint({
  id: 'astro.share_kundli_name',
  owner: 'mf-astro-services',
  method: 'PUT',
  path: '/api/kundli/:id',
  summary: 'Shows or hides the name to everyone who has the address of a kundli.',
  params,
  query,
  body: z.object({ isNameShared: z.boolean() }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found', 'forbidden'],
  caller: 'anyone',
});

/** Deletes a kundli for good; only its maker may (`forbidden`). */
export const deleteKundli = defineEndpoint({
  id: 'astro.delete_kundli',
  owner: 'mf-astro-services',
  method: 'DELETE',
  path: '/api/kundli/:id',
  summary: 'Deletes a kept kundli.',
  params,
  query,
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found', 'forbidden'],
  caller: 'anyone',
});
