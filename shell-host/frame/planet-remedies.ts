import type { MenuLink } from './menu-link';

/** The remedies the drawer and the footer always list, in their fixed order. */
export const planetRemedies: readonly MenuLink[] = [
  { href: '/remedies/sun', en: 'Sun', hi: 'सूर्य' },
  { href: '/remedies/moon', en: 'Moon', hi: 'चंद्र' },
  { href: '/remedies/jupiter', en: 'Jupiter', hi: 'गुरु' },
  { href: '/remedies/rahu', en: 'Rahu', hi: 'राहु' },
  { href: '/remedies/mercury', en: 'Mercury', hi: 'बुध' },
  { href: '/remedies/venus', en: 'Venus', hi: 'शुक्र' },
  { href: '/remedies/ketu', en: 'Ketu', hi: 'केतु' },
  { href: '/remedies/saturn', en: 'Saturn', hi: 'शनि' },
  { href: '/remedies/mars', en: 'Mars', hi: 'मंगल' },
  { href: '/remedies/sadesati', en: 'Sade Sati', hi: 'साढ़ेसाती' },
];
