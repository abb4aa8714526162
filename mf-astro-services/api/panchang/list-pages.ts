import type { ListedPage } from 'shared/remote-kit/document';
import { listCitySlugs } from '../places/city-slugs';

const fixed = [
  '/astrology-services',
  '/astrology-services/free-kundli',
  '/astrology-services/kundli-matching',
  '/astrology-services/panchang',
  '/astrology-services/muhurat',
  '/astrology-services/talk-to-astrologer',
  '/astrology-services/chat-with-astrologer',
  '/astrology-services/live-astrologers',
  '/love-calculator',
  '/friendship-calculator',
  '/numerology-calculator',
  '/astro-registration',
];

/** The fixed pages, and for each larger city its panchang of today and its festivals of two years. */
export function listPanchangPages(now: Date): ListedPage[] {
  const year = now.getUTCFullYear();
  const cities = listCitySlugs().flatMap(({ slug }) => {
    const city = `/astrology-services/panchang/${slug}`;
    return [city, `${city}/festivals/year-${year}`, `${city}/festivals/year-${year + 1}`];
  });
  return [...fixed, ...cities].map((path) => ({ path, updatedAt: null }));
}
