import type { Gana, Vashya, Yoni } from './koota-classes';
import { ganas, vashyas, yonis } from './koota-classes';

// Rows are the girl's class, columns the boy's, as the printed tables have it.

const vashyaPoints = [
  [2, 1, 1, 0.5, 1],
  [1, 2, 0.5, 0, 1],
  [1, 0.5, 2, 1, 1],
  [0, 0, 1, 2, 0],
  [1, 0, 1, 0, 2],
];

const ganaPoints = [
  [6, 5, 1],
  [6, 6, 0],
  [0, 0, 6],
];

// Saral Jyotish, yoni chakra, with its cell "girl mesha, boy mahisha" read as 3 like its mirror
// (printed 0; the two are no enemies, and published matches give 3)
const yoniPoints = [
  '42322333013221',
  '24322333313220',
  '33422333313021',
  '22242112222102',
  '22224122220222',
  '33311403323222',
  '33312043323211',
  '33322334303221',
  '03322333411221',
  '11122221141221',
  '33320323314223',
  '22012222222422',
  '22202212222242',
  '10122221121224',
];

/** Points of the vashya koota, 0 to 2. */
export function rateVashya(boy: Vashya, girl: Vashya): number {
  return vashyaPoints[vashyas.indexOf(girl)]?.[vashyas.indexOf(boy)] ?? 0;
}

/** Points of the gana koota, 0 to 6. */
export function rateGana(boy: Gana, girl: Gana): number {
  return ganaPoints[ganas.indexOf(girl)]?.[ganas.indexOf(boy)] ?? 0;
}

/** Points of the yoni koota, 0 to 4. */
export function rateYoni(boy: Yoni, girl: Yoni): number {
  return Number(yoniPoints[yonis.indexOf(girl)]?.[yonis.indexOf(boy)]);
}
