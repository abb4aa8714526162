import type { Lang } from 'shared/remote-kit/page';

type Names = Readonly<Record<Lang, readonly string[]>>;

/** Rashis from Mesha. English readers get the Sanskrit name; the western one stands beside it where there is room. */
export const rashiNames: Names = {
  en: [
    'Mesha',
    'Vrishabha',
    'Mithuna',
    'Karka',
    'Simha',
    'Kanya',
    'Tula',
    'Vrischika',
    'Dhanu',
    'Makara',
    'Kumbha',
    'Meena',
  ],
  hi: ['मेष', 'वृषभ', 'मिथुन', 'कर्क', 'सिंह', 'कन्या', 'तुला', 'वृश्चिक', 'धनु', 'मकर', 'कुंभ', 'मीन'],
};

export const westernSigns: readonly string[] = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];

/** Nakshatras from Ashwini: number 1 is at index 0. */
export const nakshatraNames: Names = {
  en: [
    'Ashwini',
    'Bharani',
    'Krittika',
    'Rohini',
    'Mrigashira',
    'Ardra',
    'Punarvasu',
    'Pushya',
    'Ashlesha',
    'Magha',
    'Purva Phalguni',
    'Uttara Phalguni',
    'Hasta',
    'Chitra',
    'Swati',
    'Vishakha',
    'Anuradha',
    'Jyeshtha',
    'Mula',
    'Purva Ashadha',
    'Uttara Ashadha',
    'Shravana',
    'Dhanishta',
    'Shatabhisha',
    'Purva Bhadrapada',
    'Uttara Bhadrapada',
    'Revati',
  ],
  hi: [
    'अश्विनी',
    'भरणी',
    'कृत्तिका',
    'रोहिणी',
    'मृगशिरा',
    'आर्द्रा',
    'पुनर्वसु',
    'पुष्य',
    'आश्लेषा',
    'मघा',
    'पूर्वा फाल्गुनी',
    'उत्तरा फाल्गुनी',
    'हस्त',
    'चित्रा',
    'स्वाति',
    'विशाखा',
    'अनुराधा',
    'ज्येष्ठा',
    'मूल',
    'पूर्वाषाढ़ा',
    'उत्तराषाढ़ा',
    'श्रवण',
    'धनिष्ठा',
    'शतभिषा',
    'पूर्वा भाद्रपद',
    'उत्तरा भाद्रपद',
    'रेवती',
  ],
};

/** The name of a rashi, 0 to 11. */
export function nameRashi(rashi: number, lang: Lang): string {
  return rashiNames[lang][rashi] ?? '';
}

/** The name of a rashi with the western sign in English: `Mesha (Aries)`. */
export function nameRashiInFull(rashi: number, lang: Lang): string {
  const name = nameRashi(rashi, lang);
  return lang === 'en' ? `${name} (${westernSigns[rashi] ?? ''})` : name;
}

/** The name of a nakshatra, 1 to 27. */
export function nameNakshatra(nakshatra: number, lang: Lang): string {
  return nakshatraNames[lang][nakshatra - 1] ?? '';
}
