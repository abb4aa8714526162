import { standsFrom } from './conditions';
import type { BirthPlaces } from './places';
import { houseFrom } from './places';
import type { Evidence } from './reasons';
import { some, when } from './reasons';
import type { Graha } from '../../zodiac/graha';

/** The grahas that count beside the sun and the moon: not these two, and not the nodes. */
export const companions: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

/** Companions stand in this place from the sun or the moon. */
export const areBeside = (chart: BirthPlaces, from: 'sun' | 'moon', house: 2 | 12): Evidence =>
  some(...companions.map((graha) => standsFrom(chart, from, graha, [house])));

/** No companion stands in these places from the sun or the moon. */
export const noneBeside = (
  chart: BirthPlaces,
  from: 'sun' | 'moon',
  houses: readonly number[],
): Evidence =>
  when(
    companions.every((graha) => !houses.includes(houseFrom(chart, from, graha))),
    { kind: 'no-graha', houses, from },
  );
