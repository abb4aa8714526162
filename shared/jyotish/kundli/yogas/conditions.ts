import type { BirthPlaces } from './places';
import {
  dignityOf,
  dispositorOf,
  grahasIn,
  houseFrom,
  houseOf,
  isAmongFriends,
  isAspecting,
  isBenefic,
  isStrong,
  lordOf,
} from './places';
import type { Evidence, FixedDignity } from './reasons';
import { all, either, some, when } from './reasons';
import type { Graha } from '../../zodiac/graha';

/** The graha stands in one of these houses from the lagna. */
export function standsIn(chart: BirthPlaces, graha: Graha, houses: readonly number[]): Evidence {
  const house = houseOf(chart, graha);
  return when(houses.includes(house), { kind: 'in-house', graha, house });
}

/** The graha stands in one of these houses from another graha. */
export function standsFrom(
  chart: BirthPlaces,
  from: Graha,
  graha: Graha,
  houses: readonly number[],
): Evidence {
  const house = houseFrom(chart, from, graha);
  return when(houses.includes(house), { kind: 'in-house-from', graha, from, house });
}

/** The graha has one of these dignities. */
export function hasDignity(
  chart: BirthPlaces,
  graha: Graha,
  dignities: readonly FixedDignity[] = ['exalted', 'moolatrikona', 'own'],
): Evidence {
  const dignity = dignityOf(chart, graha);
  return dignity && dignities.includes(dignity) ? [{ kind: 'dignity', graha, dignity }] : null;
}

/** The graha is exalted, in its own rashi or in that of a natural friend. */
export const isAtHome = (chart: BirthPlaces, graha: Graha): Evidence =>
  either(
    hasDignity(chart, graha),
    when(isAmongFriends(chart, graha), {
      kind: 'among-friends',
      graha,
      friend: dispositorOf(chart, graha),
    }),
  );

/** The graha is strong as `isStrong` measures it. */
export const isStrongGraha = (chart: BirthPlaces, graha: Graha): Evidence =>
  when(isStrong(chart, graha), { kind: 'strong', graha });

/** Names the lord of a house as a reason, to be read with what follows it. */
export const lordship = (graha: Graha, house: number): Evidence => [{ kind: 'lord', graha, house }];

/** The lord of a house, with what must be true of it. */
export function withLord(
  chart: BirthPlaces,
  house: number,
  condition: (lord: Graha) => Evidence,
): Evidence {
  const lord = lordOf(chart, house);
  return all(lordship(lord, house), condition(lord));
}

/** Two different grahas stand in one rashi. */
export function standTogether({ planets }: BirthPlaces, graha: Graha, other: Graha): Evidence {
  const isShared = graha !== other && planets[graha].rashi === planets[other].rashi;
  return when(isShared, { kind: 'together', graha, other });
}

/** The first graha casts its full aspect on the second. */
export function aspects(chart: BirthPlaces, graha: Graha, other: Graha): Evidence {
  const isSeen = graha !== other && isAspecting(chart, graha, chart.planets[other].rashi);
  return when(isSeen, { kind: 'aspects', graha, other });
}

/** The first graha stands with the second or aspects it. */
export const touches = (chart: BirthPlaces, graha: Graha, other: Graha): Evidence =>
  either(standTogether(chart, graha, other), aspects(chart, graha, other));

/** Each of two grahas stands in a rashi of the other. */
export function exchange(chart: BirthPlaces, graha: Graha, other: Graha): Evidence {
  const isMutual =
    graha !== other &&
    lordOf(chart, houseOf(chart, graha)) === other &&
    lordOf(chart, houseOf(chart, other)) === graha;
  return when(isMutual, { kind: 'exchange', graha, other });
}

/**
 * Two grahas are bound to each other: by exchange, by standing together or by mutual full aspect.
 * Source: Brihat Parashara Hora Shastra 34.11-12.
 */
export const areBound = (chart: BirthPlaces, graha: Graha, other: Graha): Evidence =>
  either(
    exchange(chart, graha, other),
    standTogether(chart, graha, other),
    all(aspects(chart, graha, other), aspects(chart, other, graha)),
  );

/** Two grahas stand in kendras from each other. */
export const inMutualKendra = (chart: BirthPlaces, graha: Graha, other: Graha): Evidence =>
  graha === other ? null : standsFrom(chart, graha, other, [1, 4, 7, 10]);

/** At least one natural benefic stands in the house, and no malefic where `only` is set. */
export function holdsBenefic(chart: BirthPlaces, house: number, only = false): Evidence {
  const inside = grahasIn(chart, house);
  if (only && inside.some((graha) => !isBenefic(chart, graha))) return null;
  return some(
    ...inside.map((graha) => (isBenefic(chart, graha) ? standsIn(chart, graha, [house]) : null)),
  );
}

/** At least one natural malefic stands in the house, and no benefic where `only` is set. */
export function holdsMalefic(chart: BirthPlaces, house: number, only = false): Evidence {
  const inside = grahasIn(chart, house);
  if (only && inside.some((graha) => isBenefic(chart, graha))) return null;
  return some(
    ...inside.map((graha) => (isBenefic(chart, graha) ? null : standsIn(chart, graha, [house]))),
  );
}

/** A condition for every graha of a list. */
export const each = (list: readonly Graha[], condition: (graha: Graha) => Evidence): Evidence =>
  all(...list.map(condition));

/** The lord of a house is strong. */
export const lordIsStrong = (chart: BirthPlaces, house: number): Evidence =>
  withLord(chart, house, (lord) => isStrongGraha(chart, lord));
