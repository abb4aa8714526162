import { normaliseDegrees, RADIANS } from '../astronomy/angles';
import type { LocalSky } from '../astronomy/local-sky';
import { computeLocalSky } from '../astronomy/local-sky';
import type { Place } from '../astronomy/rise-set';
import type { Instant } from '../astronomy/time-scales';
import { findRisingPoint } from '../zodiac/ascendant';
import type { Ayanamsa } from '../zodiac/ayanamsa';
import { computeAyanamsa } from '../zodiac/ayanamsa';
import type { Houses, HouseSystem } from './house-types';
import { UndefinedHousesError } from './house-types';
import { findPlacidusCusps } from './placidus';

/**
 * The twelve bhavas of an instant and place.
 * @param ayanamsa what longitudes are counted by; the kp system always uses its own
 * @throws UndefinedHousesError for placidus, kp and sripati beyond the polar circles
 */
export function computeHouses(
  system: HouseSystem,
  at: Instant,
  place: Place,
  ayanamsa: Ayanamsa = 'lahiri',
): Houses {
  const used = system === 'kp' ? 'kp' : ayanamsa;
  const sky = computeLocalSky(at, place.longitude);
  const zero = sky.nutation + computeAyanamsa(used, at.tt);
  const ascendant = normaliseDegrees(findRisingPoint(sky, place.latitude) - zero);
  const midheaven = normaliseDegrees(findCulminatingPoint(sky) - zero);
  const angles = { system, ayanamsa: used, ascendant, midheaven };
  if (system === 'whole-sign') {
    return { ...angles, cusps: layEqualCusps(Math.floor(ascendant / 30) * 30) };
  }
  if (system === 'equal') return { ...angles, cusps: layEqualCusps(ascendant) };
  if (Math.abs(place.latitude) >= 90 - sky.obliquity) {
    throw new UndefinedHousesError(system, place.latitude);
  }
  if (system === 'sripati') return { ...angles, ...divideQuadrants(ascendant, midheaven) };
  const between = findPlacidusCusps(sky, place.latitude).map((cusp) => cusp - zero);
  return { ...angles, cusps: completeCusps(ascendant, midheaven, between) };
}

/** The bhava (1 to 12) that holds a sidereal longitude of the houses' ayanamsa. */
export function findHouse(longitude: number, { cusps }: Houses): number {
  const index = cusps.findIndex((cusp, house) => {
    const width = normaliseDegrees((cusps[(house + 1) % 12] ?? cusp) - cusp);
    return normaliseDegrees(longitude - cusp) < width;
  });
  // rounding may leave a hair between two cusps: what lies there is at the end of the twelfth
  return index < 0 ? 12 : index + 1;
}

function findCulminatingPoint({ meridian, obliquity }: LocalSky): number {
  const armc = meridian * RADIANS;
  return Math.atan2(Math.sin(armc), Math.cos(armc) * Math.cos(obliquity * RADIANS)) / RADIANS;
}

function layEqualCusps(first: number): number[] {
  return Array.from({ length: 12 }, (_, house) => normaliseDegrees(first + house * 30));
}

/** Sripati Paddhati, chapter 1: thirds of the quadrants are the madhyas, half-way between the sandhis. */
function divideQuadrants(ascendant: number, midheaven: number) {
  const upper = normaliseDegrees(ascendant - midheaven) / 3;
  const lower = 60 - upper;
  const between = [
    midheaven + upper,
    midheaven + 2 * upper,
    ascendant + lower,
    ascendant + 2 * lower,
  ];
  const middles = completeCusps(ascendant, midheaven, between);
  const cusps = middles.map((middle, house) => {
    const before = middles[(house + 11) % 12] ?? middle;
    return normaliseDegrees(before + normaliseDegrees(middle - before) / 2);
  });
  return { middles, cusps };
}

/** All twelve in order from the angles and the eleventh, twelfth, second and third. */
function completeCusps(
  ascendant: number,
  midheaven: number,
  [eleventh = 0, twelfth = 0, second = 0, third = 0]: number[],
): number[] {
  const half = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180];
  return [...half, ...half.map((cusp) => cusp + 180)].map(normaliseDegrees);
}
