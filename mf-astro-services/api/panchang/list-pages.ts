import type { ListedPage } from 'shared/remote-kit/document';
import { listCitySlugs } from '../places/city-slugs';
import { findIndianDayStart } from './indian-day';

/** Pages of fixed words, with the day these last changed; who changes them writes the day here. */
const written = {
  '/astrology-services': '2026-11-21',
  '/astrology-services/free-kundli': '2026-11-22',
  '/astrology-services/kundli-matching': '2026-11-22',
  '/astrology-services/muhurat': '2026-11-22',
  '/astrology-services/talk-to-astrologer': '2026-11-21',
  '/astrology-services/chat-with-astrologer': '2026-11-21',
  '/astrology-services/live-astrologers': '2026-11-21',
  '/love-calculator': '2026-11-21',
  '/friendship-calculator': '2026-11-21',
  '/numerology-calculator': '2026-11-21',
  '/astro-registration': '2026-11-21',
};

/** The day the rules that date festivals, and so the lists of a year, last changed. */
const rulesChanged = '2026-11-22';

/**
 * The fixed pages, and for each larger city its panchang of today, new every day, and the festivals of
 * this year and the next.
 */
export function listPanchangPages(now: Date): ListedPage[] {
  const today = findIndianDayStart(now);
  const year = now.getUTCFullYear();
  const cities = listCitySlugs().flatMap(({ slug }) => {
    const city = `/astrology-services/panchang/${slug}`;
    return [
      { path: city, updatedAt: today },
      ...[year, year + 1].map((shown) => ({
        path: `${city}/festivals/year-${shown}`,
        updatedAt: rulesChanged,
      })),
    ];
  });
  return [
    ...Object.entries(written).map(([path, updatedAt]) => ({ path, updatedAt })),
    { path: '/astrology-services/panchang', updatedAt: today },
    ...cities,
  ];
}
