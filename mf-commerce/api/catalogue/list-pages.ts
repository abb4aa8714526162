import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ListedPage } from 'shared/remote-kit/document';
import type { OfferingContent } from '../offerings/offering-content';
import { offeringPath } from '../search/known-pages';
import { categories, products } from '../data/schema';

/** The day the pujas and kathas were last written. */
const offeringsWritten = '2026-11-22';

/** Pages of fixed words, with the day these last changed; who changes them writes the day here. */
const written = {
  '/astrology-services/online-pooja-booking': '2026-11-22',
  '/astrology-services/online-katha-booking': '2026-11-22',
  '/subscription-plan': '2026-11-21',
};
/** The pages for the sitemap: what is fixed, the categories, the published products, pujas and kathas. */
export async function listPages(
  db: NodePgDatabase,
  offerings: OfferingContent[],
): Promise<ListedPage[]> {
  const shelves = await db
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .orderBy(categories.position);
  const rows = await db
    .select({
      slug: products.slug,
      categoryId: products.categoryId,
      publishedAt: products.publishedAt,
    })
    .from(products)
    .where(eq(products.status, 'published'));
  const goods = rows.map(({ publishedAt, ...good }) => ({
    ...good,
    updatedAt: publishedAt.toISOString(),
  }));
  return [
    { path: '/astro-estore', updatedAt: findNewest(goods) },
    ...Object.entries(written).map(([path, updatedAt]) => ({ path, updatedAt })),
    ...shelves.map(({ id, slug }) => ({
      path: `/astro-estore/category/${slug}`,
      updatedAt: findNewest(goods.filter(({ categoryId }) => categoryId === id)),
    })),
    ...offerings.map(({ offeringKind, slug }) => ({
      path: offeringPath(offeringKind, slug),
      updatedAt: offeringsWritten,
    })),
    ...goods.map(({ slug, updatedAt }) => ({ path: `/astro-estore/${slug}`, updatedAt })),
  ];
}

function findNewest(goods: { updatedAt: string }[]): string | null {
  const times = goods.map(({ updatedAt }) => updatedAt);
  return times.sort().at(-1) ?? null;
}
