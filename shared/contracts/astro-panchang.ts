import { z } from 'shared/contracts/zod';
import { moonRiseRuleNames } from '../jyotish/panchang/moon-rise-rules';
import { muhuratKinds } from '../jyotish/muhurat/muhurat-rules';
import { isSupportedDate, supportedYears } from '../jyotish/supported-dates';
import {
  civilDate,
  dayAbsence,
  festival,
  hindrance,
  instant,
  lunarMonth,
  panchangDay,
  panchangPlace,
  span,
  sunless,
  visibleEclipse,
} from './astro-panchang-parts';
import { defineEndpoint } from './contract';

const lang = z.enum(['en', 'hi']).default('en');
/** Slug of a larger city (`delhi`), one of its older names, or the id of any place. */
const city = z.string().trim().min(1).max(120);
const limits = `The years are ${supportedYears.first} to ${supportedYears.last}.`;
const year = z.coerce.number().int().min(supportedYears.first).max(supportedYears.last);
const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written YYYY-MM.')
  .refine((text) => isSupportedDate(`${text}-01`), limits);
/** What counts as moonrise: the disc's centre without refraction, or its first light. */
const moonrise = z.enum(moonRiseRuleNames).default('geometric-centre');
const dayCache = { maxAge: 60, staleWhileRevalidate: 600 };
const calendarCache = { maxAge: 3600, staleWhileRevalidate: 86_400 };

/** A place with its slug. */
export type PanchangPlace = z.infer<typeof panchangPlace>;
/** All of a day's panchang. */
export type PanchangOfDay = z.infer<typeof panchangDay>;
/** An eclipse as a place sees it. */
export type VisibleEclipse = z.infer<typeof visibleEclipse>;
/** A festival in the reader's language. */
export type FestivalOfPlace = z.infer<typeof festival>;

/** The panchang of a day and city; a polar day has the moon's tithi and nakshatra at noon only. */
export const getPanchang = defineEndpoint({
  id: 'astro.get_panchang',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_panchang/:city',
  summary:
    'Gives the panchang of a day in a city, from sunrise to sunrise; today when no date is given.',
  params: z.object({ city }),
  query: z.object({ date: z.string().trim().max(20).optional(), moonrise, lang }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      at: instant,
      place: panchangPlace,
      /** The date there now, and the date of the panchang. */
      today: civilDate,
      date: civilDate,
      day: panchangDay.nullable(),
      sunless: sunless.nullable(),
      /** Tithi and nakshatra at local noon, with their ends. */
      noon: z.object({
        tithi: z.number().int(),
        nakshatra: z.number().int(),
        tithiEnds: instant,
        nakshatraEnds: instant,
      }),
      /** Null on a day without a sunrise. */
      festivals: z.array(festival).nullable(),
      muhurats: z.array(span.extend({ kind: z.enum(muhuratKinds) })),
      /** Those seen from there during the day. */
      eclipses: z.array(visibleEclipse),
    }),
  }),
  errors: ['not_found', 'skipped_date'],
  caller: 'anyone',
  cache: dayCache,
});

/** A month of days with what a calendar leaf shows. */
export const getPanchangMonth = defineEndpoint({
  id: 'astro.get_panchang_month',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_panchang_month/:city',
  summary:
    'Gives tithi, nakshatra, rise and set, and the festivals of each day of a month in a city.',
  params: z.object({ city }),
  query: z.object({
    month,
    moonrise,
    lang,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      place: panchangPlace,
      month: z.string(),
      today: civilDate,
      days: z.array(
        z.object({
          date: civilDate,
          /** Why there is no leaf. */
          sunless: dayAbsence.nullable(),
          leaf: z
            .object({
              sunrise: instant,
              sunset: instant,
              /** The first from sunrise on; null when none comes before the next. */
              moonrise: instant.nullable(),
              /** All that run from sunrise to sunrise, with their ends. */
              tithi: z.array(z.object({ index: z.number().int(), end: instant })),
              nakshatra: z.array(z.object({ index: z.number().int(), end: instant })),
              month: lunarMonth,
            })
            .nullable(),
          festivals: z.array(festival.pick({ id: true, name: true, kind: true })),
        }),
      ),
    }),
  }),
  errors: ['not_found'],
  caller: 'anyone',
  cache: calendarCache,
});

/** The festivals and vrats of a year, or two; with `from`, those from a date on, over the turn of the year. */
export const getFestivalCalendar = defineEndpoint({
  id: 'astro.get_festival_calendar',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_festival_calendar/:city',
  summary: 'Lists the festivals and vrats of a year, or from a date on, in a city.',
  params: z.object({ city }),
  query: z.object({
    /** This year when neither `year` nor `from` is given. */
    year: year.optional(),
    /** With 2, the festivals of the year after it as well. */
    years: z.coerce.number().int().min(1).max(2).default(1),
    from: civilDate.refine(isSupportedDate, limits).optional(),
    limit: z.coerce.number().int().min(1).max(500).default(500),
    /** With `major`, without the vrats that return every month. */
    which: z.enum(['all', 'major']).default('all'),
    /** Only these: ids of festivals, joined by commas. */
    ids: z
      .string()
      .max(3000)
      .regex(/^[a-z0-9-]+(,[a-z0-9-]+)*$/, 'Join ids with commas.')
      .optional(),
    moonrise,
    lang,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      place: panchangPlace,
      today: civilDate,
      year,
      festivals: z.array(festival).nullable(),
      /** Dates of these years on which none can fall, and why. */
      absent: z.array(z.object({ from: civilDate, until: civilDate, why: dayAbsence })),
    }),
  }),
  errors: ['not_found', 'skipped_date'],
  caller: 'anyone',
  cache: calendarCache,
});

/** Times that suit a purpose within some months. */
export const getMuhurat = defineEndpoint({
  id: 'astro.get_muhurat',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_muhurat/:kind',
  summary:
    'Lists the times of up to twelve months that suit a purpose in a city, with reasons and cautions.',
  params: z.object({ kind: z.enum(muhuratKinds) }),
  query: z.object({
    city,
    /** First month, `YYYY-MM`; this month when left out. */
    from: month.optional(),
    months: z.coerce.number().int().min(1).max(12).default(3),
    lang,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      place: panchangPlace,
      kind: z.enum(muhuratKinds),
      from: civilDate,
      until: civilDate,
      muhurats: z.array(
        span.extend({
          date: civilDate,
          reasons: z.array(
            z.object({
              rule: z.enum(['vara', 'nakshatra', 'tithi', 'solar-month', 'lunar-month']),
              values: z.array(z.number().int()),
            }),
          ),
          cautions: z.array(
            span.extend({ name: z.enum(['rahu-kaal', 'dur-muhurta', 'varjyam', 'holashtak']) }),
          ),
        }),
      ),
      closed: z.array(span.extend({ name: hindrance, source: z.string() })),
      /** The works the rule is taken from. */
      source: z.string(),
    }),
  }),
  errors: ['not_found'],
  caller: 'anyone',
  cache: calendarCache,
  allowance: { count: 240, seconds: 600 },
});
