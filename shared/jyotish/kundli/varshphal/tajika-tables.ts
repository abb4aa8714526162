import { itemAt } from '../item-at';
import type { SevenGraha } from '../rashi-lords';

type Hadda = readonly (readonly [end: number, lord: SevenGraha])[];

// five unequal parts of each rashi, each given by the degree where it ends
const haddas: readonly Hadda[] = [
  [
    [6, 'jupiter'],
    [12, 'venus'],
    [20, 'mercury'],
    [25, 'mars'],
    [30, 'saturn'],
  ],
  [
    [8, 'venus'],
    [14, 'mercury'],
    [22, 'jupiter'],
    [27, 'saturn'],
    [30, 'mars'],
  ],
  [
    [6, 'mercury'],
    [12, 'jupiter'],
    [17, 'venus'],
    [24, 'mars'],
    [30, 'saturn'],
  ],
  [
    [7, 'mars'],
    [13, 'venus'],
    [19, 'mercury'],
    [26, 'jupiter'],
    [30, 'saturn'],
  ],
  [
    [6, 'jupiter'],
    [11, 'venus'],
    [18, 'saturn'],
    [24, 'mercury'],
    [30, 'mars'],
  ],
  [
    [7, 'mercury'],
    [17, 'venus'],
    [21, 'jupiter'],
    [28, 'mars'],
    [30, 'saturn'],
  ],
  [
    [6, 'saturn'],
    [14, 'mercury'],
    [21, 'jupiter'],
    [28, 'venus'],
    [30, 'mars'],
  ],
  [
    [7, 'mars'],
    [11, 'venus'],
    [19, 'mercury'],
    [24, 'jupiter'],
    [30, 'saturn'],
  ],
  [
    [12, 'jupiter'],
    [17, 'venus'],
    [21, 'mercury'],
    [26, 'saturn'],
    [30, 'mars'],
  ],
  [
    [7, 'mercury'],
    [14, 'jupiter'],
    [22, 'venus'],
    [26, 'saturn'],
    [30, 'mars'],
  ],
  [
    [7, 'mercury'],
    [13, 'venus'],
    [20, 'jupiter'],
    [25, 'mars'],
    [30, 'saturn'],
  ],
  [
    [12, 'venus'],
    [16, 'jupiter'],
    [19, 'mercury'],
    [28, 'mars'],
    [30, 'saturn'],
  ],
];

/** The lord of the hadda of a sidereal longitude, [0, 360). Source: Tajika Neelakanthi, samjna tantra. */
export function findHaddaLord(longitude: number): SevenGraha {
  const parts = itemAt(haddas, Math.floor(longitude / 30));
  const part = parts.find(([end]) => longitude % 30 < end) ?? itemAt(parts, 4);
  return part[1];
}

const drekkanaOrder: readonly SevenGraha[] = [
  'mars',
  'sun',
  'venus',
  'mercury',
  'moon',
  'saturn',
  'jupiter',
];

/** The lord of the Tajika drekkana: from Mars at Mesha's first on, each the sixth weekday. Source: as above. */
export function findDrekkanaLord(longitude: number): SevenGraha {
  return itemAt(drekkanaOrder, Math.floor(longitude / 10) % 7);
}

const triRashiDay: readonly SevenGraha[] = [
  'sun',
  'venus',
  'saturn',
  'venus',
  'jupiter',
  'moon',
  'mercury',
  'mars',
  'saturn',
  'mars',
  'jupiter',
  'moon',
];

const triRashiNight: readonly SevenGraha[] = [
  'jupiter',
  'moon',
  'mercury',
  'mars',
  'sun',
  'venus',
  'saturn',
  'venus',
  'saturn',
  'mars',
  'jupiter',
  'moon',
];

/** The tri-rashi lord of a rising rashi by day or night. Source: as above. */
export function findTriRashiLord(rashi: number, isDay: boolean): SevenGraha {
  return itemAt(isDay ? triRashiDay : triRashiNight, rashi);
}
