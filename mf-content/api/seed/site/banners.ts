import { siteItem } from './site-item';

/** What the home page may point to. */
export const bannerItems = [
  siteItem({
    slug: 'free-kundli',
    href: '/astrology-services/free-kundli',
    en: {
      title: 'A chart that shows how it was made',
      summary: 'Make your kundli free of charge and see every step of it.',
    },
    hi: {
      title: 'ऐसी कुंडली जो अपनी गणना दिखाए',
      summary: 'निःशुल्क कुंडली बनाएँ और उसका हर चरण देखें।',
    },
  }),
  siteItem({
    slug: 'panchang-today',
    href: '/astrology-services/panchang',
    en: {
      title: 'What day is it by the Moon?',
      summary: 'Today’s panchang for the place where you are.',
    },
    hi: { title: 'चंद्रमा के हिसाब से आज कौन-सा दिन है?', summary: 'आप जहाँ हैं, वहाँ का आज का पंचांग।' },
  }),
  siteItem({
    slug: 'remedies-free-first',
    href: '/remedies',
    en: {
      title: 'Remedies, the free ones first',
      summary: 'A habit, a mantra, something to give: for each of the nine grahas.',
    },
    hi: {
      title: 'उपाय, पहले वे जिनमें ख़र्च नहीं',
      summary: 'एक आदत, एक मंत्र, थोड़ा दान: नवग्रह में से हर एक के लिए।',
    },
  }),
];
