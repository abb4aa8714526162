import type { ItemLang } from '../data/database';
import type { FeedKind } from './read-entries';

const en = {
  site: 'Tarapath',
  blog: {
    title: 'Tarapath blog',
    about: 'Articles on kundli, panchang, rituals and their reasons, calmly told.',
  },
  news: {
    title: 'Tarapath: news of the sky',
    about: 'Transits, eclipses and festival dates, worked out and explained.',
  },
  podcast: {
    title: 'Tarapath listening',
    about: 'Short listening pieces for the hours of the day: raga, bell and breath.',
  },
};

/** What feeds say of themselves. */
export const feedText: Record<ItemLang, typeof en & Record<FeedKind, object>> = {
  en,
  hi: {
    site: 'तारापथ',
    blog: {
      title: 'तारापथ ब्लॉग',
      about: 'कुंडली, पंचांग, अनुष्ठान और उनके कारणों पर शांत मन से लिखे लेख।',
    },
    news: {
      title: 'तारापथ: आकाश के समाचार',
      about: 'गोचर, ग्रहण और त्योहारों की तिथियाँ, गणना और कारण के साथ।',
    },
    podcast: {
      title: 'तारापथ श्रवण',
      about: 'दिन के प्रहरों के लिए छोटी श्रव्य रचनाएँ: राग, घंटी और श्वास।',
    },
  },
};
