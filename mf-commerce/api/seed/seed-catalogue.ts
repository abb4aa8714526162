import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products, productTexts } from '../data/schema';
import { makers, type Maker } from './makers';
import { putVariant, toPaise } from './seed-variants';
import { categorySeeds } from './category-seeds';
import { deliveryNotes, returnNotes } from './delivery-notes';
import { productSeeds } from './product-seeds';
import type { CategorySeed, ProductSeed } from './seed-types';

type Db = Pick<NodePgDatabase, 'insert'>;
const langs = ['en', 'hi'] as const;

/** Brings categories, products and their texts up to date. Prices and stock belong to the staff and the orders. */
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
  const maker: Maker = makers[seed.maker];
  const [first] = seed.variants;
  if (!first) throw new Error(`${seed.slug}: no variant`);
  const kept = {
    categoryId,
    position,
    weightGrams: first.weightGrams,
    originCountry: seed.originCountry,
    hsn: seed.hsn,
    makerKind: maker.kind,
  };
  const [row] = await db
    .insert(products)
    .values({
      slug: seed.slug,
      ...kept,
      pricePaise: toPaise(first.priceRupees),
      quantity: first.openingQuantity,
    })
    .onConflictDoUpdate({ target: products.slug, set: kept })
    .returning({ id: products.id });
  if (!row) throw new Error(`${seed.slug}: the product was not stored`);
  for (const lang of langs) {
    const text = {
      ...seed[lang],
      delivery: deliveryNotes[lang],
      returns: returnNotes[seed.returnRule][lang],
      makerName: maker[lang].name,
      makerAddress: maker[lang].address,
    };
    await db
      .insert(productTexts)
      .values({ productId: row.id, lang, ...text })
      .onConflictDoUpdate({
        target: [productTexts.productId, productTexts.lang],
        set: text,
      });
  }
  for (const [place, variant] of seed.variants.entries())
    await putVariant(db, seed, variant, { productId: row.id, position: place + 1 });
}
