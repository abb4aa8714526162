import { z } from 'shared/contracts/zod';
import { doshaIds } from '../jyotish/kundli/doshas/dosha';
import { kaalSarpKinds } from '../jyotish/kundli/doshas/kaal-sarp';
import { grahas } from '../jyotish/zodiac/graha';
import {
  dashaSection,
  kpSection,
  strengthSection,
  vargaSection,
  yearSection,
} from './astro-kundli-tables';

const graha = z.enum(grahas);
const instant = z.iso.datetime();
const rashi = z.number().int().min(0).max(11);
const house = z.number().int().min(1).max(12);
const degrees = z.number().min(0).lt(360);

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
        exceptions: z.array(toldRule.extend({ lifts: z.array(z.string()) })),
        /** The ids of the rules no exception lifts. */
        standing: z.array(z.string()),
        kind: z.enum(kaalSarpKinds).nullable(),
        /** Of Kaal Sarp: partial, where a graha stands outside, which many don't count. */
        extent: z.enum(['full', 'partial']).nullable(),
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
