import { z } from 'shared/contracts/zod';
import { grahas } from '../jyotish/zodiac/graha';

/** ISO 8601 UTC. */
export const instant = z.iso.datetime();
/** Civil date of the place, `YYYY-MM-DD`. */
export const civilDate = z.iso.date();
export const span = z.object({ start: instant, end: instant });
const index = z.number().int();

/** Steps of an element from sunrise to sunrise: the first began before, the last may end after. */
const elements = z.array(span.extend({ index }));
const season = z.object({
  /** 0 Vasanta to 5 Shishira. */
  ritu: index.min(0).max(5),
  ayana: z.enum(['uttarayana', 'dakshinayana']),
});

/** Where a panchang is for. */
export const panchangPlace = z.object({
  /** What stands in addresses: `delhi`, or the place's id where it is not one of the larger cities. */
  slug: z.string(),
  name: z.string(),
  region: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA name. */
  timeZone: z.string(),
});

/** Why a date has no sunrise. */
export const sunless = z.enum(['polar_day', 'polar_night']);

/** Why a date has no panchang day: no sunrise, or the zone left the date out. */
export const dayAbsence = z.enum(['polar_day', 'polar_night', 'skipped_date']);

/** The lunar month of a sunrise. */
export const lunarMonth = z.object({
  /** 1 Chaitra to 12 Phalguna. */
  amanta: index.min(1).max(12),
  purnimanta: index.min(1).max(12),
  adhika: z.boolean(),
  kshaya: index.min(1).max(12).nullable(),
  paksha: z.enum(['shukla', 'krishna']),
  years: z.object({
    shaka: index,
    vikram: index,
    gujarati: index,
    kali: index,
    samvatsara: z.object({ south: index, north: index }),
  }),
});

const choghadiya = span.extend({
  name: z.enum(['udveg', 'char', 'labh', 'amrit', 'kaal', 'shubh', 'rog']),
  lord: z.enum(grahas),
  quality: z.enum(['good', 'neutral', 'bad']),
});

const riseRule = z.object({
  limb: z.enum(['upper', 'centre']),
  refraction: z.boolean(),
});

/** A day's panchang from sunrise to sunrise. */
export const panchangDay = z.object({
  /** 0 Sunday to 6 Saturday. */
  vara: index.min(0).max(6),
  sunrise: instant,
  sunset: instant,
  nextSunrise: instant,
  /** The first from sunrise on, on the next date perhaps; null when none comes before the next sunrise. */
  moonrise: instant.nullable(),
  moonset: instant.nullable(),
  tithi: elements,
  nakshatra: elements,
  yoga: elements,
  /** Half-tithis 1-60, with their kind: 1 Bava to 11 Kimstughna. */
  karana: z.array(span.extend({ index, kind: index.min(1).max(11) })),
  moonRashi: elements,
  sunRashi: elements,
  sunNakshatra: elements,
  month: lunarMonth,
  solarDates: z.array(
    z.object({
      calendar: z.enum(['tamil', 'malayalam', 'bengali', 'odia']),
      /** Counted from the first month of the calendar's year. */
      month: index.min(1).max(12),
      day: index,
      year: index,
      era: z.enum(['shaka', 'kollam', 'bangabda']),
    }),
  ),
  season: z.object({ vedic: season, drik: season }),
  periods: z.array(
    span.extend({
      name: z.enum([
        'brahma-muhurta',
        'pratah-sandhya',
        'rahu-kaal',
        'yamaganda',
        'gulika',
        'dur-muhurta',
        'abhijit',
        'madhyahna-sandhya',
        'vijaya',
        'godhuli',
        'sayahna-sandhya',
        'nishita',
      ]),
      auspicious: z.boolean(),
    }),
  ),
  amritKaal: z.array(span),
  varjyam: z.array(span),
  choghadiya: z.object({ day: z.array(choghadiya), night: z.array(choghadiya) }),
  hora: z.array(span.extend({ lord: z.enum(grahas) })),
  yogas: z.array(
    span.extend({
      name: z.enum([
        'sarvartha-siddhi',
        'amrita-siddhi',
        'guru-pushya',
        'ravi-pushya',
        'ravi-yoga',
        'dwipushkara',
        'tripushkara',
      ]),
    }),
  ),
  anandadi: elements,
  bhadra: z.array(
    span.extend({
      lokas: z.array(span.extend({ loka: z.enum(['swarga', 'patala', 'prithvi']) })),
      mukha: span,
      puchchha: span,
    }),
  ),
  panchaka: span
    .extend({ kind: z.enum(['roga', 'raja', 'agni', 'chora', 'mrityu', 'plain']) })
    .nullable(),
  gandaMoola: elements,
  dishaShool: z.enum(['east', 'south', 'west', 'north']),
  /** By part of the day: birth nakshatras 1-27 and rashis 0-11 with bala. */
  taraBala: z.array(z.array(index)),
  chandraBala: z.array(z.array(index)),
  conventions: z.object({ ayanamsa: z.string(), riseRule, moonRiseRule: riseRule }),
});

/** What closes a season or an hour to auspicious works. */
export const hindrance = z.enum([
  'adhika-masa',
  'kshaya-masa',
  'kharmas',
  'chaturmas',
  'pitru-paksha',
  'holashtak',
  'guru-asta',
  'shukra-asta',
  'bhadra',
  'dushta-yoga',
  'sankranti',
]);

/** An eclipse as a place sees it: from its beginning there, or the rise, to its end, or the set. */
export const visibleEclipse = span.extend({
  body: z.enum(['sun', 'moon']),
  /** What is seen there, and what it is where most of it is seen. */
  kind: z.enum(['total', 'annular', 'partial', 'penumbral']),
  kindOnEarth: z.enum(['total', 'annular', 'hybrid', 'partial', 'penumbral']),
  /** When most of it is seen there: at the rise or the set if the deepest moment is hidden. */
  greatest: instant,
  /** Share of the diameter covered then; of a total or annular eclipse of the sun the ratio of the diameters. */
  magnitude: z.number(),
  /** Share of the sun's disc covered then; null for the moon. */
  obscuration: z.number().min(0).max(1).nullable(),
  /** First and last contact there, the horizon not regarded. */
  contacts: span,
  /** While it is seen total, or as a ring. */
  central: span.nullable(),
  /** Whether it is going on as the body rises, and as it sets. */
  risesEclipsed: z.boolean(),
  setsEclipsed: z.boolean(),
  /** Null for a penumbral eclipse. */
  sutak: span.nullable(),
});

/** A festival or vrat of a place, in the reader's language. */
export const festival = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['festival', 'vrat', 'ekadashi', 'jayanti', 'sankranti', 'shraddha']),
  date: civilDate,
  /** The rule that chose the date, and which clause of it decided. */
  rule: z.string(),
  because: z.string(),
  /** Times that matter, by name: `tithiStart`, `kalaStart`, `moonrise`, `paranaStart` and others. */
  instants: z.record(z.string(), instant),
  /** What other traditions, by id and name, do where their date is another one. */
  alternatives: z.array(
    z.object({ tradition: z.string(), name: z.string(), date: civilDate, rule: z.string() }),
  ),
});
