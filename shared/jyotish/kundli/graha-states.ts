import type { Chart } from './chart-types';
import type { Dignity } from './dignity';
import { findDignity } from './dignity';
import type { SevenGraha } from './rashi-lords';
import { exaltationPoints, isSevenGraha, lordOfRashi } from './rashi-lords';
import { isCombust } from './yogas/places';
import { arcBetween } from '../astronomy/angles';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** The five ages of a graha in its rashi. */
export type Age = 'bala' | 'kumara' | 'yuva' | 'vriddha' | 'mrita';

/** How a graha is placed, apart from where. */
export interface GrahaState {
  dignity: Dignity;
  /** The lord of its rashi. */
  dispositor: SevenGraha;
  /** Degrees to its deepest exaltation, 0 to 180; null for the nodes. */
  fromExaltation: number | null;
  retrograde: boolean;
  combust: boolean;
  /** Whether it stands in the same rashi in the navamsa. */
  vargottama: boolean;
  age: Age;
}

const ages: readonly Age[] = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'];

/**
 * Dignity, combustion, vargottama and age of all grahas.
 * Source: Brihat Parashara Hora Shastra, ch. 3 (dignity) and 45 (ages: fifths of the rashi, from
 * infancy in odd rashis and from death in even ones); Surya Siddhanta, ch. 9 (combustion).
 */
export function describeGrahas(
  chart: Pick<Chart, 'ascendant' | 'planets'>,
): Record<Graha, GrahaState> {
  return Object.fromEntries(
    grahas.map((graha) => {
      const { longitude, rashi, navamsa, retrograde } = chart.planets[graha];
      const state: GrahaState = {
        dignity: findDignity(chart.planets, graha),
        dispositor: lordOfRashi(rashi),
        fromExaltation: isSevenGraha(graha)
          ? Math.abs(arcBetween(exaltationPoints[graha], longitude))
          : null,
        retrograde,
        combust: isCombust(chart, graha),
        vargottama: rashi === navamsa,
        age: findAge(longitude),
      };
      return [graha, state];
    }),
  ) as Record<Graha, GrahaState>;
}

function findAge(longitude: number): Age {
  const fifth = Math.floor((longitude % 30) / 6);
  const isOdd = Math.floor(longitude / 30) % 2 === 0;
  return ages[isOdd ? fifth : 4 - fifth] ?? 'mrita';
}
