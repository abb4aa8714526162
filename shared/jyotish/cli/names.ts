import { findKaranaKind } from '../panchang/elements';
import { formatWithinRashi } from '../zodiac/degrees';
import { nakshatraNames, rashiNames } from '../zodiac/names';

const yogaNames = [
  'Vishkambha',
  'Priti',
  'Ayushman',
  'Saubhagya',
  'Shobhana',
  'Atiganda',
  'Sukarma',
  'Dhriti',
  'Shula',
  'Ganda',
  'Vriddhi',
  'Dhruva',
  'Vyaghata',
  'Harshana',
  'Vajra',
  'Siddhi',
  'Vyatipata',
  'Variyana',
  'Parigha',
  'Shiva',
  'Siddha',
  'Sadhya',
  'Shubha',
  'Shukla',
  'Brahma',
  'Indra',
  'Vaidhriti',
];

const karanaNames = [
  'Bava',
  'Balava',
  'Kaulava',
  'Taitila',
  'Gara',
  'Vanija',
  'Vishti',
  'Shakuni',
  'Chatushpada',
  'Naga',
  'Kimstughna',
];

const varaNames = [
  'Ravivara',
  'Somavara',
  'Mangalavara',
  'Budhavara',
  'Guruvara',
  'Shukravara',
  'Shanivara',
];

/** The English name of a rashi, 0 to 11. */
export const nameRashi = (rashi: number): string => rashiNames.en[rashi] ?? '';

/** The English name of a nakshatra, 1 to 27. */
export const nameNakshatra = (nakshatra: number): string => nakshatraNames.en[nakshatra - 1] ?? '';

/** The name of a yoga of sun and moon, 1 to 27. */
export const nameYoga = (yoga: number): string => yogaNames[yoga - 1] ?? '';

/** The name of a karana, a half-tithi from 1 to 60. */
export const nameKarana = (halfTithi: number): string =>
  karanaNames[findKaranaKind(halfTithi) - 1] ?? '';

/** The name of a vara, 0 Sunday to 6 Saturday. */
export const nameVara = (vara: number): string => varaNames[vara] ?? '';

/** A sidereal longitude in its rashi: `Tula 7°04′09″`. */
export function writeLongitude(longitude: number): string {
  return `${nameRashi(Math.floor(longitude / 30))} ${formatWithinRashi(longitude)}`;
}
