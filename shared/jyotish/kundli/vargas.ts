import type { Chart } from './chart-types';
import { itemAt } from './item-at';
import { normaliseDegrees } from '../astronomy/angles';
import type { Graha } from '../zodiac/graha';
import { grahas } from '../zodiac/graha';

/** The divisional charts; `hora` is Parashara's D2 of Simha and Karka. */
export const vargas = [
  'D1',
  'D2',
  'hora',
  'D3',
  'D4',
  'D5',
  'D6',
  'D7',
  'D8',
  'D9',
  'D10',
  'D11',
  'D12',
  'D16',
  'D20',
  'D24',
  'D27',
  'D30',
  'D40',
  'D45',
  'D60',
  'D81',
  'D108',
  'D144',
] as const;

/** The name of a divisional chart. */
export type Varga = (typeof vargas)[number];

type Rule = (rashi: number, within: number) => number;

const isOdd = (rashi: number) => rashi % 2 === 0;

/** Which of `parts` equal parts of a rashi, from 0; `within` in degrees below 30. */
const partOf = (within: number, parts: number) =>
  // the small addition keeps a body on a boundary (20° of 30° in thirds) in the part it opens
  Math.min(parts - 1, Math.floor((within * parts) / 30 + 1e-9));

/** Parts counted on from a rashi that depends on the one divided. */
const count =
  (parts: number, first: (rashi: number) => number, step = 1): Rule =>
  (rashi, within) =>
    first(rashi) + step * partOf(within, parts);

/** The first rashi for movable, fixed and dual rashis. */
const byNature = (movable: number, fixed: number, dual: number) => (rashi: number) =>
  itemAt([movable, fixed, dual], rashi % 3);

const byOddness = (odd: number, even: number) => (rashi: number) => (isOdd(rashi) ? odd : even);

const fromItself = (odd: number, even: number) => (rashi: number) =>
  rashi + (isOdd(rashi) ? odd : even);

/** Unequal parts of odd rashis, as where they end and whose they are; even rashis mirror the ends. */
const unequal =
  (odd: readonly (readonly [end: number, rashi: number])[], even: typeof odd): Rule =>
  (rashi, within) =>
    (isOdd(rashi) ? odd : even).find(([end]) => within + 1e-9 < end)?.[1] ?? rashi;

const navamsa = count(9, (rashi) => 9 * rashi);
const dwadashamsa = count(12, fromItself(0, 0));

const rules: Record<Varga, Rule> = {
  D1: (rashi) => rashi,
  D2: (rashi, within) => 2 * rashi + (isOdd(rashi) ? partOf(within, 2) : 1 - partOf(within, 2)),
  hora: (rashi, within) => (isOdd(rashi) === within < 15 ? 4 : 3),
  D3: count(3, fromItself(0, 0), 4),
  D4: count(4, fromItself(0, 0), 3),
  D5: unequal(
    [
      [6, 0],
      [12, 10],
      [18, 8],
      [24, 2],
      [30, 6],
    ],
    [
      [6, 1],
      [12, 5],
      [18, 11],
      [24, 9],
      [30, 7],
    ],
  ),
  D6: count(6, byOddness(0, 6)),
  D7: count(7, fromItself(0, 6)),
  D8: count(8, byNature(0, 8, 4)),
  D9: navamsa,
  D10: count(10, fromItself(0, 8)),
  D11: count(11, (rashi) => 12 - rashi),
  D12: dwadashamsa,
  D16: count(16, byNature(0, 4, 8)),
  D20: count(20, byNature(0, 8, 4)),
  D24: count(24, byOddness(4, 3)),
  D27: count(27, (rashi) => 3 * rashi),
  D30: unequal(
    [
      [5, 0],
      [10, 10],
      [18, 8],
      [25, 2],
      [30, 6],
    ],
    [
      [5, 1],
      [12, 5],
      [20, 11],
      [25, 9],
      [30, 7],
    ],
  ),
  D40: count(40, byOddness(0, 6)),
  D45: count(45, byNature(0, 4, 8)),
  D60: count(60, fromItself(0, 0)),
  D81: count(81, (rashi) => 9 * rashi),
  D108: (rashi, within) => dwadashamsa(navamsa(rashi, within), (within * 9) % 30),
  D144: (rashi, within) => dwadashamsa(dwadashamsa(rashi, within), (within * 12) % 30),
};

/**
 * The rashi (0 to 11) of a sidereal longitude in a divisional chart.
 *
 * Source: Brihat Parashara Hora Shastra, ch. 6, for D1, hora, D3, D4, D7, D9, D10, D12, D16, D20,
 * D24, D27, D30, D40, D45 and D60; the others are of later use: D5 (rashis of the graha that rules
 * the part), D6 (from Mesha or Tula), D8 (from Mesha, Dhanu or Simha), D11 (Rudramsha, counted back
 * from Mesha), D81 (navamsa of navamsa, counted cyclically), D108 (dwadashamsa of the navamsa), D144
 * (dwadashamsa of the dwadashamsa). D2 is the parivritti (cyclic) hora with even rashis reversed;
 * Parashara's own hora, where the sun's half is Simha and the moon's Karka, is `hora`, and it is the
 * one the strengths use. D10 counts even rashis from the ninth, D24 from Simha or Karka.
 */
export function computeVargaRashi(varga: Varga, longitude: number): number {
  const degrees = normaliseDegrees(longitude);
  const rashi = Math.floor(degrees / 30);
  const found = rules[varga](rashi, degrees - 30 * rashi);
  return ((found % 12) + 12) % 12;
}

/** The rashis (0 to 11) of the lagna and the grahas in a divisional chart; see `computeVargaRashi`. */
export function computeVargaChart(
  varga: Varga,
  { ascendant, planets }: Pick<Chart, 'ascendant' | 'planets'>,
): { ascendant: number; planets: Record<Graha, number> } {
  const rashis = grahas.map((graha) => [graha, computeVargaRashi(varga, planets[graha].longitude)]);
  return {
    ascendant: computeVargaRashi(varga, ascendant.longitude),
    planets: Object.fromEntries(rashis) as Record<Graha, number>,
  };
}
