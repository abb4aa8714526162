/** The nine grahas in the order a kundli lists them. */
export const grahas = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const;

/** A graha's name. */
export type Graha = (typeof grahas)[number];

/** Which lunar node Rahu is: the smooth mean node or the wobbling true one. */
export type NodeKind = 'mean' | 'true';

/** The ayanamsas the engine knows. */
export type Ayanamsa = 'lahiri';

/** What a chart is computed from. Latitude north positive, longitude east positive, in degrees. */
export interface ChartInput {
  /** ISO 8601 instant, e.g. `1972-02-28T23:14:00Z`; years 1800 to 2199. */
  utc: string;
  latitude: number;
  longitude: number;
  ayanamsa?: Ayanamsa;
  node?: NodeKind;
}

/** Where a sidereal longitude falls. */
export interface Division {
  /** Degrees, [0, 360), 0 = first point of Mesha. */
  longitude: number;
  /** 0 Mesha to 11 Meena. */
  rashi: number;
  /** 1 Ashwini to 27 Revati. */
  nakshatra: number;
  /** Quarter of the nakshatra, 1 to 4. */
  pada: number;
  /** Rashi in the navamsa (D9), 0 to 11. */
  navamsa: number;
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

/** One Vimshottari period; instants are ISO 8601 UTC to the second. */
export interface DashaPeriod {
  lord: Graha;
  start: string;
  end: string;
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
