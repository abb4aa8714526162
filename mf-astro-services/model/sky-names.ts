import { nakshatraNames, rashiNames } from 'shared/jyotish/zodiac/names';
import type { Lang } from 'shared/remote-kit/page';

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
