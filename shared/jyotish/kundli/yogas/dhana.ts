import {
  areBound,
  each,
  hasDignity,
  isStrongGraha,
  standsIn,
  touches,
  withLord,
} from './conditions';
import type { BirthPlaces } from './places';
import { dusthanas, kendras, lordOf } from './places';
import { pairLords } from './raja';
import type { Evidence } from './reasons';
import { all, either } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, laterTradition, many, once, phaladeepika } from './yoga';
import type { Graha } from '../../zodiac/graha';

// lord of the 5th in its own rashi there, and who must then be in the 11th; 41.2-8
const eleventhByFifth: readonly (readonly [fifth: Graha, eleventh: readonly Graha[]])[] = [
  ['venus', ['mars']],
  ['mercury', ['moon', 'mars', 'jupiter']],
  ['sun', ['moon', 'jupiter', 'saturn']],
  ['saturn', ['sun', 'moon']],
  ['jupiter', ['mercury']],
  ['mars', ['venus']],
  ['moon', ['saturn']],
];

// lord of the lagna in its own rashi there, and who must touch it; 41.9-15
const companionsByLagna: readonly (readonly [lagna: Graha, companions: readonly Graha[]])[] = [
  ['sun', ['mars', 'jupiter']],
  ['moon', ['mercury', 'jupiter']],
  ['mars', ['mercury', 'venus', 'saturn']],
  ['mercury', ['saturn', 'jupiter']],
  ['jupiter', ['mercury', 'mars']],
  ['venus', ['saturn', 'mercury']],
  ['saturn', ['mars', 'jupiter']],
];

const ownsAndHolds = (chart: BirthPlaces, graha: Graha, house: number): Evidence =>
  lordOf(chart, house) === graha
    ? withLord(chart, house, (lord) => standsIn(chart, lord, [house]))
    : null;

/** Yogas of wealth, and one of want. */
export const dhanaYogas = {
  // the verse takes whoever joins the lords of the 5th and 9th; later use, the lords of the 2nd and 11th
  'dhana-lords': many(bphs(41, '16'), (chart) =>
    pairLords(chart, [5, 9], [2, 11]).map(({ pair, lordships }) =>
      all(lordships, areBound(chart, ...pair)),
    ),
  ),
  'dhana-second-eleventh': once(laterTradition(), (chart) =>
    withLord(chart, 2, (second) =>
      withLord(chart, 11, (eleventh) => areBound(chart, second, eleventh)),
    ),
  ),
  'dhana-fifth-eleventh': once(bphs(41, '2-8'), (chart) =>
    either(
      ...eleventhByFifth.map(([lord, companions]) =>
        all(
          ownsAndHolds(chart, lord, 5),
          each(companions, (graha) => standsIn(chart, graha, [11])),
        ),
      ),
    ),
  ),
  'dhana-own-lagna': once(bphs(41, '9-15'), (chart) =>
    either(
      ...companionsByLagna.map(([lord, companions]) =>
        all(
          ownsAndHolds(chart, lord, 1),
          each(companions, (graha) => touches(chart, graha, lord)),
        ),
      ),
    ),
  ),
  lakshmi: once(bphs(36, '27-28'), (chart) =>
    all(
      withLord(chart, 9, (lord) => all(standsIn(chart, lord, kendras), hasDignity(chart, lord))),
      withLord(chart, 1, (lord) => isStrongGraha(chart, lord)),
    ),
  ),
  daridra: once(phaladeepika(6), (chart) =>
    withLord(chart, 11, (lord) => standsIn(chart, lord, dusthanas)),
  ),
} satisfies YogaRules;
