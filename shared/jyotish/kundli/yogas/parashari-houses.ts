import {
  aspects,
  each,
  hasDignity,
  isAtHome,
  holdsBenefic,
  holdsMalefic,
  standsFrom,
  standsIn,
  withLord,
} from './conditions';
import type { BirthPlaces } from './places';
import { grahasIn, houseFrom, isBenefic, isAspecting, kendras } from './places';
import type { Evidence } from './reasons';
import { all, either, some, when } from './reasons';
import type { YogaRules } from './yoga';
import { bphs, once } from './yoga';
import type { Graha } from '../../zodiac/graha';
import { grahas } from '../../zodiac/graha';

const listBenefics = (chart: BirthPlaces): Graha[] =>
  grahas.filter((graha) => isBenefic(chart, graha));

/** Only benefics, and at least one, in the 10th from the lagna, else from the moon. */
function findAmala(chart: BirthPlaces): Evidence {
  const fromMoon = grahas.filter((graha) => houseFrom(chart, 'moon', graha) === 10);
  const isPure = fromMoon.length > 0 && fromMoon.every((graha) => isBenefic(chart, graha));
  return either(
    holdsBenefic(chart, 10, true),
    isPure ? each(fromMoon, (graha) => standsFrom(chart, 'moon', graha, [10])) : null,
  );
}

/** Two benefics or more in kendras, and no malefic in the 7th and 8th. */
function findParvata(chart: BirthPlaces): Evidence {
  const inKendras = listBenefics(chart).filter((graha) => standsIn(chart, graha, kendras));
  const houses = [7, 8];
  const isFree = houses.every((house) =>
    grahasIn(chart, house).every((graha) => isBenefic(chart, graha)),
  );
  return all(
    when(inKendras.length >= 2 && isFree, { kind: 'no-malefic', houses }),
    each(inKendras, (graha) => standsIn(chart, graha, kendras)),
  );
}

/** The lord of the lagna exalted in a kendra under Jupiter's aspect, or two benefics in 1, 7, 9 or 10. */
function findChamara(chart: BirthPlaces): Evidence {
  const pairs = [1, 7, 9, 10].map((house) => {
    const inside = listBenefics(chart).filter((graha) => standsIn(chart, graha, [house]));
    return inside.length >= 2 ? each(inside, (graha) => standsIn(chart, graha, [house])) : null;
  });
  const exaltedLord = withLord(chart, 1, (lord) =>
    all(
      hasDignity(chart, lord, ['exalted']),
      standsIn(chart, lord, kendras),
      aspects(chart, 'jupiter', lord),
    ),
  );
  return either(exaltedLord, ...pairs);
}

/**
 * Benefics alone in 5, 6 and 7, malefics alone in 1, 3 and 11, all own, exalted or among friends.
 * The verse grants friends to the benefics only, with which the yoga could never come about.
 */
const findKurma = (chart: BirthPlaces): Evidence =>
  all(
    ...[5, 6, 7].map((house) => holdsBenefic(chart, house, true)),
    ...[1, 3, 11].map((house) => holdsMalefic(chart, house, true)),
    ...[1, 3, 5, 6, 7, 11].map((house) =>
      each(grahasIn(chart, house), (graha) => isAtHome(chart, graha)),
    ),
  );

/** Benefics alone in the 7th and in the 8th, and no malefic's aspect on either. */
function findLagnadhi(chart: BirthPlaces): Evidence {
  const isSeen = [7, 8].some((house) =>
    grahas.some(
      (graha) =>
        !isBenefic(chart, graha) &&
        isAspecting(chart, graha, (chart.ascendant.rashi + house - 1) % 12),
    ),
  );
  return isSeen ? null : all(holdsBenefic(chart, 7, true), holdsBenefic(chart, 8, true));
}

/** A benefic in each of three houses counted from the lord of a house. */
const surround = (lordOfHouse: number, houses: readonly number[]) =>
  once(bphs(36, '35-36'), (chart) =>
    withLord(chart, lordOfHouse, (lord) =>
      all(
        ...houses.map((house) =>
          some(...listBenefics(chart).map((graha) => standsFrom(chart, lord, graha, [house]))),
        ),
      ),
    ),
  );

/** Yogas of Brihat Parashara Hora Shastra, ch. 36, that ask which houses hold benefics and malefics. */
export const parashariHouseYogas = {
  'shubha-kartari': once(bphs(36, '1-2'), (chart) =>
    all(holdsBenefic(chart, 2, true), holdsBenefic(chart, 12, true)),
  ),
  'papa-kartari': once(bphs(36, '1-2'), (chart) =>
    all(holdsMalefic(chart, 2, true), holdsMalefic(chart, 12, true)),
  ),
  amala: once(bphs(36, '5-6'), findAmala),
  parvata: once(bphs(36, '7-8'), findParvata),
  chamara: once(bphs(36, '11-12'), findChamara),
  matsya: once(bphs(36, '21-22'), (chart) =>
    all(
      ...[1, 9].map((house) => holdsBenefic(chart, house, true)),
      holdsBenefic(chart, 5),
      holdsMalefic(chart, 5),
      ...[4, 8].map((house) => holdsMalefic(chart, house, true)),
    ),
  ),
  kurma: once(bphs(36, '23-24'), findKurma),
  hari: surround(2, [2, 8, 12]),
  hara: surround(7, [4, 8, 9]),
  brahma: surround(1, [4, 10, 11]),
  lagnadhi: once(bphs(36, '37'), findLagnadhi),
} satisfies YogaRules;
