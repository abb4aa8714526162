import { sevenGrahas } from '../rashi-lords';
import { exchange, lordship, standsIn, withLord } from './conditions';
import type { BirthPlaces } from './places';
import { dusthanas, houseOf } from './places';
import type { Evidence } from './reasons';
import { all } from './reasons';
import type { YogaRule, YogaRules } from './yoga';
import { many, once, phaladeepika } from './yoga';

/** The lord of a dusthana that stands in a dusthana. */
const vipareeta = (house: 6 | 8 | 12): YogaRule =>
  once(phaladeepika(6), (chart) =>
    withLord(chart, house, (lord) => standsIn(chart, lord, dusthanas)),
  );

type Exchange = 'maha' | 'khala' | 'dainya';

/** Which exchange two houses make: with a dusthana, else with the 3rd, else among the good ones. */
function nameExchange(houses: readonly number[]): Exchange {
  if (houses.some((house) => dusthanas.includes(house))) return 'dainya';
  return houses.includes(3) ? 'khala' : 'maha';
}

/** The exchanges of one kind; each lord stands in the house the other one rules. */
function listExchanges(chart: BirthPlaces, kind: Exchange): Evidence[] {
  return sevenGrahas.flatMap((graha, index) =>
    sevenGrahas.slice(index + 1).map((other) => {
      const [at, otherAt] = [houseOf(chart, graha), houseOf(chart, other)];
      if (nameExchange([at, otherAt]) !== kind) return null;
      return all(exchange(chart, graha, other), lordship(graha, otherAt), lordship(other, at));
    }),
  );
}

const parivartana = (kind: Exchange): YogaRule =>
  many(phaladeepika(6), (chart) => listExchanges(chart, kind));

/** Dusthana lords in dusthanas: reversal of hardship. */
export const vipareetaYogas = {
  harsha: vipareeta(6),
  sarala: vipareeta(8),
  vimala: vipareeta(12),
} satisfies YogaRules;

/** Lords that have changed houses with each other. */
export const parivartanaYogas = {
  'maha-parivartana': parivartana('maha'),
  'khala-parivartana': parivartana('khala'),
  'dainya-parivartana': parivartana('dainya'),
} satisfies YogaRules;
