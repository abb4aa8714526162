import { z } from 'shared/contracts/zod';
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

/** All divisional charts, and the bhava chalit. */
export const vargaSection = z.object({
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

/** The main periods of four dashas. */
export const dashaSection = z.object({
  vimshottari: z.array(dashaPeriod),
  yogini: z.array(dashaPeriod),
  ashtottari: z.object({ isApplicable: z.boolean(), periods: z.array(dashaPeriod) }),
  chara: z.object({
    lagnaRashi: rashi,
    periods: z.array(z.object({ rashi, start: instant, end: instant })),
  }),
  now: instant,
});

const sum = z.object({ total: z.number() });

/** Ashtakavarga, shadbala and vimshopaka. */
export const strengthSection = z.object({
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

/** The annual chart of the running year of life. */
export const yearSection = z.object({
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

const kpLords = { sign: seven, star: graha, sub: graha, subSub: graha };

/** Cusps, grahas and houses by the Krishnamurti school. */
export const kpSection = z.object({
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
