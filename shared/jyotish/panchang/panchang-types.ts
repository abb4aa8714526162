import type { Place, RiseRule } from '../astronomy/rise-set';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import type { Zodiac } from '../zodiac/graha-places';
import type { AnandadiYoga } from './anandadi';
import type { Direction } from './bala';
import type { Bhadra } from './bhadra';
import type { DayEclipse } from './day-eclipses';
import type { DayPeriod } from './day-periods';
import type { DayYoga } from './day-yogas';
import type { ElementSpan } from './elements';
import type { Choghadiya, Hora } from './hora';
import type { LunarYears } from './lunar-years';
import type { NakshatraWindow } from './nakshatra-windows';
import type { Panchaka } from './panchaka';
import type { Season } from './season';
import type { SolarDate } from './solar-month';
import type { Written } from './spans';
import type { DayAbsence } from './sun-day';

/** Which day of which place. Left out, the zodiac is Lahiri and sunrise that of the upper limb with refraction. */
export interface PanchangInput {
  /** Civil date `YYYY-MM-DD`, years 1800 to 2199. */
  date: string;
  /** IANA name. */
  timeZone: string;
  place: Place;
  zodiac?: Zodiac;
  riseRule?: RiseRule;
  /** Left out, the centre of the disc without refraction, as Drik Panchang has it; see `moonRiseRules`. */
  moonRiseRule?: RiseRule;
}

/** A stretch of days: `date` is the first of them, `until` the last. */
export interface PanchangRange extends PanchangInput {
  until: string;
}

/** Why there is no panchang, with the field to blame. On polar days and nights no sunrise begins a day; `skipped_date`: the zone left it out. */
export interface PanchangFailure {
  ok: false;
  code: 'bad_date' | 'unsupported_year' | 'unknown_zone' | 'bad_place' | DayAbsence;
  field: 'date' | 'timeZone' | 'place';
}

/** The month of a day's sunrise and its years. */
export interface PanchangMonth {
  /** 1 Chaitra to 12 Phalguna, from new moon to new moon and from full moon to full moon. */
  amanta: number;
  purnimanta: number;
  adhika: boolean;
  /** The month this one swallows, null as a rule. */
  kshaya: number | null;
  paksha: 'shukla' | 'krishna';
  /** The new moons it lies between. */
  start: string;
  end: string;
  years: LunarYears;
}

/** What was assumed; every one of it can be asked for otherwise. */
export interface PanchangConventions {
  ayanamsa: Ayanamsa;
  riseRule: RiseRule;
  moonRiseRule: RiseRule;
  day: 'sunrise to sunrise';
  moonrise: 'first after sunrise';
  positions: 'apparent geocentric';
}

/** Elements that run between two sunrises: the first began before, the last may end after. */
export type ElementList = Written<ElementSpan>[];

/**
 * The five limbs of a day and what a calendar needs, from sunrise to sunrise. Instants are ISO 8601
 * UTC.
 */
export interface PanchangSummary {
  ok: true;
  date: string;
  timeZone: string;
  place: Place;
  /** 0 Sunday (Ravivara) to 6 Saturday (Shanivara). */
  vara: number;
  sunrise: string;
  sunset: string;
  nextSunrise: string;
  /** First after sunrise, so at times on the next date; null when there is none before the next sunrise. */
  moonrise: string | null;
  moonset: string | null;
  tithi: ElementList;
  nakshatra: ElementList;
  yoga: ElementList;
  /** As half-tithis 1-60; `findKaranaKind` gives the eleven kinds. */
  karana: ElementList;
  moonRashi: ElementList;
  sunRashi: ElementList;
  month: PanchangMonth;
  solarDates: SolarDate[];
  season: { vedic: Season; drik: Season };
  conventions: PanchangConventions;
}

/** All of a day's panchang. */
export interface PanchangDay extends PanchangSummary {
  /** Quarters of the nakshatras, 1 to 108. */
  moonPada: ElementList;
  sunNakshatra: ElementList;
  /** Rahu Kaal and the like, in order of their beginning. */
  periods: Written<DayPeriod>[];
  amritKaal: Written<NakshatraWindow>[];
  varjyam: Written<NakshatraWindow>[];
  choghadiya: { day: Written<Choghadiya>[]; night: Written<Choghadiya>[] };
  hora: Written<Hora>[];
  yogas: Written<DayYoga>[];
  anandadi: Written<AnandadiYoga>[];
  bhadra: Bhadra[];
  /** The whole panchaka the day touches, from its beginning to its end. */
  panchaka: Written<Panchaka> | null;
  /** Nakshatras of the day that are Ganda Moola. */
  gandaMoola: ElementList;
  dishaShool: Direction;
  /** Birth nakshatras (1-27) and rashis (0-11) with bala, for each of the moon's above. */
  taraBala: number[][];
  chandraBala: number[][];
  /** Those seen from here between the two sunrises. */
  eclipses: DayEclipse[];
}
