import type { HindranceName } from './hindrances';

/** What a muhurat is looked for. */
export const muhuratKinds = [
  'marriage',
  'griha-pravesh',
  'vehicle',
  'namakarana',
  'annaprashana',
  'mundan',
] as const;

/** A kind of muhurat. */
export type MuhuratKind = (typeof muhuratKinds)[number];

/** Which days and hours suit a purpose, and where that is written. */
export interface MuhuratRule {
  nakshatras: readonly number[];
  /** 1-30, the dark half from 16. */
  tithis: readonly number[];
  /** 0 Sunday to 6 Saturday. */
  varas: readonly number[];
  /** The sun's rashis, 0 Mesha; null where any will do. */
  sunRashis: readonly number[] | null;
  /** Months that end with the full moon, 1 Chaitra; null where any will do. */
  lunarMonths: readonly number[] | null;
  /** Whether the hours between sunset and sunrise will do as well. */
  byNight: boolean;
  /** What closes the time altogether. */
  hindrances: readonly HindranceName[];
  source: string;
}

// the hindrances of every work: Muhurta Chintamani, Shubhashubha Prakarana
const always: readonly HindranceName[] = ['bhadra', 'dushta-yoga', 'sankranti', 'pitru-paksha'];
const lost: readonly HindranceName[] = ['adhika-masa', 'kshaya-masa', 'kharmas'];
const asta: readonly HindranceName[] = ['guru-asta', 'shukra-asta'];

// fixed, soft, quick and movable nakshatras
const dhruva = [4, 12, 21, 26];
const mridu = [5, 14, 17, 27];
const kshipra = [1, 8, 13];
const chara = [7, 15, 22, 23, 24];

const [monday, wednesday, thursday, friday, saturday] = [1, 3, 4, 5, 6];
const gentleVaras = [monday, wednesday, thursday, friday];

/** The same tithis of both halves; rikta (4, 9, 14) and Amavasya are in none of the lists. */
const inBothHalves = (...tithis: number[]): number[] => [
  ...tithis,
  ...tithis.map((tithi) => tithi + 15),
];

/** The rules by purpose; the lagna, which depends on the persons, is left to the astrologer. */
export const muhuratRules: Record<MuhuratKind, MuhuratRule> = {
  marriage: {
    nakshatras: [4, 5, 10, 12, 13, 15, 17, 19, 21, 26, 27],
    tithis: [...inBothHalves(2, 3, 5, 7, 10, 11, 12, 13), 15, 16],
    varas: [0, monday, 2, wednesday, thursday, friday, saturday],
    sunRashis: [0, 1, 2, 7, 9, 10],
    lunarMonths: null,
    byNight: true,
    hindrances: [...always, ...lost, ...asta, 'chaturmas'],
    source: 'Muhurta Chintamani, Vivaha Prakarana; Dharma Sindhu, chapter 3',
  },
  'griha-pravesh': {
    nakshatras: [...dhruva, ...mridu],
    tithis: [2, 3, 5, 7, 10, 11, 13, 15, 17, 18, 20, 22, 25],
    varas: [...gentleVaras, saturday],
    sunRashis: null,
    lunarMonths: [2, 3, 8, 9, 11, 12],
    byNight: true,
    hindrances: [...always, ...lost, ...asta, 'chaturmas'],
    source: 'Muhurta Chintamani, Griha Pravesha Prakarana',
  },
  vehicle: {
    nakshatras: [...kshipra, ...chara, ...mridu],
    tithis: [...inBothHalves(2, 3, 5, 7, 10, 11, 12, 13), 15, 16],
    varas: [0, ...gentleVaras],
    sunRashis: null,
    lunarMonths: null,
    byNight: false,
    hindrances: always,
    source: 'Muhurta Chintamani, Nakshatra Prakarana',
  },
  namakarana: {
    nakshatras: [...dhruva, ...mridu, ...kshipra, ...chara],
    tithis: inBothHalves(1, 2, 3, 5, 7, 10, 11, 12, 13),
    varas: gentleVaras,
    sunRashis: null,
    lunarMonths: null,
    byNight: false,
    // a rite that has its own day after birth asks for no season
    hindrances: ['bhadra', 'dushta-yoga', 'sankranti'],
    source: 'Muhurta Chintamani, Samskara Prakarana; Dharma Sindhu, chapter 3',
  },
  annaprashana: {
    nakshatras: [...dhruva, ...mridu, ...kshipra, ...chara],
    tithis: [2, 3, 5, 7, 10, 13, 15],
    varas: gentleVaras,
    sunRashis: null,
    lunarMonths: null,
    byNight: false,
    hindrances: always,
    source: 'Muhurta Chintamani, Samskara Prakarana',
  },
  mundan: {
    nakshatras: [5, 14, 27, ...kshipra, ...chara, 18],
    tithis: inBothHalves(2, 3, 5, 7, 10, 11, 13),
    varas: gentleVaras,
    // the northern course; Meena is kharmas
    sunRashis: [9, 10, 0, 1, 2],
    lunarMonths: [2, 3, 4, 10, 11, 12],
    byNight: false,
    hindrances: [...always, ...lost, ...asta, 'chaturmas'],
    source: 'Muhurta Chintamani, Samskara Prakarana',
  },
};
