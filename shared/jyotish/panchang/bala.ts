/** Directions one does not set out in, by vara from Sunday. Source: Muhurta Chintamani, Yatra Prakarana. */
export type Direction = 'east' | 'south' | 'west' | 'north';

const dishaShools: readonly Direction[] = [
  'west',
  'east',
  'north',
  'north',
  'south',
  'west',
  'east',
];

const goodTaras = [2, 4, 6, 8, 9];
const goodMoonHouses = [1, 3, 6, 7, 10, 11];

/** The direction of Disha Shool on a vara (0 Sunday). */
export function findDishaShool(vara: number): Direction {
  return dishaShools[vara] ?? 'east';
}

/**
 * The birth nakshatras (1-27) that have tara bala while the moon is in a nakshatra: counted from
 * birth to the moon in nines it is the 2nd, 4th, 6th, 8th or 9th. Source: Muhurta
 * Chintamani, Gochara Prakarana.
 */
export function listTaraBala(moonNakshatra: number): number[] {
  return range(27)
    .map((index) => index + 1)
    .filter((birth) => goodTaras.includes((((moonNakshatra - birth + 27) % 27) % 9) + 1));
}

/**
 * The birth rashis (0-11) that have chandra bala while the moon is in a rashi: it is the 1st, 3rd,
 * 6th, 7th, 10th or 11th from them. Source: Muhurta Chintamani, Gochara
 * Prakarana.
 */
export function listChandraBala(moonRashi: number): number[] {
  return range(12).filter((birth) => goodMoonHouses.includes(((moonRashi - birth + 12) % 12) + 1));
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
