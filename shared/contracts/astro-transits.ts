import { z } from 'shared/contracts/zod';
import { supportedYears } from '../jyotish/supported-dates';
import { ayanamsas } from '../jyotish/zodiac/ayanamsa';
import { grahas } from '../jyotish/zodiac/graha';
import { defineEndpoint } from './contract';

const graha = z.enum(grahas);
const instant = z.iso.datetime();
const rashi = z.number().int().min(0).max(11);
const degrees = z.number().min(0).lt(360);
const house = z.number().int().min(1).max(12);
const conventions = z.object({ ayanamsa: z.enum(ayanamsas), node: z.enum(['mean', 'true']) });

const place = z.object({
  graha,
  longitude: degrees,
  rashi,
  nakshatra: z.number().int().min(1).max(27),
  pada: z.number().int().min(1).max(4),
  /** Degrees per day. */
  speed: z.number(),
  retrograde: z.boolean(),
  combust: z.boolean(),
  /** When it next changes its rashi, either way. */
  leavesAt: instant,
});

const ingress = z.object({
  graha,
  entered: rashi,
  left: rashi,
  retrograde: z.boolean(),
  at: instant,
});

const retrograde = z.object({
  graha,
  from: instant,
  until: instant,
  fromLongitude: degrees,
  untilLongitude: degrees,
});

/** A graha in the sky now. */
export type SkyPlace = z.infer<typeof place>;
/** A graha entering a rashi. */
export type Ingress = z.infer<typeof ingress>;
/** A stretch of backward motion. */
export type RetrogradeSpan = z.infer<typeof retrograde>;

/** Where the nine grahas stand now, with the moment each leaves its rashi. */
export const getSky = defineEndpoint({
  id: 'astro.get_sky',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_sky',
  summary: 'Gives the sidereal places of the nine grahas at this moment.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({ at: instant, places: z.array(place).length(9), conventions }),
  }),
  caller: 'anyone',
  cache: { maxAge: 60, staleWhileRevalidate: 60 },
});

const year = z.coerce.number().int().min(supportedYears.first).max(supportedYears.last);
const yearCache = { maxAge: 86_400, staleWhileRevalidate: 604_800 };

/** What happens in a year, Moon left out: entries, retrograde stretches, conjunctions, combustions. */
export const getTransits = defineEndpoint({
  id: 'astro.get_transits',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_transits/:year',
  summary: 'Lists the sign changes, retrograde stretches, conjunctions and combustions of a year.',
  params: z.object({ year }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      year,
      ingresses: z.array(ingress),
      retrogrades: z.array(retrograde),
      conjunctions: z.array(
        z.object({ first: graha, second: graha, longitude: degrees, at: instant }),
      ),
      combustions: z.array(z.object({ graha, from: instant, until: instant })),
      conventions,
    }),
  }),
  caller: 'anyone',
  cache: yearCache,
});

/** The sign changes of one graha around now, and its retrograde stretches. */
export const getGrahaTransits = defineEndpoint({
  id: 'astro.get_graha_transits',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_graha_transits/:graha',
  summary: 'Lists the sign changes and retrograde stretches of one graha around today.',
  params: z.object({ graha }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      graha,
      from: instant,
      until: instant,
      place,
      ingresses: z.array(ingress),
      retrogrades: z.array(retrograde),
      conventions,
    }),
  }),
  caller: 'anyone',
  cache: { maxAge: 3600, staleWhileRevalidate: 86_400 },
});

const gochara = z.object({
  graha,
  rashi,
  retrograde: z.boolean(),
  houseFromMoon: house,
  houseFromLagna: house.nullable(),
  favourable: z.boolean(),
  vedhaBy: z.array(graha),
  leavesAt: instant,
});

/** A graha's transit counted from a Moon sign. */
export type Gochara = z.infer<typeof gochara>;

/** The transits of now over a Moon sign and, where it is known, a lagna. */
export const getGochara = defineEndpoint({
  id: 'astro.get_gochara',
  owner: 'mf-astro-services',
  method: 'GET',
  path: '/api/get_gochara',
  summary: 'Counts the transits of this moment from a Moon sign and a lagna.',
  query: z.object({
    moon: z.coerce.number().int().min(0).max(11),
    lagna: z.coerce.number().int().min(0).max(11).optional(),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ at: instant, transits: z.array(gochara).length(9), conventions }),
  }),
  caller: 'anyone',
  cache: { maxAge: 300, staleWhileRevalidate: 600 },
});
