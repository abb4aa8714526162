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

const ahead = 60 * 86_400_000;

/**
 * The fixed pages, and for each larger city its panchang of today and the festivals of this year; from
 * November on those of the next, which readers then look for.
 */
export function listPanchangPages(now: Date): ListedPage[] {
  const year = new Date(now.getTime() + ahead).getUTCFullYear();
  const cities = listCitySlugs().flatMap(({ slug }) => {
    const city = `/astrology-services/panchang/${slug}`;
    return [city, `${city}/festivals/year-${year}`];
  });
  return [...fixed, ...cities].map((path) => ({ path, updatedAt: null }));
}
