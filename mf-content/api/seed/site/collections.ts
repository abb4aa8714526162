import { siteItem } from './site-item';

/** Ways into what there is to read, each leading to a list. */
export const collectionItems = [
  siteItem({
    slug: 'begin-here',
    href: '/blogs?category=basics',
    en: { title: 'Begin here', summary: 'First essays for those new to Jyotish.' },
    hi: { title: 'यहाँ से शुरू करें', summary: 'जो ज्योतिष में नए हैं, उनके लिए पहले लेख।' },
  }),
  siteItem({
    slug: 'the-moons-path',
    href: '/nakshatras',
    en: { title: 'The Moon’s path', summary: 'Twenty-seven nakshatras, one by one.' },
    hi: { title: 'चंद्रमा का पथ', summary: 'सत्ताईस नक्षत्र, एक-एक करके।' },
  }),
  siteItem({
    slug: 'sing-together',
    href: '/rituals/aarti',
    en: { title: 'Sing together', summary: 'Aartis with their words in two scripts.' },
    hi: { title: 'साथ गाएँ', summary: 'आरतियाँ, पूरे बोल दो लिपियों में।' },
  }),
];
