import {
  areBound,
  aspects,
  hasDignity,
  lordship,
  standsFrom,
  standsIn,
  withLord,
} from './conditions';
import type { BirthPlaces } from './places';
import { dispositorOf, isBenefic, kendras, lordOf, trikonas } from './places';
import { exaltationRashis, lordOfRashi, sevenGrahas } from '../rashi-lords';
import type { Evidence } from './reasons';
import { all, either, some, when } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, many, once, phaladeepika } from './yoga';
import type { Graha } from '../../zodiac/graha';

/** Pairs of different lords out of two groups of houses, each pair of grahas once. */
export function pairLords(
  chart: BirthPlaces,
  houses: readonly number[],
  others: readonly number[],
): { pair: readonly [Graha, Graha]; lordships: Evidence }[] {
  const seen = new Set<string>();
  return houses.flatMap((house) =>
    others.flatMap((other) => {
      const pair = [lordOf(chart, house), lordOf(chart, other)] as const;
      const key = [...pair].sort().join();
      if (pair[0] === pair[1] || seen.has(key)) return [];
      seen.add(key);
      return [{ pair, lordships: all(lordship(pair[0], house), lordship(pair[1], other)) }];
    }),
  );
}

/** Kendra from the lagna or, failing that, from the moon. */
const inKendra = (chart: BirthPlaces, graha: Graha): Evidence =>
  either(standsIn(chart, graha, kendras), standsFrom(chart, 'moon', graha, kendras));

function liftDebility(chart: BirthPlaces, graha: Graha): Evidence {
  const lord = dispositorOf(chart, graha);
  const exaltationLord = lordOfRashi(exaltationRashis[graha]);
  const lifted = some(
    all([{ kind: 'dispositor', graha: lord, of: graha }], inKendra(chart, lord)),
    exaltationLord === graha
      ? null
      : all(
          [{ kind: 'exaltation-lord', graha: exaltationLord, of: graha }],
          inKendra(chart, exaltationLord),
        ),
    all([{ kind: 'dispositor', graha: lord, of: graha }], aspects(chart, lord, graha)),
  );
  return all(hasDignity(chart, graha, ['debilitated']), lifted);
}

/** The graha that rules both a kendra (4, 7, 10) and a trikona (5, 9). */
function findYogakaraka(chart: BirthPlaces): Evidence {
  const rules = (graha: Graha, houses: readonly number[]): Evidence => {
    const house = houses.find((one) => lordOf(chart, one) === graha);
    return house === undefined ? null : lordship(graha, house);
  };
  return either(...sevenGrahas.map((graha) => all(rules(graha, [4, 7, 10]), rules(graha, [5, 9]))));
}

/** Benefics all in kendras, malefics all in the 3rd, 6th and 11th. */
const spread = (chart: BirthPlaces): Evidence =>
  all(
    ...sevenGrahas.map((graha) =>
      standsIn(chart, graha, isBenefic(chart, graha) ? kendras : [3, 6, 11]),
    ),
  );

function findThreeDignified(chart: BirthPlaces): Evidence {
  const placed = sevenGrahas
    .map((graha) => all(standsIn(chart, graha, kendras), hasDignity(chart, graha)))
    .filter((evidence) => evidence !== null);
  return when(placed.length >= 3, ...placed.flat());
}

/** Akhanda Samrajya: Jupiter owns the 2nd, 5th or 11th; a lord of the 2nd, 9th or 11th in a kendra from the moon. */
function findAkhandaSamrajya(chart: BirthPlaces): Evidence {
  const house = [2, 5, 11].find((one) => lordOf(chart, one) === 'jupiter');
  if (house === undefined) return null;
  const support = [2, 9, 11].map((one) =>
    withLord(chart, one, (lord) =>
      lord === 'moon' ? null : standsFrom(chart, 'moon', lord, kendras),
    ),
  );
  return all(lordship('jupiter', house), either(...support));
}

/** Yogas of rank and responsibility. */
export const rajaYogas = {
  'raja-kendra-trikona': {
    ...many(bphs(34, '11-15'), (chart) =>
      pairLords(chart, kendras, trikonas).map(({ pair, lordships }) =>
        all(lordships, areBound(chart, ...pair)),
      ),
    ),
    cancel: (chart, because) => ({
      'lord-owns-dusthana': some(
        ...because.flatMap((reason) =>
          reason.kind === 'lord'
            ? [6, 8, 12].map((house) =>
                reason.house !== 1 && lordOf(chart, house) === reason.graha
                  ? lordship(reason.graha, house)
                  : null,
              )
            : [],
        ),
      ),
    }),
  },
  yogakaraka: once(bphs(34, '13'), findYogakaraka),
  'dharma-karmadhipati': once(bphs(34, '11-12'), (chart) => {
    const [dharma, karma] = [lordOf(chart, 9), lordOf(chart, 10)];
    return all(lordship(dharma, 9), lordship(karma, 10), areBound(chart, dharma, karma));
  }),
  'neecha-bhanga': many(phaladeepika(7), (chart) =>
    sevenGrahas.map((graha) => liftDebility(chart, graha)),
  ),
  'raja-three-dignified': once(phaladeepika(7), findThreeDignified),
  'raja-benefics-in-kendras': once(bphs(39, '48'), spread),
  'akhanda-samrajya': once(phaladeepika(7, '25'), findAkhandaSamrajya),
} satisfies YogaRules;
