import { grahas } from 'shared/jyotish/zodiac/graha';
import { findIndianDayStart } from '../panchang/indian-day';
import type { ListedPage } from 'shared/remote-kit/document';

/** The day the words and rules of a year's transits last changed. */
const written = '2026-11-21';

/**
 * The transit pages for the sitemap: the overview and nine grahas, with the places
 * of the day; and the years around this one.
 */
export function listTransitPages(now: Date): ListedPage[] {
  const year = now.getUTCFullYear();
  const years = [year - 1, year, year + 1, year + 2];
  const today = findIndianDayStart(now);
  return [
    { path: '/transits', updatedAt: today },
    ...grahas.map((graha) => ({ path: `/transits/${graha}`, updatedAt: today })),
    ...years.map((shown) => ({ path: `/transits/year-${shown}`, updatedAt: written })),
  ];
}
