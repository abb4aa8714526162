import type { Chart } from '../chart-types';
import { findFixedDignity } from '../dignity';
import { isSevenGraha, lordOfRashi, naturalFriends } from '../rashi-lords';
import type { FixedDignity } from './reasons';
import { normaliseDegrees } from '../../astronomy/angles';
import { combustibleGrahas, combustionOrb } from '../../transits/combustions';
import { countHouse } from '../../zodiac/divisions';
import type { Graha } from '../../zodiac/graha';
import { grahas } from '../../zodiac/graha';

/** What yogas and doshas are read from: the rashi chart with its lagna. */
export type BirthPlaces = Pick<Chart, 'ascendant' | 'planets'>;

export const kendras: readonly number[] = [1, 4, 7, 10];
export const trikonas: readonly number[] = [1, 5, 9];
export const dusthanas: readonly number[] = [6, 8, 12];
export const kendrasAndTrikonas: readonly number[] = [1, 4, 5, 7, 9, 10];

export const houseOf = (chart: BirthPlaces, graha: Graha) => chart.planets[graha].house;

/** The lord of a house, 1 to 12 from the lagna. */
export function lordOf(chart: BirthPlaces, house: number): Graha {
  return lordOfRashi((chart.ascendant.rashi + house - 1) % 12);
}

/** The lord of the rashi a graha stands in. */
export const dispositorOf = (chart: BirthPlaces, graha: Graha) =>
  lordOfRashi(chart.planets[graha].rashi);

/** Which house, 1 to 12, a graha stands in when counted from another. */
export function houseFrom(chart: BirthPlaces, from: Graha, graha: Graha): number {
  return countHouse(chart.planets[graha].rashi, chart.planets[from].rashi);
}

/** Those of the nine grahas that stand in a house from the lagna. */
export function grahasIn(chart: BirthPlaces, house: number): Graha[] {
  return grahas.filter((graha) => houseOf(chart, graha) === house);
}

/** The dignity one of the seven has by its longitude; the nodes, on which the texts disagree, have none. */
export const dignityOf = ({ planets }: BirthPlaces, graha: Graha): FixedDignity | null =>
  isSevenGraha(graha) ? findFixedDignity(graha, planets[graha].longitude) : null;

/** Whether a graha stands in its own rashi (moolatrikona included) or is exalted. */
export function isDignified(chart: BirthPlaces, graha: Graha): boolean {
  const dignity = dignityOf(chart, graha);
  return dignity !== null && dignity !== 'debilitated';
}

/** Whether a graha stands in the rashi of a natural friend. */
export function isAmongFriends(chart: BirthPlaces, graha: Graha): boolean {
  return isSevenGraha(graha) && naturalFriends[graha].includes(dispositorOf(chart, graha));
}

/**
 * What the rules here mean by a strong graha: exalted or in its own rashi, or in a kendra or trikona
 * without being debilitated or combust. The classics leave the measure open.
 */
export function isStrong(chart: BirthPlaces, graha: Graha): boolean {
  if (isDignified(chart, graha)) return true;
  const isPlaced = kendrasAndTrikonas.includes(houseOf(chart, graha));
  return isPlaced && dignityOf(chart, graha) === null && !isCombust(chart, graha);
}

/** Whether the sun hides a graha. Source of the orbs: Surya Siddhanta 9.6-9. */
export function isCombust(chart: BirthPlaces, graha: Graha): boolean {
  const hidden = combustibleGrahas.find((one) => one === graha);
  if (!hidden) return false;
  const { sun, [hidden]: place } = chart.planets;
  const apart = normaliseDegrees(place.longitude - sun.longitude);
  return Math.min(apart, 360 - apart) <= combustionOrb(hidden, place.retrograde);
}

/** Whether the moon grows: from new to full. */
export function isMoonWaxing({ planets }: BirthPlaces): boolean {
  return normaliseDegrees(planets.moon.longitude - planets.sun.longitude) < 180;
}

/** Whether the sun stands above the horizon. */
export function isDayBirth({ ascendant, planets }: BirthPlaces): boolean {
  return normaliseDegrees(planets.sun.longitude - ascendant.longitude) > 180;
}

/**
 * Whether a graha is a natural benefic: Jupiter, Venus, the waxing moon, and Mercury unless the
 * company in its rashi is malefic only. Source: Brihat Parashara Hora Shastra 3.11 and 34.8-10.
 */
export function isBenefic(chart: BirthPlaces, graha: Graha): boolean {
  if (graha === 'jupiter' || graha === 'venus') return true;
  if (graha === 'moon') return isMoonWaxing(chart);
  if (graha !== 'mercury') return false;
  const company = grahasIn(chart, houseOf(chart, 'mercury')).filter((one) => one !== 'mercury');
  return company.length === 0 || company.some((one) => isBenefic(chart, one));
}

const specialAspects: Partial<Record<Graha, readonly number[]>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};

/**
 * Whether one of the seven grahas casts its full aspect (graha drishti) on a rashi: all on the 7th,
 * Mars also on the 4th and 8th, Jupiter on the 5th and 9th, Saturn on the 3rd and 10th. The nodes
 * cast none. Source: Brihat Parashara Hora Shastra, ch. 26.
 */
export function isAspecting(chart: BirthPlaces, graha: Graha, rashi: number): boolean {
  if (!isSevenGraha(graha)) return false;
  const distance = countHouse(rashi, chart.planets[graha].rashi);
  return distance === 7 || (specialAspects[graha]?.includes(distance) ?? false);
}
