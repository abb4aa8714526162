import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ListedPage } from 'shared/remote-kit/document';
import { categories, products } from '../data/schema';

const fixed = [
  '/astro-estore',
  '/astrology-services/online-pooja-booking',
  '/astrology-services/online-katha-booking',
  '/subscription-plan',
];

/** The shop's pages for the sitemap: what is fixed, the categories, the published products. */
export async function listPages(db: NodePgDatabase): Promise<ListedPage[]> {
  const shelves = await db.select({ slug: categories.slug }).from(categories);
  const goods = await db
    .select({ slug: products.slug, publishedAt: products.publishedAt })
    .from(products)
    .where(eq(products.status, 'published'));
  return [
    ...fixed.map((path) => ({ path, updatedAt: null })),
    ...shelves.map(({ slug }) => ({ path: `/astro-estore/category/${slug}`, updatedAt: null })),
    ...goods.map(({ slug, publishedAt }) => ({
      path: `/astro-estore/${slug}`,
      updatedAt: publishedAt.toISOString(),
    })),
  ];
}
