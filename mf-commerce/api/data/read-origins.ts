import { and, asc, countDistinct, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { products } from './schema';
import { variants } from './store-schema';

/** The countries that products on sale come from, with how many come from each. */
export async function readOrigins(db: NodePgDatabase) {
  return db
    .select({ code: products.originCountry, product_count: countDistinct(products.id) })
    .from(products)
    .innerJoin(variants, and(eq(variants.productId, products.id), eq(variants.status, 'on_sale')))
    .where(eq(products.status, 'published'))
    .groupBy(products.originCountry)
    .orderBy(asc(products.originCountry));
}
