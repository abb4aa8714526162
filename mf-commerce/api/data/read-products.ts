import { and, asc, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products, productTexts } from './schema';

type Lang = 'en' | 'hi';

/** A place on the shelf: products after it come next. */
export interface ShelfPlace {
  position: number;
  id: number;
}

function selectProducts(db: NodePgDatabase, lang: Lang) {
  return db
    .select({
      product: products,
      text: productTexts,
      category: { slug: categories.slug, name: categoryTexts.name },
    })
    .from(products)
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)),
    )
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(
      categoryTexts,
      and(eq(categoryTexts.categoryId, categories.id), eq(categoryTexts.lang, lang)),
    );
}

/** A stored product with its texts in one language. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** Published products in shelf order; asks for `limit` rows after `after`. */
export async function readProductPage(
  db: NodePgDatabase,
  ask: { lang: Lang; category?: string; after?: ShelfPlace; limit: number },
): Promise<ProductRow[]> {
  const conditions: SQL[] = [eq(products.status, 'published')];
  if (ask.category) conditions.push(eq(categories.slug, ask.category));
  if (ask.after)
    conditions.push(
      sql`(${products.position}, ${products.id}) > (${ask.after.position}, ${ask.after.id})`,
    );
  return selectProducts(db, ask.lang)
    .where(and(...conditions))
    .orderBy(asc(products.position), asc(products.id))
    .limit(ask.limit);
}

/** One published product, by id or by slug. */
export async function readProduct(
  db: NodePgDatabase,
  which: { id: number } | { slug: string },
  lang: Lang,
): Promise<ProductRow | undefined> {
  const isIt = 'id' in which ? eq(products.id, which.id) : eq(products.slug, which.slug);
  const [row] = await selectProducts(db, lang).where(and(isIt, eq(products.status, 'published')));
  return row;
}
