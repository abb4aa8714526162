import type { Chart, ChartInput } from '../chart-types';
import { computeChart } from '../chart';
import { computeMuddaPeriods } from './mudda';
import type { Saham } from './sahams';
import { computeSahams } from './sahams';
import { findSolarReturn } from './solar-return';
import type { TajikaAspect } from './tajika-aspects';
import { listTajikaAspects } from './tajika-aspects';
import type { YearLord } from './year-lord';
import { findYearLord } from './year-lord';
import { readInstant, writeInstant } from '../../astronomy/time-scales';
import type { DashaPeriod } from '../../dasha/dasha-period';
import { writePeriods } from '../../dasha/dasha-period';
import { countHouse } from '../../zodiac/divisions';

/** The annual chart with what Tajika reads from it. */
export interface Varshphal {
  /** Completed years of age at its beginning. */
  years: number;
  /** ISO instants of the sun's return and of the next one. */
  start: string;
  end: string;
  chart: Chart;
  /** Rashi of the muntha, which moves on by one each year, and its house in the annual chart. */
  muntha: { rashi: number; house: number };
  yearLord: YearLord;
  mudda: DashaPeriod[];
  /** Sidereal degrees. */
  sahams: Record<Saham, number>;
  aspects: TajikaAspect[];
}

/**
 * The annual chart (varshphal) of a year of life, for the place given with the birth: the sun's
 * sidereal return, muntha, lord of the year, mudda dasha, sahams and Tajika aspects.
 * Source: Tajika Neelakanthi; each part names its own.
 * @param birth as for `computeChart`; latitude and longitude may be those of a later home
 * @param natal the chart of the birth itself, by the same conventions
 * @param years completed years, a whole number from 0
 * @throws RangeError where the year lies outside the engine's years, or `years` is not such a number
 */
export function computeVarshphal(birth: ChartInput, natal: Chart, years: number): Varshphal {
  if (!Number.isInteger(years) || years < 0)
    throw new RangeError(`Completed years are a whole number from 0, not ${years}`);
  const { ut } = readInstant(birth.utc);
  const { ayanamsa, node } = natal.conventions;
  const [from, until] = [years, years + 1].map((one) =>
    findSolarReturn(natal.planets.sun.longitude, ut, one, { ayanamsa, node }),
  ) as [number, number];
  const start = writeInstant(from);
  const chart = computeChart({ ...birth, utc: start, ayanamsa, node });
  const rashi = (natal.ascendant.rashi + years) % 12;
  return {
    years,
    start,
    end: writeInstant(until),
    chart,
    muntha: { rashi, house: countHouse(rashi, chart.ascendant.rashi) },
    yearLord: findYearLord(chart, natal.ascendant.rashi, rashi),
    mudda: writePeriods(computeMuddaPeriods(natal.planets.moon.nakshatra, years, { from, until })),
    sahams: computeSahams(chart),
    aspects: listTajikaAspects(chart.planets),
  };
}
