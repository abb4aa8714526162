import { z } from 'shared/contracts/zod';
import { grahas } from '../jyotish/zodiac/graha';
import { defineEndpoint } from './contract';

/** How long a horoscope looks ahead. Weeks begin on Monday; days are those of Indian clocks. */
export const horoscopePeriods = ['daily', 'weekly', 'monthly', 'yearly'] as const;

/** The signs by slug, from Mesha to Meena. */
export const signSlugs = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

/** The parts of life a horoscope speaks of. */
export const horoscopeAreas = ['love', 'career', 'money', 'health'] as const;

/** A period's name. */
export type HoroscopePeriod = (typeof horoscopePeriods)[number];
/** A sign's slug. */
export type SignSlug = (typeof signSlugs)[number];
/** A part of life. */
export type HoroscopeArea = (typeof horoscopeAreas)[number];

const period = z.enum(horoscopePeriods);
const sign = z.enum(signSlugs);
const civilDate = z.iso.date();
const instant = z.iso.datetime();
const house = z.number().int().min(1).max(12);
const rashi = z.number().int().min(0).max(11);
const lang = z.enum(['en', 'hi']).default('en');
/** A day of the period, or the period before, of, or after now; in the engine's years. */
const date = z
  .string()
  .regex(
    /^(previous|current|next|(18[1-9]|19\d|20\d|21[0-8])\d-\d{2}-\d{2})$/,
    'Use previous, current, next or YYYY-MM-DD, 1810 to 2189.',
  );

/** Easy houses of the Moon have chandra bala, the eighth asks for a gentle pace. */
const tone = z.enum(['easy', 'even', 'gentle']);

/** The Moon in a house. */
const moonStay = z.object({
  rashi,
  house,
  tone,
  from: instant,
  until: instant,
});

const reading = z.object({
  period,
  sign,
  lang: z.enum(['en', 'hi']),
  /** Names the period: `2026-11-21`, `2026-W47`, `2026-11` or `2026`. */
  key: z.string(),
  /** First and last day. */
  from: civilDate,
  until: civilDate,
  /** Written by an editor, or composed from the transits. */
  origin: z.enum(['editor', 'composed']),
  /** One sentence, which stands before the paragraphs and is not said again in them. */
  summary: z.string(),
  paragraphs: z.array(z.string()).min(1),
  areas: z.array(z.object({ area: z.enum(horoscopeAreas), text: z.string() })).length(4),
  lucky: z.object({
    /** The colour's name, and the graha it belongs to. */
    colour: z.object({ graha: z.enum(grahas), name: z.string() }),
    number: z.number().int().min(1).max(9),
  }),
  /** The Moon's way through the houses; empty for a year. */
  moon: z.array(moonStay),
  /** The transits the text stands on. */
  why: z.array(z.object({ graha: z.enum(grahas), house, text: z.string() })).min(1),
});

/** A horoscope of one sign. */
export type Horoscope = z.infer<typeof reading>;
/** A stretch in which the Moon is in one house. */
export type MoonStay = z.infer<typeof moonStay>;

/** On whose clocks its times are written: those of an IANA zone, of 12 or 24 hours. */
const faceQuery = z.object({
  lang,
  zone: z.string().max(60).default('Asia/Kolkata'),
  clock: z.enum(['12', '24']).default('12'),
});

const cache = { maxAge: 300, staleWhileRevalidate: 600 };
const answer = z.object({ status: z.literal(200), data: reading });

/** What the twelve signs are told for a period, in one sentence each. */
export const getHoroscopes = defineEndpoint({
  id: 'content.get_horoscope_data',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_horoscope_data',
  summary: 'Gives one sentence for each of the twelve signs, for a day, week, month or year.',
  query: z.object({ period: period.default('daily'), date: date.default('current'), lang }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      period,
      key: z.string(),
      from: civilDate,
      until: civilDate,
      signs: z
        .array(
          // the tone is that of a day
          z.object({ sign, summary: z.string(), tone: tone.nullable() }),
        )
        .length(12),
    }),
  }),
  errors: ['not_found'],
  caller: 'anyone',
  cache,
});

/** One sign's horoscope for the period a date lies in. */
export const getHoroscope = defineEndpoint({
  id: 'content.get_single_horoscope_by_type',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_single_horoscope_by_type/:period/:sign/:date',
  summary: 'Gives the horoscope of a sign for the day, week, month or year a date lies in.',
  params: z.object({ period, sign, date }),
  query: faceQuery,
  answer,
  errors: ['not_found'],
  caller: 'anyone',
  cache,
});

/** One sign's horoscope for a week by its ISO 8601 number. */
export const getWeeklyHoroscope = defineEndpoint({
  id: 'content.get_single_weekly_horoscope',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_single_weekly_horoscope/:period/:sign/:year/:week',
  summary: 'Gives the horoscope of a sign for a week of a year, as ISO 8601 numbers weeks.',
  params: z.object({
    period: z.literal('weekly'),
    sign,
    year: z.coerce.number().int().min(1810).max(2189),
    week: z.coerce.number().int().min(1).max(53),
  }),
  query: faceQuery,
  answer,
  errors: ['not_found'],
  caller: 'anyone',
  cache,
});
