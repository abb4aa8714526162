import type { GrahaDasha } from './graha-dasha';
import type { Chart } from '../kundli/chart-types';
import { lordOfRashi } from '../kundli/rashi-lords';
import { countHouse, NAKSHATRA_SPAN } from '../zodiac/divisions';

/** Where the nakshatras end from Ardra on when Abhijit is counted, in degrees from Ardra. */
const groups = listGroups();

/**
 * Ashtottari: 108 years. From Ardra on, four and three nakshatras fall to the lords by turns, Abhijit
 * counted: it takes the last quarter of Uttara Ashadha and the first fifteenth of Shravana. Each
 * nakshatra of a group holds an equal share of its lord's years.
 * Source: Brihat Parashara Hora Shastra, ch. 46; some begin with Krittika instead of Ardra.
 */
export const ashtottari: GrahaDasha = {
  lords: groups.map(({ lord, years }) => ({ lord, years })),
  cycles: 1,
  begin: (moonLongitude) => {
    const fromArdra = (moonLongitude - 5 * NAKSHATRA_SPAN + 360) % 360;
    const index = Math.max(
      0,
      groups.findIndex(({ ends }) => fromArdra < (ends.at(-1) ?? 0)),
    );
    const { starts, ends } = groups[index] ?? { starts: [], ends: [] };
    const nakshatra = Math.max(
      0,
      ends.findIndex((end) => fromArdra < end),
    );
    const [start, end] = [starts[nakshatra] ?? 0, ends[nakshatra] ?? 360];
    return { index, passed: (nakshatra + (fromArdra - start) / (end - start)) / ends.length };
  },
};

/**
 * Whether the texts would use Ashtottari for a chart: Rahu stands in a kendra or trikona from the
 * lord of the lagna, and not in the lagna.
 * Source: Brihat Parashara Hora Shastra, ch. 46.
 */
export function isAshtottariApplicable({
  ascendant,
  planets,
}: Pick<Chart, 'ascendant' | 'planets'>): boolean {
  const lord = planets[lordOfRashi(ascendant.rashi)];
  const house = countHouse(planets.rahu.rashi, lord.rashi);
  return planets.rahu.rashi !== ascendant.rashi && [1, 4, 5, 7, 9, 10].includes(house);
}

function listGroups() {
  const lords = [
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 15 },
    { lord: 'mars', years: 8 },
    { lord: 'mercury', years: 17 },
    { lord: 'saturn', years: 10 },
    { lord: 'jupiter', years: 19 },
    { lord: 'rahu', years: 12 },
    { lord: 'venus', years: 21 },
  ] as const;
  const lengths = Array.from({ length: 28 }, (_, index) => {
    if (index === 15) return (NAKSHATRA_SPAN * 3) / 4;
    if (index === 16) return NAKSHATRA_SPAN / 4 + NAKSHATRA_SPAN / 15;
    return index === 17 ? (NAKSHATRA_SPAN * 14) / 15 : NAKSHATRA_SPAN;
  });
  let next = 0;
  let passed = 0;
  return lords.map((lord, index) => {
    const own = lengths.slice(next, next + (index % 2 === 0 ? 4 : 3));
    next += own.length;
    const starts = own.map((length) => (passed += length) - length);
    return { ...lord, starts, ends: own.map((length, at) => (starts[at] ?? 0) + length) };
  });
}
