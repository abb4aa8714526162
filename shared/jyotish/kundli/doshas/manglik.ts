import type { FoundDosha } from './dosha';
import { describeDosha } from './dosha';
import { hasDignity, standsFrom, standsIn, standTogether, touches } from '../yogas/conditions';
import type { BirthPlaces } from '../yogas/places';
import { houseFrom, houseOf } from '../yogas/places';
import type { Evidence } from '../yogas/reasons';
import { listNamed, some, when } from '../yogas/reasons';
import { laterTradition } from '../yogas/yoga';

/** From where the houses of Mars are counted. */
export type ManglikPoint = 'lagna' | 'moon' | 'venus';

/** How Manglik is counted: traditions differ on both. */
export interface ManglikConvention {
  points: readonly ManglikPoint[];
  houses: readonly number[];
}

/**
 * Lagna, Moon and Venus; houses 1, 2, 4, 7, 8 and 12. The north leaves out the 2nd (the verse
 * "lagne vyaye cha patale" names 1, 12, 4, 7 and 8), the south the 1st.
 */
export const manglikConvention: ManglikConvention = {
  points: ['lagna', 'moon', 'venus'],
  houses: [1, 2, 4, 7, 8, 12],
};

// Rashis in which Mars does no harm in a house, as the handbooks of matching list them.
const exemptRashis: readonly (readonly [id: string, house: number, rashis: readonly number[]])[] = [
  ['second-in-mercury-rashi', 2, [2, 5]],
  ['seventh-in-karka-or-makara', 7, [3, 9]],
  ['eighth-in-jupiter-rashi', 8, [8, 11]],
  ['twelfth-in-venus-rashi', 12, [1, 6]],
];

/**
 * Manglik (Kuja dosha): Mars in certain houses from the lagna, the Moon and Venus, each its own rule
 * (`from-lagna`, `from-moon`, `from-venus`), with the exceptions that lift it. What Mars is or is
 * touched by lifts all counts; what is said of the lagna, or of a house counted, lifts the counts it
 * was said of.
 * Source: the handbooks of matching; the rule stands in no early text in this form.
 */
export function findManglik(
  chart: BirthPlaces,
  { points, houses }: ManglikConvention = manglikConvention,
): FoundDosha | null {
  const rules = listNamed(
    Object.fromEntries(
      points.map((point) => [
        ruleOf(point),
        point === 'lagna'
          ? standsIn(chart, 'mars', houses)
          : standsFrom(chart, point, 'mars', houses),
      ]),
    ),
  );
  const exceptions = [
    ...listNamed(findExceptionsOfMars(chart)),
    ...listNamed(findExceptionsOfLagna(chart)).map((one) => ({ ...one, lifts: [ruleOf('lagna')] })),
    ...findExceptionsOfHouses(chart, points),
  ];
  return describeDosha(chart, { id: 'manglik', source: laterTradition(), rules, exceptions });
}

const ruleOf = (point: ManglikPoint) => `from-${point}`;

function findExceptionsOfMars(chart: BirthPlaces): Record<string, Evidence> {
  const { rashi } = chart.planets.mars;
  return {
    'own-or-exalted': hasDignity(chart, 'mars'),
    'in-simha-or-kumbha': when(rashi === 4 || rashi === 10, marsIn(rashi)),
    'jupiter-with-mars': touches(chart, 'jupiter', 'mars'),
    'moon-with-mars': standTogether(chart, 'moon', 'mars'),
  };
}

function findExceptionsOfLagna(chart: BirthPlaces): Record<string, Evidence> {
  const lagna = chart.ascendant.rashi;
  return {
    'lagna-karka-or-simha': when(lagna === 3 || lagna === 4, { kind: 'lagna', rashi: lagna }),
    'benefic-in-lagna-or-seventh': some(
      standsIn(chart, 'jupiter', [1, 7]),
      standsIn(chart, 'venus', [1, 7]),
    ),
  };
}

function findExceptionsOfHouses(chart: BirthPlaces, points: readonly ManglikPoint[]) {
  const { rashi } = chart.planets.mars;
  return exemptRashis.flatMap(([id, house, rashis]) => {
    const lifts = points
      .filter((point) => house === countMars(chart, point) && rashis.includes(rashi))
      .map(ruleOf);
    return lifts.length > 0 ? [{ id, because: [marsIn(rashi)], lifts }] : [];
  });
}

const marsIn = (rashi: number) => ({ kind: 'in-rashi', graha: 'mars', rashi }) as const;

function countMars(chart: BirthPlaces, point: ManglikPoint): number {
  return point === 'lagna' ? houseOf(chart, 'mars') : houseFrom(chart, point, 'mars');
}
