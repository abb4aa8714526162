import { z } from 'shared/contracts/zod';
import { houseSystems } from '../jyotish/houses/house-types';
import { friendships } from '../jyotish/kundli/dignity';
import { dashaYearNames, defaultConventions } from '../jyotish/report/report-types';
import { isSupportedDate, supportedYears } from '../jyotish/supported-dates';
import { clocks } from '../jyotish/time/wall-time';
import { ayanamsas } from '../jyotish/zodiac/ayanamsa';
import { grahas } from '../jyotish/zodiac/graha';
import { defineEndpoint } from './contract';

const isoInstant = z.iso.datetime();
const graha = z.enum(grahas);
const rashi = z.number().int().min(0).max(11);

const division = z.object({
  /** Sidereal degrees from the first point of Mesha. */
  longitude: z.number().min(0).lt(360),
  rashi,
  nakshatra: z.number().int().min(1).max(27),
  pada: z.number().int().min(1).max(4),
  navamsa: rashi,
});

const position = division.extend({
  latitude: z.number(),
  /** Degrees per day. */
  speed: z.number(),
  retrograde: z.boolean(),
  /** Whole-sign house from the ascendant; null when the time of birth is not known. */
  house: z.number().int().min(1).max(12).nullable(),
  dignity: z.enum(['exalted', 'moolatrikona', 'own', 'debilitated', ...friendships]),
  /** Within its orb of the sun. */
  combust: z.boolean(),
  /** In the same rashi in the navamsa. */
  vargottama: z.boolean(),
  /** The lord of its sub, counted in the kp ayanamsa. */
  sub: graha,
});

export const dashaPeriod = z.object({ lord: graha, start: isoInstant, end: isoInstant });

/** Whether a YYYY-MM-DD is a day of the calendar; the parser alone would turn 30 February into March. */
function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** A day of birth the tables reach, YYYY-MM-DD. */
export const birthDate = z
  .string({ error: 'Enter the date of birth as YYYY-MM-DD.' })
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter the date of birth as YYYY-MM-DD.')
  .refine(isCalendarDate, 'This date does not exist.')
  .refine(isSupportedDate, `Charts reach from ${supportedYears.first} to ${supportedYears.last}.`);

/** What can be chosen in how a chart is counted. */
export const conventionChoices = {
  ayanamsa: z.enum(ayanamsas),
  node: z.enum(['mean', 'true']),
  /** The houses of the bhava chalit. */
  houses: z.enum(houseSystems),
  dashaYear: z.enum(dashaYearNames),
};

/** The fields of a birth: when and where, the place by id or by coordinates with their zone. */
const birthFields = {
  name: z.string().trim().max(80, 'Use at most 80 characters.').optional(),
  gender: z.enum(['female', 'male', 'other']).optional(),
  date: birthDate,
  /** 24-hour wall time at the place of birth, or null when it is not known. */
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Enter the time as HH:MM or HH:MM:SS.')
    .nullable(),
  /** Which of the two, when clocks were put back and showed the time twice. */
  occurrence: z.enum(['earlier', 'later']).optional(),
  /** Whose time the clock showed, for births in India before 1956. */
  clock: z.enum(clocks).default('zone'),
  placeId: z.string().min(1).max(160).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  timeZone: z.string().min(1).max(64).optional(),
  lang: z.enum(['en', 'hi']).default('en'),
  ayanamsa: conventionChoices.ayanamsa.default(defaultConventions.ayanamsa),
  node: conventionChoices.node.default(defaultConventions.node),
  houses: conventionChoices.houses.default(defaultConventions.houses),
  dashaYear: conventionChoices.dashaYear.default(defaultConventions.dashaYear),
};

type Placed = Partial<
  Record<'placeId' | 'timeZone', string | undefined> &
    Record<'latitude' | 'longitude', number | undefined>
>;
type Refinement = {
  addIssue(issue: { code: 'custom'; path: string[]; message: string }): void;
};

/** A birth is at a place of the list, or at coordinates, whose zone is found where none is sent. */
function requirePlace(body: Placed, refinement: Refinement): void {
  if (body.placeId) return;
  for (const field of ['latitude', 'longitude'] as const)
    if (body[field] === undefined)
      refinement.addIssue({
        code: 'custom',
        path: [field],
        message: 'Send placeId, or latitude and longitude.',
      });
}

/** A birth and how its chart is to be counted. */
export const kundliInput = z.object(birthFields).superRefine(requirePlace);

/** A birth chart with what it was computed from. */
export const kundli = z.object({
  input: z.object({
    name: z.string().nullable(),
    gender: z.enum(['female', 'male', 'other']).nullable(),
    date: z.string(),
    time: z.string().nullable(),
    place: z.object({
      /** Null when coordinates were sent instead of a place. */
      name: z.string().nullable(),
      region: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      timeZone: z.string(),
    }),
  }),
  /** The instant of the chart; local noon when the time is not known. */
  utc: isoInstant,
  /** Local time minus UTC, by the history of the zone. */
  offset: z.object({ seconds: z.number().int(), text: z.string() }),
  /** Null when the time of birth is not known. */
  ascendant: division.nullable(),
  planets: z.record(graha, position),
  /** With an unknown time: the rashis and nakshatras the moon passes on that day. */
  moonOfDay: z.object({ rashis: z.array(rashi), nakshatras: z.array(z.number().int()) }).nullable(),
  ayanamsa: z.number(),
  /** Null when the time of birth is not known: the moon moves too far in a day. */
  vimshottari: z.array(dashaPeriod).nullable(),
  /** Mahadasha and antardasha at the moment of the answer, if the 120 years hold it. */
  running: z.object({ mahadasha: dashaPeriod, antardasha: dashaPeriod }).nullable(),
  conventions: z.object({
    ayanamsa: z.enum(ayanamsas),
    node: z.enum(['mean', 'true']),
    positions: z.literal('apparent geocentric'),
    houses: z.literal('whole sign'),
    dashaYearDays: z.number(),
    dashaYear: z.enum(dashaYearNames),
    chalit: z.enum(houseSystems),
    clock: z.enum(clocks),
  }),
});

/** A birth chart. */
export type Kundli = z.infer<typeof kundli>;

/** What the kundli endpoint takes. */
export type KundliInput = z.input<typeof kundliInput>;

/** What the link of a kept kundli's or match's maker has beside its id. */
export const keptSecret = z.string().regex(/^[\w-]{22}$/, 'This is no secret of this site.');

/** The id a kundli is kept under: random, and the only thing its address tells. */
export const kundliId = z.string().regex(/^[\w-]{22}$/, 'This is not the id of a kundli.');

/**
 * Computes a birth chart and keeps what it was computed from under a random id: for 90 days, or until
 * its maker deletes it when he is signed in and asks to `keep` it. `invalid_input` names the field:
 * `body.date`, `body.time` for a time the clocks skipped, `body.occurrence` for one they showed twice,
 * `body.placeId`, `body.timeZone`.
 */
export const createKundli = defineEndpoint({
  id: 'astro.create_kundli',
  owner: 'mf-astro-services',
  method: 'POST',
  path: '/api/kundli',
  summary: 'Computes a birth chart and keeps it under a random id.',
  body: z.object({ ...birthFields, keep: z.boolean().default(false) }).superRefine(requirePlace),
  answer: z.object({
    status: z.literal(200),
    id: kundliId,
    /** Says who made it: without it, or its account, nobody can change or delete it. */
    secret: keptSecret.optional(),
    /** Whether it is kept for longer: asked for by who is signed in, whose consent was noted with it. */
    isKept: z.boolean().default(false),
    data: kundli,
  }),
  caller: 'anyone',
  allowance: { count: 600, seconds: 600 },
});
