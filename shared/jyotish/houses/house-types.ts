import type { Ayanamsa } from '../zodiac/ayanamsa';

/**
 * Ways to divide the sky into twelve bhavas.
 * - whole-sign: each bhava is a rashi, the first the one that rises.
 * - equal: twelve bhavas of 30° from the degree of the ascendant.
 * - placidus: cusps by thirds of the semi-arcs.
 * - sripati: the quadrants between the angles in thirds are the middles (madhya) of the bhavas, which
 *   begin and end half-way (sandhi); the bhava chalit of Indian charts.
 * - kp: Placidus in the Krishnamurti ayanamsa, whatever the chart's own.
 */
export const houseSystems = ['whole-sign', 'equal', 'placidus', 'sripati', 'kp'] as const;

/** The name of a house system. */
export type HouseSystem = (typeof houseSystems)[number];

/** The twelve bhavas of an instant and place; sidereal longitudes in degrees, [0, 360). */
export interface Houses {
  system: HouseSystem;
  /** The ayanamsa all longitudes here are counted by. */
  ayanamsa: Ayanamsa;
  ascendant: number;
  /** Where the ecliptic crosses the upper meridian. */
  midheaven: number;
  /** Where each bhava begins, from the first; in sripati the sandhi before it. */
  cusps: number[];
  /** The madhya of each bhava; sripati only. */
  middles?: number[];
}

/** The ecliptic rises and sets too obliquely for the house system that was asked for. */
export class UndefinedHousesError extends RangeError {
  constructor(system: HouseSystem, latitude: number) {
    super(`The houses of ${system} are not defined beyond the polar circles, at ${latitude}°`);
  }
}
