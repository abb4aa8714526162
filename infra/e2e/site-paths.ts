/** The addresses of the product's menus, in the order of the specification. */
export const menuPaths = [
  '/',
  '/astrology-services',
  '/astrology-services/talk-to-astrologer',
  '/astrology-services/chat-with-astrologer',
  '/astrology-services/free-kundli',
  '/astrology-services/kundli-matching',
  '/astrology-services/panchang',
  '/astrology-services/live-astrologers',
  '/astrology-services/online-pooja-booking',
  '/astrology-services/online-katha-booking',
  '/horoscope',
  '/horoscope/daily',
  '/horoscope/weekly',
  '/horoscope/monthly',
  '/horoscope/yearly',
  '/rituals',
  '/rituals/vrats',
  '/rituals/festivals',
  '/rituals/bhajan',
  '/rituals/aarti',
  '/remedies',
  '/blogs',
  '/astrology-news',
  '/photo-gallery',
  '/videos',
  '/web-stories',
  '/audio-podcast',
  '/astro-estore',
  '/love-calculator',
  '/friendship-calculator',
  '/numerology-calculator',
  '/live-temple-darshan',
  '/live-aarti-darshan',
  '/numerology',
  '/vastu',
  '/transits',
  '/tarot',
] as const;

/** The remedies the drawer and the footer list. */
export const planetPaths = [
  'sun',
  'moon',
  'jupiter',
  'rahu',
  'mercury',
  'venus',
  'ketu',
  'saturn',
  'mars',
  'sadesati',
].map((planet) => `/remedies/${planet}`);

/** What only the footer links to. */
export const footerPaths = [
  '/subscription-plan',
  '/about-us',
  '/terms-and-conditions',
  '/astrologer-terms-and-condition',
  '/contact-us',
  '/refund-policy',
  '/privacy-policy',
  '/astro-registration',
];

/** The account menu and what its pages lead to, for a signed-in customer. */
export const accountPaths = [
  '/user-profile',
  '/user-profile/data',
  '/recharge',
  '/order-history',
  '/support',
];

/** Pages that other pages lead to, not the frame. */
const linkedPaths = ['/nakshatras', '/signs', '/search', '/tarot/reading'];

/** Every address a visitor can reach from the frame, and what its pages lead to. */
export const publicPaths = [...menuPaths, ...planetPaths, ...footerPaths, ...linkedPaths];

/** An address in a language. */
export function inLanguage(lang: 'en' | 'hi', path: string): string {
  if (lang === 'en') return path;
  return path === '/' ? '/hi' : `/hi${path}`;
}

export const languages = ['en', 'hi'] as const;
