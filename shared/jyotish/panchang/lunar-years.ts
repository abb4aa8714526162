import type { LunarMonth } from './lunar-month';
import { MESHA_1922, SIDEREAL_YEAR } from './lunar-month';

/** The years a lunar month belongs to, as almanacs number them. */
export interface LunarYears {
  /** Shalivahana Shaka, from Chaitra. */
  shaka: number;
  /** Vikram Samvat of the north, from Chaitra. */
  vikram: number;
  /** Vikram Samvat of Gujarat, from Kartika. */
  gujarati: number;
  /** Expired years of the Kali Yuga, from Chaitra. */
  kali: number;
  /** The year's name in the cycle of sixty, 1 Prabhava to 60 Akshaya (Kshaya). */
  samvatsara: { south: number; north: number };
}

const kartika = 8;
// Surya Siddhanta with bija: 364212 revolutions of Jupiter in 1577917828 days; a year is a rashi
const jovianYear = 1_577_917_828 / (12 * 364_212);
// the Kali Yuga began at midnight in Ujjain, JD 588465.5 less its longitude of 75.77°
const kaliEpoch = 588_465.5 - 75.77 / 360 - 2_451_545;
// the Kali Yuga began in Vijaya, the 27th
const firstSamvatsara = 27;

/**
 * The years of a lunar month. In the south samvatsaras follow the years without a gap; in the north
 * a year is called after the mean Jovian year that runs when the sun enters Mesha.
 * Source: Surya Siddhanta 1.55 and 14.1; Sewell and Dikshit, The Indian Calendar (1896), art. 53 to 62.
 */
export function findLunarYears({ shaka, amanta }: LunarMonth): LunarYears {
  const newYear = MESHA_1922 + (shaka - 1922) * SIDEREAL_YEAR;
  const jovianYears = Math.floor((newYear - kaliEpoch) / jovianYear);
  return {
    shaka,
    vikram: shaka + 135,
    gujarati: shaka + (amanta < kartika ? 134 : 135),
    kali: shaka + 3179,
    samvatsara: {
      south: nameYear(shaka + 12),
      north: nameYear(jovianYears + firstSamvatsara),
    },
  };
}

function nameYear(count: number): number {
  return ((count - 1) % 60) + 1;
}
