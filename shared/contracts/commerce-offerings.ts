import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** What is offered: a rite, or stories that are told and sung. */
export const offeringKinds = ['puja', 'katha'] as const;
/** Where it is performed: at the customer's home, at a temple, or before a camera. */
export const offeringModes = ['home', 'temple', 'online'] as const;
/** What people have it performed for. */
export const offeringPurposes = [
  'beginnings',
  'home',
  'thanks',
  'child',
  'learning',
  'livelihood',
  'ancestors',
  'grahas',
  'devotion',
  'listening',
] as const;

export type OfferingKind = (typeof offeringKinds)[number];
export type OfferingMode = (typeof offeringModes)[number];
export type OfferingPurpose = (typeof offeringPurposes)[number];

const lang = z.enum(['en', 'hi']).default('en');
const kind = z.enum(offeringKinds);
const mode = z.enum(offeringModes);
const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case words joined by hyphens.');
const paise = z.string().regex(/^\d+$/);
const number = z.coerce.number().int().positive().max(2_147_483_647);

/** What it costs in paise, each part with its tax; `total` is their sum. */
const offeringPrice = z.object({
  mode,
  /** Goes to who performs it, whole. */
  dakshina: paise,
  goods: paise,
  /** Ours, for arranging it. */
  fee: paise,
  total: paise,
});

/** A temple or pandit whose authorisation is valid at this moment. */
const performer = z.object({
  id: z.number().int(),
  kind: z.enum(['temple', 'pandit']),
  name: z.string(),
  /** Slug of the city whose panchang it keeps, and its name. */
  city: z.object({ slug: z.string(), name: z.string() }),
  modes: z.array(mode),
  authorised_by: z.string(),
  authorised_until: z.string(),
  /** Made up, to try the site out; nobody performs anything. */
  is_demonstration: z.boolean(),
});

const offeringSummary = z.object({
  id: z.number().int(),
  kind,
  slug,
  name: z.string(),
  summary: z.string(),
  purposes: z.array(z.enum(offeringPurposes)),
  minutes: z.number().int(),
  /** By mode, the cheapest first. */
  prices: z.array(offeringPrice),
  /** In how many places it can be booked today. */
  performers: z.number().int(),
  image: z.object({
    src: z.string(),
    alt: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  }),
});

/** Which days suit it: those of a muhurat, or tithis (1-30, the dark half from 16) and weekdays (0 Sunday). */
const suitableDays = z.object({
  muhurat: z.string().nullable(),
  tithis: z.array(z.number().int()),
  varas: z.array(z.number().int()),
});

const offering = offeringSummary.extend({
  lang: z.enum(['en', 'hi']),
  description: z.array(z.string()),
  performed_by: z.string(),
  steps: z.array(z.string()),
  samagri: z.array(z.string()),
  provides: z.array(z.string()),
  sources: z.array(z.string()),
  days: suitableDays,
  places: z.array(performer),
});

export type OfferingSummary = z.infer<typeof offeringSummary>;
export type Offering = z.infer<typeof offering>;
export type OfferingPrice = z.infer<typeof offeringPrice>;
export type OfferingPlace = z.infer<typeof performer>;

const publicCache = { maxAge: 60, staleWhileRevalidate: 600 };
const single = z.object({ status: z.literal(200), data: offering });

/** Pujas and kathas in shelf order, with the places where any of them can be booked. */
export const getPoojaBooking = defineEndpoint({
  id: 'commerce.get_pooja_booking',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_pooja_booking',
  summary: 'Lists the pujas and kathas that are offered, all or for a purpose, mode or temple.',
  query: z.object({
    lang,
    kind: kind.optional(),
    purpose: z.enum(offeringPurposes).optional(),
    mode: mode.optional(),
    temple: number.optional(),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(offeringSummary),
    places: z.array(performer.pick({ id: true, name: true, city: true, is_demonstration: true })),
  }),
  caller: 'anyone',
  cache: publicCache,
});

/** One puja, or one katha, by its slug. Errors: not_found. */
export const getSinglePooja = defineEndpoint({
  id: 'commerce.get_single_pooja',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_single_pooja/:slug',
  summary: 'Gives one puja or katha by its slug.',
  params: z.object({ slug }),
  query: z.object({ lang, kind: kind.default('puja') }),
  answer: single,
  errors: ['not_found'],
  caller: 'anyone',
  cache: publicCache,
});

/** One puja or katha by its number. Errors: not_found. */
export const getSinglePoojaBooking = defineEndpoint({
  id: 'commerce.get_single_pooja_booking',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_single_pooja_booking/:id',
  summary: 'Gives one puja or katha by its number.',
  params: z.object({ id: number }),
  query: z.object({ lang }),
  answer: single,
  errors: ['not_found'],
  caller: 'anyone',
  cache: publicCache,
});

/** The times that are free in up to 31 days; those that can't be booked any more are left out. */
export const getBookingSlots = defineEndpoint({
  id: 'commerce.get_booking_slots',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/get_booking_slots/:id',
  summary: 'Lists the times at which a puja or katha can be booked at a temple or with a pandit.',
  params: z.object({ id: number }),
  query: z.object({
    temple: number,
    mode,
    from: z.iso.date().optional(),
    days: z.coerce.number().int().min(1).max(31).default(31),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(
      z.object({
        /** The date by the temple's clocks. */
        date: z.string(),
        slots: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
      }),
    ),
    time_zone: z.string(),
    /** The last date that can be booked. */
    until: z.string(),
  }),
  errors: ['not_found'],
  caller: 'anyone',
});
