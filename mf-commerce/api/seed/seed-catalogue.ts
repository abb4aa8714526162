import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products, productTexts } from '../data/schema';
import { categorySeeds } from './category-seeds';
import { deliveryNotes, returnNotes } from './delivery-notes';
import { productSeeds } from './product-seeds';
import type { CategorySeed, ProductSeed } from './seed-types';

type Db = Pick<NodePgDatabase, 'insert'>;
const langs = ['en', 'hi'] as const;

/** Brings categories and products up to date. Stock is set once: later it belongs to the orders. */
export async function seedCatalogue(db: NodePgDatabase): Promise<void> {
  await db.transaction(async (tx) => {
    const categoryIds = new Map<string, number>();
    for (const [position, seed] of categorySeeds.entries())
      categoryIds.set(seed.slug, await putCategory(tx, seed, position + 1));
    for (const [position, seed] of productSeeds.entries()) {
      const categoryId = categoryIds.get(seed.category);
      if (categoryId === undefined) throw new Error(`${seed.slug}: no category ${seed.category}`);
      await putProduct(tx, seed, categoryId, (position + 1) * 10);
    }
  });
}

async function putCategory(db: Db, seed: CategorySeed, position: number): Promise<number> {
  const [row] = await db
    .insert(categories)
    .values({ slug: seed.slug, position })
    .onConflictDoUpdate({ target: categories.slug, set: { position } })
    .returning({ id: categories.id });
  if (!row) throw new Error(`${seed.slug}: the category was not stored`);
  for (const lang of langs)
    await db
      .insert(categoryTexts)
      .values({ categoryId: row.id, lang, ...seed[lang] })
      .onConflictDoUpdate({
        target: [categoryTexts.categoryId, categoryTexts.lang],
        set: seed[lang],
      });
  return row.id;
}

async function putProduct(db: Db, seed: ProductSeed, categoryId: number, position: number) {
  const kept = {
    categoryId,
    position,
    pricePaise: BigInt(seed.priceRupees) * 100n,
    weightGrams: seed.weightGrams,
    originCountry: seed.originCountry,
  };
  const [row] = await db
    .insert(products)
    .values({ slug: seed.slug, quantity: seed.openingQuantity, ...kept })
    .onConflictDoUpdate({
      target: products.slug,
      set: kept,
      // an unchanged product keeps its updated_at: the row is rewritten as it is
    })
    .returning({ id: products.id });
  if (!row) throw new Error(`${seed.slug}: the product was not stored`);
  for (const lang of langs) {
    const text = {
      ...seed[lang],
      delivery: deliveryNotes[lang],
      returns: returnNotes[seed.returnRule][lang],
    };
    await db
      .insert(productTexts)
      .values({ productId: row.id, lang, ...text })
      .onConflictDoUpdate({
        target: [productTexts.productId, productTexts.lang],
        set: text,
      });
  }
}
