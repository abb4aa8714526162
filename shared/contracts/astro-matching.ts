import { z } from 'shared/contracts/zod';
import { sevenGrahas } from '../jyotish/kundli/rashi-lords';
import { matchCautions } from '../jyotish/matching/cautions';
import { exceptionRules, kootasWithExceptions } from '../jyotish/matching/exceptions';
import { ganas, nadis, varnas, vashyas, yonis } from '../jyotish/matching/koota-classes';
import { manglikStates } from '../jyotish/matching/manglik-pair';
import { poruthams } from '../jyotish/matching/porutham';
import { poruthamGrades } from '../jyotish/matching/porutham-tables';
import { keptSecret, kundli, kundliId, kundliInput } from './astro-kundli';
import { defineEndpoint } from './contract';

const points = z.number().min(0);

/** One koota: its points of at most `max`, and what was compared of each. */
const koota = <C extends z.ZodType>(compared: C) =>
  z.object({ points, max: points, boy: compared, girl: compared });

/** Ids of the rules of Manglik that fired, of the exceptions that hold, and of the rules they leave standing. */
const manglik = z.object({
  state: z.enum(manglikStates),
  rules: z.array(z.string()),
  exceptions: z.array(z.string()),
  standing: z.array(z.string()),
});

const match = z.object({
  ashtakoota: z.object({
    varna: koota(z.enum(varnas)),
    vashya: koota(z.enum(vashyas)),
    /** Each one's tara from the other's nakshatra: 1 janma to 9 ati-mitra. */
    tara: koota(z.number().int().min(1).max(9)),
    yoni: koota(z.enum(yonis)),
    /** The lords of the two rashis. */
    maitri: koota(z.enum(sevenGrahas)),
    gana: koota(z.enum(ganas)),
    /** Each one's rashi counted from the other's, 1 to 12. */
    bhakoot: koota(z.number().int().min(1).max(12)),
    nadi: koota(z.enum(nadis)),
    total: points,
  }),
  /** What stands beside the total: nadi or bhakoot without a point, a difference in Manglik. */
  cautions: z.array(z.enum(matchCautions)),
  /** With an unknown time of birth: the least and the greatest total of that day, else null. */
  range: z.object({ least: points, most: points }).nullable(),
  /** Rules that are said to set a dosha aside; the points do not mind them. */
  exceptions: z.array(
    z.object({
      koota: z.enum(kootasWithExceptions),
      rule: z.enum(exceptionRules),
      source: z.string(),
    }),
  ),
  /** Of each, null when the time of birth is not known; whether they are alike, null unless both are known. */
  manglik: z.object({
    boy: manglik.nullable(),
    girl: manglik.nullable(),
    alike: z.boolean().nullable(),
  }),
  porutham: z.object({
    grades: z.record(z.enum(poruthams), z.enum(poruthamGrades)),
    /** How many of the ten (without nadi) are good or fair. */
    agreeing: z.number().int().min(0).max(10),
  }),
  conventions: z.object({
    classes: z.string(),
    points: z.string(),
    exceptions: z.string(),
    porutham: z.string(),
    streeDeergha: z.string(),
    manglikPoints: z.array(z.string()),
    manglikHouses: z.array(z.number().int()),
  }),
});

/** Two birth charts and how they match. */
const matching = z.object({ boy: kundli, girl: kundli, match });

export type Matching = z.infer<typeof matching>;

/**
 * Compares two births and keeps them without their names under a random id, for 90 days. Both are
 * given as for a kundli; `invalid_input` names the field of the one that is wrong: `body.boy.date`,
 * `body.girl.placeId`. Without a time of birth the Moon of local noon is compared, and `range` says
 * between what the total of that day lies.
 */
export const matchKundlis = defineEndpoint({
  id: 'astro.kundli_matching',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/kundli_matching',
  summary: 'Compares two births by the ashtakoota and the ten poruthams, and keeps them.',
  body: z.object({ boy: kundliInput, girl: kundliInput }),
  answer: z.object({
    status: z.literal(200),
    id: kundliId,
    /** Says who made it: without it, or its account, nobody can delete it. */
    secret: keptSecret.optional(),
    data: matching,
  }),
  caller: 'anyone',
  allowance: { count: 600, seconds: 600 },
});

const params = z.object({ id: kundliId });
const keptMatching = z.object({
  id: kundliId,
  /** Whether the caller made it: by the secret in the maker's link, or by the account. */
  isMaker: z.boolean(),
  /** The secret the caller sent, when it is the maker's. */
  secret: z.string().nullable().default(null),
  expiresAt: z.iso.datetime(),
  matching,
});

/** A kept match; it has no names. */
export type KeptMatching = z.infer<typeof keptMatching>;

/** A match by its id; `not_found` when there is none of this id, or it has expired. */
export const getMatching = defineEndpoint({
  id: 'astro.get_kundli_matching',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_kundli_matching/:id',
  summary: 'Gives a kept match of two births.',
  params,
  query: z.object({ lang: z.enum(['en', 'hi']).default('en'), secret: keptSecret.optional() }),
  answer: z.object({ status: z.literal(200), data: keptMatching }),
  errors: ['not_found'],
  caller: 'anyone',
});

/** Deletes a match for good; only its maker may (`forbidden`). */
export const deleteMatching = defineEndpoint({
  id: 'astro.delete_kundli_matching',
  owner: 'mf-astro-services',
  method: 'DELETE',
  path: '/api/kundli_matching/:id',
  summary: 'Deletes a kept match.',
  params,
  query: z.object({ secret: keptSecret.optional() }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_found', 'forbidden'],
  caller: 'anyone',
});
