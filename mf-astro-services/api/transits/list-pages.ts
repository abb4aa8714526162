import { grahas } from 'shared/jyotish/zodiac/graha';
import type { ListedPage } from 'shared/remote-kit/document';

/** The transit pages for the sitemap: the overview, nine grahas, and the years around this one. */
export function listTransitPages(now: Date): ListedPage[] {
  const year = now.getUTCFullYear();
  const years = [year - 1, year, year + 1, year + 2];
  return [
    '/transits',
    ...grahas.map((graha) => `/transits/${graha}`),
    ...years.map((shown) => `/transits/year-${shown}`),
  ].map((path) => ({ path, updatedAt: null }));
}
