import { lordOfRashi, sevenGrahas } from '../rashi-lords';
import {
  each,
  exchange,
  hasDignity,
  inMutualKendra,
  lordIsStrong,
  standsFrom,
  standsIn,
  standTogether,
  touches,
  withLord,
} from './conditions';
import type { BirthPlaces } from './places';
import {
  dispositorOf,
  grahasIn,
  isBenefic,
  kendras,
  kendrasAndTrikonas,
  lordOf,
  trikonas,
} from './places';
import type { Evidence } from './reasons';
import { all, either, some, when } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, once } from './yoga';
import { grahas } from '../../zodiac/graha';

/** Two lords, named, with what must be true of them. */
function withLords(
  chart: BirthPlaces,
  [house, other]: readonly [number, number],
  condition: (...lords: Parameters<typeof standTogether>) => Evidence,
): Evidence {
  return withLord(chart, house, (lord) =>
    withLord(chart, other, (second) => condition(chart, lord, second)),
  );
}

const findKahala = (chart: BirthPlaces): Evidence =>
  either(
    all(
      withLord(chart, 4, (lord) => inMutualKendra(chart, lord, 'jupiter')),
      lordIsStrong(chart, 1),
    ),
    all(
      withLord(chart, 4, (lord) => hasDignity(chart, lord)),
      withLords(chart, [4, 10], standTogether),
    ),
  );

const findShankha = (chart: BirthPlaces): Evidence =>
  either(
    all(lordIsStrong(chart, 1), withLords(chart, [5, 6], inMutualKendra)),
    all(
      lordIsStrong(chart, 9),
      withLords(chart, [1, 10], (_chart, first, tenth) => {
        const { rashi } = chart.planets[first];
        const isMovable = rashi % 3 === 0;
        const shared = first === tenth ? [] : standTogether(chart, first, tenth);
        return all(when(isMovable, { kind: 'in-rashi', graha: first, rashi }), shared);
      }),
    ),
  );

const findBheri = (chart: BirthPlaces): Evidence =>
  all(
    lordIsStrong(chart, 9),
    either(
      all(
        ...[1, 2, 7, 12].map((house) =>
          some(...grahas.map((graha) => standsIn(chart, graha, [house]))),
        ),
      ),
      all(
        standsIn(chart, 'venus', kendras),
        standsIn(chart, 'jupiter', kendras),
        withLord(chart, 1, (lord) => standsIn(chart, lord, kendras)),
      ),
    ),
  );

const findSharada = (chart: BirthPlaces): Evidence =>
  either(
    all(
      withLord(chart, 10, (lord) => standsIn(chart, lord, [5])),
      standsIn(chart, 'mercury', kendras),
      hasDignity(chart, 'sun', ['moolatrikona', 'own']),
    ),
    all(
      either(
        standsFrom(chart, 'moon', 'jupiter', [5, 9]),
        standsFrom(chart, 'moon', 'mercury', [5, 9]),
      ),
      standsIn(chart, 'mars', [11]),
    ),
  );

/** Venus in a kendra, the moon with a benefic in a trikona and Saturn in the 10th of a fixed lagna. */
function findKusuma(chart: BirthPlaces): Evidence {
  const { rashi } = chart.ascendant;
  const company = grahasIn(chart, chart.planets.moon.house).find(
    (graha) => graha !== 'moon' && isBenefic(chart, graha),
  );
  return all(
    when(rashi % 3 === 1, { kind: 'lagna', rashi }),
    standsIn(chart, 'venus', kendras),
    standsIn(chart, 'moon', trikonas),
    company ? standTogether(chart, 'moon', company) : null,
    standsIn(chart, 'saturn', [10]),
  );
}

/** Lord of the lagna, its dispositor, that one's dispositor, and the last one's navamsa dispositor. */
function findKalpadruma(chart: BirthPlaces): Evidence {
  const lord = lordOf(chart, 1);
  const second = dispositorOf(chart, lord);
  const third = dispositorOf(chart, second);
  const last = lordOfRashi(chart.planets[third].navamsa);
  return all(
    [
      { kind: 'lord', graha: lord, house: 1 },
      { kind: 'dispositor', graha: second, of: lord },
      { kind: 'dispositor', graha: third, of: second },
      { kind: 'navamsa-dispositor', graha: last, of: third },
    ],
    each([...new Set([lord, second, third, last])], (graha) =>
      either(standsIn(chart, graha, kendrasAndTrikonas), hasDignity(chart, graha, ['exalted'])),
    ),
  );
}

/** Yogas of Brihat Parashara Hora Shastra, ch. 36, that ask how lords and single grahas stand. */
export const parashariLordYogas = {
  kahala: once(bphs(36, '9-10'), findKahala),
  shankha: once(bphs(36, '13-14'), findShankha),
  bheri: once(bphs(36, '15-16'), findBheri),
  mridanga: once(bphs(36, '17'), (chart) =>
    all(
      lordIsStrong(chart, 1),
      each(
        sevenGrahas.filter((graha) => graha !== lordOf(chart, 1)),
        (graha) => either(standsIn(chart, graha, kendrasAndTrikonas), hasDignity(chart, graha)),
      ),
    ),
  ),
  srinatha: once(bphs(36, '18'), (chart) =>
    all(
      withLord(chart, 7, (lord) => standsIn(chart, lord, [10])),
      withLord(chart, 10, (lord) => hasDignity(chart, lord, ['exalted'])),
      withLords(chart, [9, 10], standTogether),
    ),
  ),
  sharada: once(bphs(36, '19-20'), findSharada),
  khadga: once(bphs(36, '25-26'), (chart) =>
    all(
      withLords(chart, [2, 9], exchange),
      withLord(chart, 1, (lord) => standsIn(chart, lord, kendrasAndTrikonas)),
    ),
  ),
  kusuma: once(bphs(36, '29-30'), findKusuma),
  kalanidhi: once(bphs(36, '31-32'), (chart) =>
    all(
      standsIn(chart, 'jupiter', [2, 5]),
      touches(chart, 'mercury', 'jupiter'),
      touches(chart, 'venus', 'jupiter'),
    ),
  ),
  kalpadruma: once(bphs(36, '33-34'), findKalpadruma),
} satisfies YogaRules;
