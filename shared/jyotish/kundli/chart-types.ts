import type { DashaPeriod } from '../dasha/dasha-period';
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
}

/** A graha in the chart. */
export interface PlanetPosition extends Division {
  /** Ecliptic latitude of date, degrees. */
  latitude: number;
  /** Sidereal degrees per day; negative when retrograde. */
  speed: number;
  retrograde: boolean;
  /** Whole-sign house from the ascendant, 1 to 12. */
  house: number;
}

/** How the numbers were made, shown with every result. */
export interface ChartConventions {
  ayanamsa: Ayanamsa;
  node: NodeKind;
  positions: 'apparent geocentric';
  houses: 'whole sign';
  dashaYearDays: number;
}

/** A birth chart. */
export interface Chart {
  ascendant: Division;
  planets: Record<Graha, PlanetPosition>;
  /** Ayanamsa at the instant, degrees, nutation not included. */
  ayanamsa: number;
  /** The nine mahadashas; the first is the one running at birth, so it starts before birth. */
  vimshottari: DashaPeriod[];
  conventions: ChartConventions;
}
