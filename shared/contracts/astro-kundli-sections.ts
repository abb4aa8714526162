import { z } from 'shared/contracts/zod';
import { doshaIds } from '../jyotish/kundli/doshas/dosha';
import { kaalSarpKinds } from '../jyotish/kundli/doshas/kaal-sarp';
import { houseSystems } from '../jyotish/houses/house-types';
import { sevenGrahas } from '../jyotish/kundli/rashi-lords';
import { contributors } from '../jyotish/kundli/strengths/ashtakavarga-table';
import { vargas } from '../jyotish/kundli/vargas';
import { ayanamsas } from '../jyotish/zodiac/ayanamsa';
import { grahas } from '../jyotish/zodiac/graha';
import { dashaPeriod } from './astro-kundli';

const graha = z.enum(grahas);
const seven = z.enum(sevenGrahas);
const instant = z.iso.datetime();
const rashi = z.number().int().min(0).max(11);
const house = z.number().int().min(1).max(12);
const degrees = z.number().min(0).lt(360);
const byRashi = z.array(z.number()).length(12);
const bySeven = z.record(seven, z.number());

const vargaSection = z.object({
  vargas: z.record(z.enum(vargas), z.object({ ascendant: rashi, planets: z.record(graha, rashi) })),
  /** The bhava chalit; null where the house system is not defined. */
  chalit: z
    .object({
      system: z.enum(houseSystems),
      ayanamsa: z.enum(ayanamsas),
      ascendant: degrees,
      midheaven: degrees,
      cusps: z.array(degrees).length(12),
      middles: z.array(degrees).length(12).optional(),
      grahas: z.record(graha, house),
    })
    .nullable(),
});

const dashaSection = z.object({
  vimshottari: z.array(dashaPeriod),
  yogini: z.array(dashaPeriod),
  ashtottari: z.object({ isApplicable: z.boolean(), periods: z.array(dashaPeriod) }),
  chara: z.object({
    lagnaRashi: rashi,
    periods: z.array(z.object({ rashi, start: instant, end: instant })),
  }),
  now: instant,
});

/** A named rule that held, and the conditions it met, in words of the language asked for. */
const toldRule = z.object({ text: z.string(), because: z.array(z.string()) });

const yogaSection = z.array(
  z.object({
    id: z.string(),
    family: z.string(),
    name: z.string(),
    rule: z.string(),
    tradition: z.string(),
    source: z.string(),
    because: z.array(z.string()),
    /** What adds to or takes from it: dignity, combustion, backward motion. */
    notes: z.array(z.string()),
    cancelledBy: z.array(toldRule),
  }),
);

const doshaSection = z.object({
  /** Null when the time of birth is not known. */
  doshas: z
    .array(
      z.object({
        id: z.enum(doshaIds),
        name: z.string(),
        about: z.string(),
        rule: z.string(),
        tradition: z.string(),
        eased: z.string(),
        remedies: z.array(z.string()),
        source: z.string(),
        fired: z.array(toldRule.extend({ id: z.string() })),
        exceptions: z.array(toldRule),
        kind: z.enum(kaalSarpKinds).nullable(),
      }),
    )
    .nullable(),
  /** Null when the Moon changes its rashi on a day of unknown time. */
  shani: z
    .array(
      z.object({
        kind: z.enum(['sade-sati', 'kantaka', 'ashtama']),
        start: instant,
        end: instant,
        stays: z.array(z.object({ house, rashi, start: instant, end: instant })),
      }),
    )
    .nullable(),
  now: instant,
});

const sum = z.object({ total: z.number() });

const strengthSection = z.object({
  ashtakavarga: z.object({ bhinna: z.record(z.enum(contributors), byRashi), sarva: byRashi }),
  /** Shodhya pinda of each. */
  pindas: bySeven,
  /** In virupas; null where the sun does not rise and set that day. */
  shadbala: z
    .record(
      seven,
      z.object({
        sthana: sum,
        dig: z.number(),
        kala: sum,
        cheshta: z.number(),
        naisargika: z.number(),
        drik: z.number(),
        total: z.number(),
        rupas: z.number(),
        requiredRupas: z.number(),
        ratio: z.number(),
        ishta: z.number(),
        kashta: z.number(),
      }),
    )
    .nullable(),
  /** Of the sixteen vargas, 5 to 20 points. */
  vimshopaka: bySeven,
});

const yearSection = z.object({
  /** Completed years of age at its beginning. */
  years: z.number().int().min(0),
  start: instant,
  end: instant,
  ascendant: degrees,
  planets: z.record(graha, z.object({ longitude: degrees, rashi, retrograde: z.boolean(), house })),
  muntha: z.object({ rashi, house }),
  yearLord: z.object({
    graha: seven,
    because: z.enum(['strongest-aspecting', 'none-aspects', 'all-weak', 'in-place-of-moon']),
  }),
  mudda: z.array(dashaPeriod),
  /** Sidereal degrees by the name of the saham. */
  sahams: z.record(z.string(), degrees),
  aspects: z.array(
    z.object({
      faster: seven,
      slower: seven,
      kind: z.enum(['trine', 'sextile', 'square', 'opposition', 'conjunction']),
      isFriendly: z.boolean(),
      yoga: z.enum(['ithasala', 'ishrafa']).nullable(),
    }),
  ),
  now: instant,
});

const transitSection = z.object({
  at: instant,
  gochara: z.array(
    z.object({
      graha,
      longitude: degrees,
      rashi,
      nakshatra: z.number().int().min(1).max(27),
      retrograde: z.boolean(),
      houseFromMoon: house,
      houseFromLagna: house.nullable(),
      favourable: z.boolean(),
      vedhaBy: z.array(graha),
      bindus: z.number().nullable(),
      reading: z.string(),
    }),
  ),
});

const kpLords = { sign: seven, star: graha, sub: graha, subSub: graha };

const kpSection = z.object({
  cusps: z.array(z.object({ longitude: degrees, ...kpLords })).length(12),
  grahas: z.record(
    graha,
    z.object({
      longitude: degrees,
      house,
      ...kpLords,
      starLordOccupies: z.array(house),
      occupies: z.array(house),
      starLordOwns: z.array(house),
      owns: z.array(house),
    }),
  ),
  houses: z.array(
    z.object({
      starOfOccupants: z.array(graha),
      occupants: z.array(graha),
      starOfOwner: z.array(graha),
      owner: graha,
    }),
  ),
});

/** The parts of a kundli, in the order they are offered; `chart` is the overview itself. */
export const kundliSections = [
  'chart',
  'vargas',
  'dashas',
  'yogas',
  'doshas',
  'strengths',
  'year',
  'transits',
  'kp',
] as const;

/** The name of a part of a kundli. */
export type KundliSection = (typeof kundliSections)[number];

/** One part, by its name; `data` is null where the birth does not allow it. */
export const toldSection = z.discriminatedUnion('name', [
  z.object({ name: z.literal('chart'), data: z.literal(null) }),
  z.object({ name: z.literal('vargas'), data: vargaSection.nullable() }),
  z.object({ name: z.literal('dashas'), data: dashaSection.nullable() }),
  z.object({ name: z.literal('yogas'), data: yogaSection.nullable() }),
  z.object({ name: z.literal('doshas'), data: doshaSection.nullable() }),
  z.object({ name: z.literal('strengths'), data: strengthSection.nullable() }),
  z.object({ name: z.literal('year'), data: yearSection.nullable() }),
  z.object({ name: z.literal('transits'), data: transitSection.nullable() }),
  z.object({ name: z.literal('kp'), data: kpSection.nullable() }),
]);

/** One part of a kundli with its data. */
export type ToldSection = z.infer<typeof toldSection>;

/** The data of a part. */
export type SectionData<S extends KundliSection> = NonNullable<
  Extract<ToldSection, { name: S }>['data']
>;
