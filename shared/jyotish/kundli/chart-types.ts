import type { DashaPeriod } from '../dasha/dasha-period';
import type { Houses, HouseSystem } from '../houses/house-types';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import type { Division } from '../zodiac/divisions';
import type { Graha, NodeKind } from '../zodiac/graha';

/** What a chart is computed from. Latitude north positive, longitude east positive, in degrees. */
export interface ChartInput {
  /** ISO 8601 instant, e.g. `1972-02-28T23:14:00Z`; years 1800 to 2199. */
  utc: string;
  latitude: number;
  longitude: number;
  ayanamsa?: Ayanamsa;
  node?: NodeKind;
  /** Asks for bhavas of this system beside the whole-sign houses. */
  houses?: HouseSystem;
  /** Days in a dasha year; left out, 365.25. */
  dashaYearDays?: number;
  /** Whether Uranus, Neptune and Pluto are wanted. */
  outerPlanets?: boolean;
}

/** A body in the chart: a graha or an outer planet. */
export interface PlanetPosition extends Division {
  /** Ecliptic latitude of date, degrees. */
  latitude: number;
  /** Sidereal degrees per day; negative when retrograde. */
  speed: number;
  retrograde: boolean;
  /** Whole-sign house from the ascendant, 1 to 12. */
  house: number;
}

/** The planets the classics do not know; here they rule and aspect nothing. */
export const outerPlanets = ['uranus', 'neptune', 'pluto'] as const;

/** One of `outerPlanets`. */
export type OuterPlanet = (typeof outerPlanets)[number];

/** The bhavas of a chart in one house system, and which of them (1 to 12) holds each graha. */
export interface Bhavas extends Houses {
  grahas: Record<Graha, number>;
}

/** How the numbers were made, shown with every result. */
export interface ChartConventions {
  ayanamsa: Ayanamsa;
  node: NodeKind;
  positions: 'apparent geocentric';
  /** What `house` counts; the system of `bhavas` is named there. */
  houses: 'whole sign';
  dashaYearDays: number;
}

/** A birth chart. */
export interface Chart {
  ascendant: Division;
  planets: Record<Graha, PlanetPosition>;
  /** Only when asked for. */
  outerPlanets?: Record<OuterPlanet, PlanetPosition>;
  /** Only when asked for; the kp system counts its cusps in the kp ayanamsa. */
  bhavas?: Bhavas;
  /** Ayanamsa at the instant, degrees, nutation not included. */
  ayanamsa: number;
  /** The nine mahadashas; the first is the one running at birth, so it starts before birth. */
  vimshottari: DashaPeriod[];
  conventions: ChartConventions;
}
