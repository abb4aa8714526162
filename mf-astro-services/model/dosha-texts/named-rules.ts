import type { Lang } from 'shared/remote-kit/page';

type Words = Readonly<Record<Lang, string>>;

/** The rules that make a dosha and the exceptions that lift it, by their ids. */
const rules: Readonly<Record<string, Words>> = {
  'from-lagna': {
    en: 'Mars counts from the lagna.',
    hi: 'मंगल लग्न से गिना गया।',
  },
  'from-moon': { en: 'Mars counts from the Moon.', hi: 'मंगल चंद्र से गिना गया।' },
  'from-venus': { en: 'Mars counts from Venus.', hi: 'मंगल शुक्र से गिना गया।' },
  'own-or-exalted': {
    en: 'Mars is in its own rashi or exalted, where it acts with measure.',
    hi: 'मंगल अपनी या उच्च राशि में है, जहाँ वह संयम से फल देता है।',
  },
  'in-simha-or-kumbha': {
    en: 'Mars stands in Simha or Kumbha; the handbooks count no dosha there.',
    hi: 'मंगल सिंह या कुंभ में है; मिलान-ग्रंथ वहाँ दोष नहीं मानते।',
  },
  'lagna-karka-or-simha': {
    en: 'For this lagna Mars is the yogakaraka, the helper of the chart.',
    hi: 'इस लग्न के लिए मंगल योगकारक, यानी कुंडली का सहायक है।',
  },
  'second-in-mercury-rashi': {
    en: 'Mars counts in the 2nd, but stands in a rashi of Mercury.',
    hi: 'मंगल दूसरे भाव में गिना गया, पर बुध की राशि में है।',
  },
  'seventh-in-karka-or-makara': {
    en: 'Mars counts in the 7th, but stands in Karka or Makara.',
    hi: 'मंगल सातवें भाव में गिना गया, पर कर्क या मकर में है।',
  },
  'eighth-in-jupiter-rashi': {
    en: 'Mars counts in the 8th, but stands in a rashi of Jupiter.',
    hi: 'मंगल आठवें भाव में गिना गया, पर गुरु की राशि में है।',
  },
  'twelfth-in-venus-rashi': {
    en: 'Mars counts in the 12th, but stands in a rashi of Venus.',
    hi: 'मंगल बारहवें भाव में गिना गया, पर शुक्र की राशि में है।',
  },
  'jupiter-with-mars': {
    en: 'Jupiter stands with Mars or aspects it and calms it.',
    hi: 'गुरु मंगल के साथ है या उसे देखता है और उसे शांत करता है।',
  },
  'moon-with-mars': {
    en: 'The Moon stands with Mars.',
    hi: 'चंद्र मंगल के साथ है।',
  },
  'benefic-in-lagna-or-seventh': {
    en: 'Jupiter or Venus stands in the lagna or the 7th house.',
    hi: 'गुरु या शुक्र लग्न या सप्तम भाव में है।',
  },
  full: {
    en: 'All seven grahas stand between Rahu and Ketu.',
    hi: 'सातों ग्रह राहु और केतु के बीच हैं।',
  },
  partial: {
    en: 'Six of the seven grahas stand between Rahu and Ketu.',
    hi: 'सात में से छह ग्रह राहु और केतु के बीच हैं।',
  },
  'sun-with-rahu': { en: 'The Sun stands with Rahu.', hi: 'सूर्य राहु के साथ है।' },
  'sun-with-ketu': { en: 'The Sun stands with Ketu.', hi: 'सूर्य केतु के साथ है।' },
  'sun-with-saturn': { en: 'The Sun stands with Saturn.', hi: 'सूर्य शनि के साथ है।' },
  'rahu-in-ninth': { en: 'Rahu stands in the 9th house.', hi: 'राहु नवम भाव में है।' },
  'ketu-in-ninth': { en: 'Ketu stands in the 9th house.', hi: 'केतु नवम भाव में है।' },
  'ninth-lord-with-rahu': {
    en: 'The lord of the 9th stands with Rahu.',
    hi: 'नवमेश राहु के साथ है।',
  },
  'ninth-lord-with-ketu': {
    en: 'The lord of the 9th stands with Ketu.',
    hi: 'नवमेश केतु के साथ है।',
  },
  'jupiter-in-ninth': { en: 'Jupiter stands in the 9th house.', hi: 'गुरु नवम भाव में है।' },
  'jupiter-touches-sun': {
    en: 'Jupiter stands with the Sun or aspects it.',
    hi: 'गुरु सूर्य के साथ है या उसे देखता है।',
  },
  'jupiter-touches-moon': {
    en: 'Jupiter stands with the Moon or aspects it.',
    hi: 'गुरु चंद्र के साथ है या उसे देखता है।',
  },
  'jupiter-touches-saturn': {
    en: 'Jupiter stands with Saturn or aspects it.',
    hi: 'गुरु शनि के साथ है या उसे देखता है।',
  },
  'jupiter-with-rahu': { en: 'Jupiter stands with Rahu.', hi: 'गुरु राहु के साथ है।' },
  'jupiter-own-or-exalted': {
    en: 'Jupiter is in its own rashi or exalted.',
    hi: 'गुरु अपनी या उच्च राशि में है।',
  },
  'moon-with-rahu': { en: 'The Moon stands with Rahu.', hi: 'चंद्र राहु के साथ है।' },
  'moon-with-ketu': { en: 'The Moon stands with Ketu.', hi: 'चंद्र केतु के साथ है।' },
  'saturn-with-rahu': { en: 'Saturn stands with Rahu.', hi: 'शनि राहु के साथ है।' },
  'saturn-own-or-exalted': {
    en: 'Saturn is in its own rashi or exalted.',
    hi: 'शनि अपनी या उच्च राशि में है।',
  },
};

/** A rule or exception of a dosha in words; undefined for an id that has none. */
export const describeDoshaRule = (id: string, lang: Lang): string | undefined => rules[id]?.[lang];
