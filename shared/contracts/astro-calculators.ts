import { z } from 'shared/contracts/zod';
import { supportedYears } from '../jyotish/supported-dates';
import { birthDate } from './astro-kundli';
import { defineEndpoint } from './contract';

const personName = z
  .string({ error: 'Enter a name.' })
  .trim()
  .min(1, 'Enter a name.')
  .max(80, 'Use at most 80 characters.')
  .regex(/[\p{Script=Latin}\p{Script=Devanagari}]/u, 'Write the name in Latin or Devanagari.');

const digit = z.number().int().min(1).max(9);
const reduced = z.object({
  /** The compound number. */
  sum: z.number().int().min(0),
  /** Reduced, 1 to 9; 0 when nothing could be counted. */
  number: z.number().int().min(0).max(9),
  /** 11, 22 or 33 when the sum is one or passes one. */
  master: z.literal([11, 22, 33]).nullable(),
});

const bondPerson = z.object({
  name: personName,
  date: birthDate.optional(),
  /** Rashi of the Moon, 0 Mesha to 11 Meena. */
  rashi: z.number().int().min(0).max(11).optional(),
});

const bondInput = z.object({ first: bondPerson, second: bondPerson });

const bond = z.object({
  percent: z.number().int().min(0).max(100),
  parts: z.array(
    z.object({
      part: z.enum(['name', 'moolank', 'bhagyank', 'moon']),
      /** A number from 1 to 9; for the Moon a rashi, 0 to 11. */
      first: z.number().int().min(0).max(11),
      second: z.number().int().min(0).max(11),
      /** By the natural friendship of the two ruling grahas. */
      points: z.number().min(0).max(5),
      weight: z.number().int().positive(),
    }),
  ),
});

/** The percentage of two people, and the parts it is the weighted mean of. */
export type BondAnswer = z.infer<typeof bond>;

/** What the two games take. */
export type BondInput = z.input<typeof bondInput>;

const bondAnswer = z.object({ status: z.literal(200), data: bond });

/** The love game. `invalid_input` names the field, e.g. `body.second.name`. */
export const calculateLove = defineEndpoint({
  id: 'astro.calculate_love',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/calculate_love',
  summary: 'Compares two people by numbers and Moon signs, for fun: a percentage with its parts.',
  body: bondInput,
  answer: bondAnswer,
  caller: 'anyone',
  allowance: { count: 600, seconds: 600 },
});

/** The friendship game: the parts of the love game, weighed differently. */
export const calculateFriendship = defineEndpoint({
  id: 'astro.calculate_friendship',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/calculate_friendship',
  summary: 'Compares two friends by numbers and Moon signs, for fun: a percentage with its parts.',
  body: bondInput,
  answer: bondAnswer,
  caller: 'anyone',
  allowance: { count: 600, seconds: 600 },
});

const nameNumber = reduced.extend({
  letters: z.array(z.object({ letter: z.string(), value: digit })),
});

const plane = z.enum(['full', 'part', 'empty']);

const numerologyInput = z.object({
  name: personName,
  date: birthDate,
  /** The year of the personal year; the running one in India unless told. */
  year: z.number().int().min(supportedYears.first).max(supportedYears.last).optional(),
});

const numerology = z.object({
  /** The name as it was counted, in Latin letters. */
  romanised: z.string(),
  chaldean: nameNumber,
  pythagorean: nameNumber,
  moolank: reduced,
  bhagyank: reduced,
  personalYear: reduced.extend({ year: z.number().int() }),
  loShu: z.object({
    /** How often each number from 1 to 9 occurs. */
    counts: z.array(z.number().int().min(0)).length(9),
    missing: z.array(digit),
    repeated: z.array(digit),
    planes: z.object({
      mental: plane,
      emotional: plane,
      practical: plane,
      thought: plane,
      will: plane,
      action: plane,
      golden: plane,
      silver: plane,
    }),
  }),
  conventions: z.record(z.string(), z.string()),
});

/** The numbers of a name and a birth. */
export type Numerology = z.infer<typeof numerology>;

/** The numbers of a name and a date of birth, with the letters and digits they come from. */
export const calculateNumerology = defineEndpoint({
  id: 'astro.numerology_calculator',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/numerology_calculator',
  summary: 'Gives Moolank, Bhagyank, name numbers, Lo Shu grid and personal year.',
  body: numerologyInput,
  answer: z.object({ status: z.literal(200), data: numerology }),
  caller: 'anyone',
  allowance: { count: 600, seconds: 600 },
});
