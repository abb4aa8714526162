import type { Lang } from 'shared/remote-kit/page';

/** Why a yoga counts less or is set aside, by the id of the cancellation. */
const cancellations: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
  'graha-with-moon': {
    en: 'A graha stands with the Moon.',
    hi: 'चंद्र के साथ कोई ग्रह है।',
  },
  'graha-in-kendra-from-lagna': {
    en: 'A graha from Mars to Saturn stands in a kendra from the lagna.',
    hi: 'मंगल से शनि तक कोई ग्रह लग्न से केंद्र में है।',
  },
  'graha-in-kendra-from-moon': {
    en: 'A graha from Mars to Saturn stands in a kendra from the Moon.',
    hi: 'मंगल से शनि तक कोई ग्रह चंद्र से केंद्र में है।',
  },
  'moon-in-kendra': {
    en: 'The Moon stands in a kendra from the lagna.',
    hi: 'चंद्र लग्न से केंद्र में है।',
  },
  'jupiter-with-moon': {
    en: 'Jupiter stands with the Moon or aspects it.',
    hi: 'गुरु चंद्र के साथ है या उसे देखता है।',
  },
  'lord-owns-dusthana': {
    en: 'One of the two lords also rules the 6th, 8th or 12th house.',
    hi: 'दोनों में से एक स्वामी 6, 8 या 12वें भाव का भी स्वामी है।',
  },
};

/** A cancellation in words; undefined for an id that has none. */
export const describeYogaCancellation = (id: string, lang: Lang): string | undefined =>
  cancellations[id]?.[lang];
