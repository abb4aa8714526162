import type { OfferingKind } from 'shared/contracts/commerce-offerings';
import type { KnownPage } from 'shared/search/find-pages';

/** The pages of shop and bookings, with the names people type, in either script. */
export const knownPages: readonly KnownPage[] = [
  {
    path: '/astro-estore',
    en: 'Astro E-Store',
    hi: 'एस्ट्रो ई-स्टोर',
    names: ['shop', 'store', 'puja samagri', 'pooja items', 'दुकान', 'पूजा सामग्री', 'ई स्टोर'],
  },
  {
    path: '/astrology-services/online-pooja-booking',
    en: 'Online Puja Booking',
    hi: 'ऑनलाइन पूजा बुकिंग',
    names: ['puja', 'pooja booking', 'book puja', 'pandit booking', 'पूजा', 'पूजा बुकिंग'],
  },
  {
    path: '/astrology-services/online-katha-booking',
    en: 'Online Katha Booking',
    hi: 'ऑनलाइन कथा बुकिंग',
    names: ['katha', 'satyanarayan katha booking', 'कथा', 'कथा बुकिंग', 'सत्यनारायण कथा'],
  },
  {
    path: '/subscription-plan',
    en: 'Subscription plan',
    hi: 'सदस्यता योजना',
    names: ['subscription', 'plans', 'membership', 'सदस्यता'],
  },
  {
    path: '/order-history',
    en: 'Order history',
    hi: 'ऑर्डर इतिहास',
    names: ['my orders', 'orders', 'मेरे ऑर्डर'],
  },
];

/** Where a puja or katha is. */
export function offeringPath(kind: OfferingKind, slug: string): string {
  const list = { puja: 'online-pooja-booking', katha: 'online-katha-booking' }[kind];
  return `/astrology-services/${list}/${slug}`;
}
