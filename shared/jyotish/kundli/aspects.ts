import type { Chart } from './chart-types';
import { isAspecting } from './yogas/places';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** What a graha's full aspect falls on. */
export interface GrahaAspects {
  graha: Graha;
  /** Houses from the lagna, 1 to 12. */
  houses: number[];
  grahas: Graha[];
}

/**
 * The full aspects (graha drishti) of the seven; the nodes cast none.
 * Source: Brihat Parashara Hora Shastra, ch. 26; see `isAspecting`.
 */
export function listGrahaAspects(chart: Pick<Chart, 'ascendant' | 'planets'>): GrahaAspects[] {
  const houses = Array.from({ length: 12 }, (_, index) => index + 1);
  const rashiOf = (house: number) => (chart.ascendant.rashi + house - 1) % 12;
  return grahas
    .map((graha) => ({
      graha,
      houses: houses.filter((house) => isAspecting(chart, graha, rashiOf(house))),
      grahas: grahas.filter((other) => isAspecting(chart, graha, chart.planets[other].rashi)),
    }))
    .filter((aspects) => aspects.houses.length > 0);
}

/**
 * The three rashis a rashi aspects (rashi drishti): a movable one the fixed, a fixed one the movable,
 * a dual one the other dual, all but the one beside it.
 * Source: Jaimini Sutras 1.1; Brihat Parashara Hora Shastra, ch. 8.
 */
export function listRashiAspects(rashi: number): number[] {
  const steps = [
    [4, 7, 10],
    [2, 5, 8],
    [3, 6, 9],
  ][rashi % 3];
  return (steps ?? []).map((step) => (rashi + step) % 12);
}
