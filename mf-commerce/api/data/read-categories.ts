import { and, asc, count, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products } from './schema';

/** The categories in shelf order with how many published products each holds. */
export async function readCategories(db: NodePgDatabase, lang: 'en' | 'hi') {
  return db
    .select({
      id: categories.id,
      slug: categories.slug,
      name: categoryTexts.name,
      lead: categoryTexts.lead,
      description: categoryTexts.description,
      product_count: count(products.id),
    })
    .from(categories)
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.lang, lang)),
    )
    .leftJoin(
      products,
      and(eq(products.categoryId, categories.id), eq(products.status, 'published')),
    )
    .groupBy(categories.id, categoryTexts.categoryId, categoryTexts.lang)
    .orderBy(asc(categories.position), asc(categories.id));
}
