import { addressesOf, type Menu, type MenuLink } from './menu-link';

export const services: readonly MenuLink[] = [
  {
    href: '/astrology-services/talk-to-astrologer',
    en: 'Talk to Astrologer',
    hi: 'ज्योतिषी से बात करें',
  },
  {
    href: '/astrology-services/chat-with-astrologer',
    en: 'Chat with Astrologer',
    hi: 'ज्योतिषी से चैट करें',
  },
  { href: '/astrology-services/free-kundli', en: 'Free Kundli', hi: 'निःशुल्क कुंडली' },
  { href: '/astrology-services/kundli-matching', en: 'Kundli Matching', hi: 'कुंडली मिलान' },
  { href: '/astrology-services/panchang', en: 'Panchang', hi: 'पंचांग' },
  { href: '/astrology-services/live-astrologers', en: 'Guruji Live', hi: 'गुरुजी लाइव' },
  {
    href: '/astrology-services/online-pooja-booking',
    en: 'Online Puja Booking',
    hi: 'ऑनलाइन पूजा बुकिंग',
  },
  {
    href: '/astrology-services/online-katha-booking',
    en: 'Online Katha Booking',
    hi: 'ऑनलाइन कथा बुकिंग',
  },
];

export const horoscopes: readonly MenuLink[] = [
  { href: '/horoscope/daily', en: 'Daily Horoscope', hi: 'दैनिक राशिफल' },
  { href: '/horoscope/weekly', en: 'Weekly Horoscope', hi: 'साप्ताहिक राशिफल' },
  { href: '/horoscope/monthly', en: 'Monthly Horoscope', hi: 'मासिक राशिफल' },
  { href: '/horoscope/yearly', en: 'Yearly Horoscope', hi: 'वार्षिक राशिफल' },
];

export const rituals: readonly MenuLink[] = [
  { href: '/rituals/vrats', en: 'Vrats', hi: 'व्रत' },
  { href: '/rituals/festivals', en: 'Festivals', hi: 'त्योहार' },
  { href: '/rituals/bhajan', en: 'Bhajan', hi: 'भजन' },
  { href: '/rituals/aarti', en: 'Aarti', hi: 'आरती' },
];

const media: readonly MenuLink[] = [
  { href: '/blogs', en: 'Blogs', hi: 'ब्लॉग' },
  { href: '/astrology-news', en: 'Astrology News', hi: 'ज्योतिष समाचार' },
  { href: '/photo-gallery', en: 'Photo Gallery', hi: 'चित्र दीर्घा' },
  { href: '/videos', en: 'Videos', hi: 'वीडियो' },
  { href: '/web-stories', en: 'Web Stories', hi: 'वेब स्टोरी' },
  { href: '/audio-podcast', en: 'Audio Podcast', hi: 'ऑडियो पॉडकास्ट' },
];

export const more: readonly MenuLink[] = [
  { href: '/love-calculator', en: 'Love Calculator', hi: 'प्रेम कैलकुलेटर' },
  { href: '/friendship-calculator', en: 'Friendship Calculator', hi: 'मित्रता कैलकुलेटर' },
  { href: '/numerology-calculator', en: 'Numerology Calculator', hi: 'अंक ज्योतिष कैलकुलेटर' },
  { href: '/live-temple-darshan', en: 'Live Temple Darshan', hi: 'लाइव मंदिर दर्शन' },
  { href: '/live-aarti-darshan', en: 'Live Aarti Darshan', hi: 'लाइव आरती दर्शन' },
  { href: '/numerology', en: 'Numerology', hi: 'अंक ज्योतिष' },
  { href: '/vastu', en: 'Vastu', hi: 'वास्तु' },
  { href: '/transits', en: 'Planetary Transits', hi: 'ग्रह गोचर' },
  { href: '/tarot', en: 'Tarot', hi: 'टैरो' },
];

/** The header's menus in their order. The remedies come from the server; "More" has no page of its own. */
export const mainMenu: readonly Menu[] = [
  { name: 'home', href: '/', en: 'Home', hi: 'होम', items: [] },
  {
    name: 'services',
    href: '/astrology-services',
    en: 'Astrology Services',
    hi: 'ज्योतिष सेवाएँ',
    items: services,
  },
  { name: 'horoscope', href: '/horoscope', en: 'Horoscope', hi: 'राशिफल', items: horoscopes },
  { name: 'rituals', href: '/rituals', en: 'Rituals', hi: 'पूजा-पाठ', items: rituals },
  { name: 'remedies', href: '/remedies', en: 'Remedies', hi: 'उपाय', items: [] },
  { name: 'blogs', href: '/blogs', en: 'Blogs', hi: 'ब्लॉग', items: media },
  { name: 'store', href: '/astro-estore', en: 'Astro E-Store', hi: 'एस्ट्रो ई-स्टोर', items: [] },
  { name: 'more', href: null, en: 'More', hi: 'और', items: more },
];

/** The menus with what remotes name in their routes, at the end of the last; an address is there once. */
export function withAdded(menus: readonly Menu[], added: readonly MenuLink[]): readonly Menu[] {
  const known = new Set(menus.flatMap(addressesOf));
  const fresh = added.filter(({ href }) => !known.has(href));
  return menus.map((menu) =>
    menu.name === 'more' ? { ...menu, items: [...menu.items, ...fresh] } : menu,
  );
}
