import type { Bhavas, Chart } from '../kundli/chart-types';
import type { FoundDosha } from '../kundli/doshas/dosha';
import type { KaalSarpForm } from '../kundli/doshas/kaal-sarp';
import type { ShaniPeriod } from '../kundli/doshas/shani-periods';
import type { GrahaState } from '../kundli/graha-states';
import type { KpChart } from '../kundli/kp/significators';
import type { Ashtakavarga } from '../kundli/strengths/ashtakavarga';
import type { BySeven } from '../kundli/strengths/by-seven';
import type { Shadbala } from '../kundli/strengths/shadbala';
import type { Saham } from '../kundli/varshphal/sahams';
import type { TajikaAspect } from '../kundli/varshphal/tajika-aspects';
import type { YearLord } from '../kundli/varshphal/year-lord';
import type { Varga } from '../kundli/vargas';
import type { FoundYoga } from '../kundli/yogas/find-yogas';
import type { Person } from '../kundli/yogas/yoga';
import { dashaYears, type DashaPeriod } from '../dasha/dasha-period';
import type { HouseSystem } from '../houses/house-types';
import type { Gochara } from '../transits/gochara';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import type { Graha, NodeKind } from '../zodiac/graha';

/** The names of the dasha years; their lengths are in `dashaYears`. */
export const dashaYearNames = Object.keys(dashaYears) as [DashaYear, ...DashaYear[]];

/** The name of a dasha year. */
export type DashaYear = keyof typeof dashaYears;

/** What a reader of a report may choose. */
export interface ReportConventions {
  ayanamsa: Ayanamsa;
  node: NodeKind;
  /** The houses of the bhava chalit. */
  houses: HouseSystem;
  dashaYear: DashaYear;
}

/** What Indian almanacs use: Lahiri, the mean node, Sripati's bhavas, 365.25 days. */
export const defaultConventions: ReportConventions = {
  ayanamsa: 'lahiri',
  node: 'mean',
  houses: 'sripati',
  dashaYear: 'julian',
};

/** A birth as the engine needs it. */
export interface ReportBirth {
  /** ISO instant; that of local noon when the time is not known. */
  utc: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  isTimeKnown: boolean;
  person: Person;
}

/** A body of the overview: its place, its state, and the KP lord of its sub. */
export type OverviewPlace = Omit<Chart['planets'][Graha], 'house'> &
  Pick<GrahaState, 'dignity' | 'combust' | 'vargottama'> & { house: number | null; sub: Graha };

/** What a report begins with. What needs the time of birth is null without it. */
export interface Overview {
  ascendant: Chart['ascendant'] | null;
  planets: Record<Graha, OverviewPlace>;
  /** With an unknown time: what the Moon passes on that day. */
  moonOfDay: { rashis: number[]; nakshatras: number[] } | null;
  ayanamsa: number;
  vimshottari: DashaPeriod[] | null;
  running: { mahadasha: DashaPeriod; antardasha: DashaPeriod } | null;
  conventions: Chart['conventions'] & { chalit: HouseSystem; dashaYear: DashaYear };
}

/** A period of a rashi dasha with ISO instants. */
export interface WrittenRashiPeriod {
  rashi: number;
  start: string;
  end: string;
}

/** The parts of a report beside the overview, by name; null where the birth does not allow them. */
export interface ReportSections {
  vargas: {
    vargas: Record<Varga, { ascendant: number; planets: Record<Graha, number> }>;
    /** Null beyond the polar circles, where the system is not defined. */
    chalit: Bhavas | null;
  };
  dashas: {
    vimshottari: DashaPeriod[];
    yogini: DashaPeriod[];
    ashtottari: { isApplicable: boolean; periods: DashaPeriod[] };
    chara: { lagnaRashi: number; periods: WrittenRashiPeriod[] };
    /** The moment the running periods are marked for. */
    now: string;
  };
  yogas: FoundYoga[];
  doshas: {
    /** Null when the time of birth is not known. */
    doshas: (FoundDosha & { form?: KaalSarpForm })[] | null;
    /** Null when the Moon changes its rashi on a day of unknown time. */
    shani: ShaniPeriod[] | null;
    now: string;
  };
  strengths: {
    ashtakavarga: Ashtakavarga;
    pindas: BySeven;
    /** Null where the sun does not rise and set that day. */
    shadbala: BySeven<Shadbala> | null;
    vimshopaka: BySeven;
  };
  year: {
    years: number;
    start: string;
    end: string;
    ascendant: number;
    planets: Record<
      Graha,
      { longitude: number; rashi: number; retrograde: boolean; house: number }
    >;
    muntha: { rashi: number; house: number };
    yearLord: Pick<YearLord, 'graha' | 'because'>;
    mudda: DashaPeriod[];
    sahams: Record<Saham, number>;
    aspects: TajikaAspect[];
    now: string;
  };
  transits: { at: string; gochara: Gochara[] };
  kp: KpChart | null;
}

/** The name of a part of a report. */
export type ReportSection = keyof ReportSections;
