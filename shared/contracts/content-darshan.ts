import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** What can be seen of a temple: the deity during open hours, or an aarti. */
export const riteKinds = ['darshan', 'aarti'] as const;

/** The kind of a rite. */
export type RiteKind = (typeof riteKinds)[number];

/** Where a rite stands at a moment. */
export const riteStates = ['upcoming', 'now', 'over'] as const;

/** The state of a rite. */
export type RiteState = (typeof riteStates)[number];

const instant = z.iso.datetime();
const wallTime = z.string().regex(/^\d{2}:\d{2}$/);

const rite = z.object({
  slug: z.string(),
  name: z.string(),
  starts_at: instant,
  /** Null where only the beginning is published. */
  ends_at: instant.nullable(),
  /** As clocks at the temple show them, `HH:MM`. */
  local_start: wallTime,
  local_end: wallTime.nullable(),
  /** What its beginning goes by. */
  follows: z.enum(['clock', 'sunrise', 'sunset']),
  state: z.enum(riteStates),
  /** HLS address; null unless the temple has agreed in writing. */
  stream: z.string().nullable(),
});

/** One rite of a day. */
export type Rite = z.infer<typeof rite>;

const temple = z.object({
  slug: z.string(),
  name: z.string(),
  place: z.string(),
  deity: z.string(),
  /** Who keeps the temple and publishes its hours, and where. */
  keeper: z.string(),
  website: z.string(),
  time_zone: z.string(),
  /** Degrees, north and east positive. */
  latitude: z.number(),
  longitude: z.number(),
  /** The day the rites belong to, at the temple. */
  date: z.iso.date(),
  rites: z.array(rite),
  /** The first that is still to come, this day or the day after. */
  next: rite.nullable(),
});

/** A temple with the rites of a day. */
export type TempleDay = z.infer<typeof temple>;

/** The day's rites of one kind in all temples. */
export const getDarshanSchedule = defineEndpoint({
  id: 'content.get_darshan_schedule',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_darshan_schedule',
  summary:
    'Gives the rites of a day by temple, those that are on or next first, and where each stands now.',
  query: z.object({
    kind: z.enum(riteKinds),
    /** At each temple; its today when left out. */
    date: z
      .string()
      .regex(/^(18[1-9]|19\d|20\d|21[0-8])\d-\d{2}-\d{2}$/, 'Use YYYY-MM-DD, 1810 to 2189.')
      .refine((date) => new Date(date).toJSON()?.startsWith(date) ?? false, 'There is no such day.')
      .optional(),
    lang: z.enum(['en', 'hi']).default('en'),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      /** The moment the states hold for. */
      at: instant,
      kind: z.enum(riteKinds),
      temples: z.array(temple),
      /** The first rite still to come anywhere. */
      next: z.object({ temple: z.string(), rite: z.string(), starts_at: instant }).nullable(),
    }),
  }),
  caller: 'anyone',
  cache: { maxAge: 20, staleWhileRevalidate: 20 },
});

/** The day's rites of one kind in all temples. */
export type DarshanSchedule = z.output<typeof getDarshanSchedule.answer>['data'];
