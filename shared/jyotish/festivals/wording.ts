import { nakshatraNames, rashiNames } from '../zodiac/names';

/** A short text in both languages. */
export interface BilingualText {
  en: string;
  hi: string;
}

type Pair = readonly [en: string, hi: string];

/** The lunar months by their amanta number, 1 Chaitra to 12 Phalguna. */
const months: readonly Pair[] = [
  ['Chaitra', 'चैत्र'],
  ['Vaishakha', 'वैशाख'],
  ['Jyeshtha', 'ज्येष्ठ'],
  ['Ashadha', 'आषाढ़'],
  ['Shravana', 'श्रावण'],
  ['Bhadrapada', 'भाद्रपद'],
  ['Ashwina', 'आश्विन'],
  ['Kartika', 'कार्तिक'],
  ['Margashirsha', 'मार्गशीर्ष'],
  ['Pausha', 'पौष'],
  ['Magha', 'माघ'],
  ['Phalguna', 'फाल्गुन'],
];

const tithis: readonly Pair[] = [
  ['Pratipada', 'प्रतिपदा'],
  ['Dwitiya', 'द्वितीया'],
  ['Tritiya', 'तृतीया'],
  ['Chaturthi', 'चतुर्थी'],
  ['Panchami', 'पंचमी'],
  ['Shashthi', 'षष्ठी'],
  ['Saptami', 'सप्तमी'],
  ['Ashtami', 'अष्टमी'],
  ['Navami', 'नवमी'],
  ['Dashami', 'दशमी'],
  ['Ekadashi', 'एकादशी'],
  ['Dwadashi', 'द्वादशी'],
  ['Trayodashi', 'त्रयोदशी'],
  ['Chaturdashi', 'चतुर्दशी'],
];

/** Names a lunar month, 1 Chaitra to 12 Phalguna. */
export const nameMonth = (month: number): BilingualText => toText(months[month - 1]);

/** Names a tithi, 1-30, with its paksha or without. */
export function nameTithi(tithi: number, how?: 'tithi-alone'): BilingualText {
  if (tithi === 15) return { en: 'Purnima', hi: 'पूर्णिमा' };
  if (tithi === 30) return { en: 'Amavasya', hi: 'अमावस्या' };
  const { en, hi } = toText(tithis[(tithi - 1) % 15]);
  if (how) return { en, hi };
  const [pakshaEn, pakshaHi] = tithi < 15 ? ['Shukla', 'शुक्ल'] : ['Krishna', 'कृष्ण'];
  return { en: `${pakshaEn} ${en}`, hi: `${pakshaHi} ${hi}` };
}

/** Names a nakshatra, 1 Ashwini to 27 Revati. */
export const nameNakshatra = (nakshatra: number): BilingualText =>
  pickNames(nakshatraNames, nakshatra - 1);

/** Names a rashi, 0 Mesha to 11 Meena. */
export const nameRashi = (rashi: number): BilingualText => pickNames(rashiNames, rashi);

function toText(pair: Pair | undefined): BilingualText {
  if (!pair) throw new RangeError('no such month, tithi, nakshatra or rashi');
  return { en: pair[0], hi: pair[1] };
}

function pickNames(names: typeof rashiNames, index: number): BilingualText {
  return { en: names.en[index] ?? '', hi: names.hi[index] ?? '' };
}
