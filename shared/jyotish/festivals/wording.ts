import { nakshatraNames, rashiNames } from '../zodiac/names';
import type { Clause } from './choose-day';
import type { Tradition } from './definition';
import type { Kala } from './kala';

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

const kalas: Record<Kala, Pair> = {
  arunodaya: ['at dawn (arunodaya)', 'अरुणोदय में'],
  sunrise: ['at sunrise', 'सूर्योदय पर'],
  udaya: ['at sunrise and for a muhurta after it', 'सूर्योदय से एक मुहूर्त तक'],
  purvahna: ['in purvahna', 'पूर्वाह्न में'],
  madhyahna: ['in madhyahna', 'मध्याह्न में'],
  aparahna: ['in aparahna', 'अपराह्न में'],
  aparahnaBegin: ['when aparahna begins', 'अपराह्न के आरंभ पर'],
  sayahna: ['in sayahna', 'सायाह्न में'],
  sunset: ['at sunset', 'सूर्यास्त पर'],
  pradosha: ['in pradosha', 'प्रदोष में'],
  moonrise: ['at moonrise', 'चंद्रोदय पर'],
  nishita: ['in nishita', 'निशीथ में'],
};

/** What each clause means, for people. */
export const clauseTexts: Record<Clause, BilingualText> = {
  'only-day': {
    en: 'It covers the deciding time on this day alone.',
    hi: 'निर्णायक समय पर यह केवल इसी दिन है।',
  },
  'both-earlier': {
    en: 'It covers the deciding time on two days; the earlier is kept.',
    hi: 'निर्णायक समय पर यह दो दिन है; पहला दिन लिया गया।',
  },
  'both-later': {
    en: 'It covers the deciding time on two days; the later is kept.',
    hi: 'निर्णायक समय पर यह दो दिन है; दूसरा दिन लिया गया।',
  },
  'both-longer': {
    en: 'It covers the deciding time on two days; the one with more of it is kept.',
    hi: 'निर्णायक समय पर यह दो दिन है; जिस दिन अधिक है वह लिया गया।',
  },
  'neither-earlier': {
    en: 'It covers the deciding time on no day; the day it begins on is kept.',
    hi: 'निर्णायक समय पर यह किसी दिन नहीं है; जिस दिन आरंभ होता है वह लिया गया।',
  },
  'neither-later': {
    en: 'It covers the deciding time on no day; the day after it begins is kept.',
    hi: 'निर्णायक समय पर यह किसी दिन नहीं है; जिस दिन आरंभ होता है उसका अगला दिन लिया गया।',
  },
  'sankranti-day': {
    en: 'The sankranti comes early enough for its own day.',
    hi: 'संक्रांति जल्दी होने के कारण उसी दिन लिया गया।',
  },
  'sankranti-next-day': {
    en: 'The sankranti comes too late for its own day, so the next day is kept.',
    hi: 'संक्रांति देर से होने के कारण अगला दिन लिया गया।',
  },
  'bhadra-avoided': {
    en: 'Moved so that Bhadra is avoided.',
    hi: 'भद्रा से बचने के लिए चुना गया।',
  },
  'nakshatra-joined': {
    en: 'The nakshatra of the day decides between the two days.',
    hi: 'दो दिनों में नक्षत्र के योग से निर्णय हुआ।',
  },
  'pure-of-dashami': {
    en: 'Dashami does not touch the dawn of this day.',
    hi: 'इस दिन के अरुणोदय में दशमी का वेध नहीं है।',
  },
  'long-dwadashi': {
    en: 'Dwadashi has two sunrises, so the fast is kept on its first day.',
    hi: 'द्वादशी दो सूर्योदय छूती है, इसलिए व्रत उसके पहले दिन रखा गया।',
  },
  'for-parana': {
    en: 'Chosen so that the fast can be broken in Dwadashi.',
    hi: 'द्वादशी में पारण हो सके, इसलिए चुना गया।',
  },
  counted: {
    en: 'Counted from another day.',
    hi: 'किसी और दिन से गिनकर चुना गया।',
  },
};

/** Whose way of choosing the day it is. */
export const traditionTexts: Record<Tradition, BilingualText> = {
  usual: { en: 'Most calendars', hi: 'अधिकांश पंचांग' },
  smarta: { en: 'Smarta tradition', hi: 'स्मार्त परंपरा' },
  vaishnava: { en: 'Vaishnava tradition', hi: 'वैष्णव परंपरा' },
  sunrise: {
    en: 'Calendars that go by the tithi at sunrise',
    hi: 'उदया तिथि मानने वाले पंचांग',
  },
  'civil-date': {
    en: 'Calendars that go by the civil date of the sankranti',
    hi: 'संक्रांति की तारीख़ मानने वाले पंचांग',
  },
  'day-after-diwali': {
    en: 'Calendars that keep the day after Diwali',
    hi: 'दीपावली का अगला दिन मानने वाले पंचांग',
  },
  'one-ghati': {
    en: 'Calendars to which one ghati of the evening is enough',
    hi: 'प्रदोष में एक घटी को पर्याप्त मानने वाले पंचांग',
  },
};

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

/** Says when a kala is. */
export const nameKala = (kala: Kala): BilingualText => toText(kalas[kala]);

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
