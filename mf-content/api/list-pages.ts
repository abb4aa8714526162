import { and, inArray } from 'drizzle-orm';
import { contentPaths } from 'shared/contracts/content-paths';
import type { ListedPage } from 'shared/remote-kit/document';
import { isShown } from './content/item-query';
import type { Database } from './data/database';
import { items } from './data/schema';

const fixed = [
  '/',
  '/horoscope',
  '/horoscope/daily',
  '/horoscope/weekly',
  '/horoscope/monthly',
  '/horoscope/yearly',
  '/rituals',
  '/live-temple-darshan',
  '/live-aarti-darshan',
  '/tarot/reading',
  '/about-us',
  '/terms-and-conditions',
  '/astrologer-terms-and-condition',
  '/contact-us',
  '/refund-policy',
  '/privacy-policy',
];

/** The pages of this remote for the sitemap: what is fixed, lists that hold something, every item. */
export async function listPages(db: Database): Promise<ListedPage[]> {
  const kinds = Object.keys(contentPaths);
  const shown = await db
    .select({ kind: items.kind, slug: items.slug, updatedAt: items.updatedAt })
    .from(items)
    .where(and(inArray(items.kind, kinds), isShown()))
    .orderBy(items.kind, items.position, items.id);
  return [
    ...fixed.map((path) => ({ path, updatedAt: null })),
    ...Object.entries(contentPaths)
      .filter(([kind]) => shown.some((item) => item.kind === kind))
      .map(([, path]) => ({ path, updatedAt: null })),
    ...shown.map(({ kind, slug, updatedAt }) => ({
      path: `${contentPaths[kind as keyof typeof contentPaths]}/${slug}`,
      updatedAt: updatedAt.toISOString(),
    })),
  ];
}
