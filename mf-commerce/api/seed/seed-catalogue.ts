import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products } from '../data/schema';
import type { Catalogue, CategoryContent, ProductContent } from './catalogue-content';
import { findNamed } from './find-named';
import { putTexts } from './seed-texts';
import { putVariants } from './seed-variants';
import { takeNew } from './take-new';

type Db = Pick<NodePgDatabase, 'insert'>;
type Ids = ReadonlyMap<string, number>;
const langs = ['en', 'hi'] as const;

/** Brings categories, products and their texts up to date. Prices and stock belong to the staff and the orders. */
export async function seedCatalogue(db: NodePgDatabase, catalogue: Catalogue): Promise<void> {
  const makers = bySlug(catalogue.makers.read());
  const notes = bySlug(catalogue.notes.read());
  const shelves = catalogue.categories.read();
  const goods = catalogue.products.read();
  await db.transaction(async (tx) => {
    const shelfIds = await putCategories(tx, shelves);
    const ids = await putProducts(tx, goods, (product) => ({
      categoryId: findNamed(shelfIds, product.item.category),
      makerKind: findNamed(makers, product.item.maker).item.kind,
    }));
    await putTexts(tx, goods, ids, { makers, notes });
    await putVariants(tx, goods, ids);
  });
}

async function putCategories(db: Db, shelves: CategoryContent[]): Promise<Ids> {
  const rows = await db
    .insert(categories)
    .values(shelves.map(({ slug }, index) => ({ slug, position: index + 1 })))
    .onConflictDoUpdate({ target: categories.slug, set: takeNew(categories, 'position') })
    .returning({ slug: categories.slug, id: categories.id });
  const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
  const texts = shelves.flatMap((shelf) =>
    langs.map((lang) => {
      const { body: description, ...text } = shelf[lang];
      return { categoryId: findNamed(ids, shelf.slug), lang, description, ...text };
    }),
  );
  await db
    .insert(categoryTexts)
    .values(texts)
    .onConflictDoUpdate({
      target: [categoryTexts.categoryId, categoryTexts.lang],
      set: takeNew(categoryTexts, 'name', 'lead', 'description'),
    });
  return ids;
}

async function putProducts(
  db: Db,
  goods: ProductContent[],
  placeOf: (product: ProductContent) => { categoryId: number; makerKind: string },
): Promise<Ids> {
  const rows = goods.map((product, index) => {
    const { slug, item } = product;
    const [first] = item.variants;
    if (!first) throw new Error(`${slug}: no variant`);
    return {
      ...{ slug, ...placeOf(product), position: (index + 1) * 10 },
      ...{ originCountry: item.origin, hsn: item.hsn, weightGrams: first.weight_grams },
      // read by releases of before there were variants, and set once
      ...{ pricePaise: BigInt(first.price_paise), quantity: first.opening_stock },
    };
  });
  const kept = ['categoryId', 'position', 'weightGrams', 'originCountry'] as const;
  const stored = await db
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({
      target: products.slug,
      set: takeNew(products, ...kept, 'hsn', 'makerKind'),
    })
    .returning({ slug: products.slug, id: products.id });
  return new Map(stored.map(({ slug, id }) => [slug, id]));
}

const bySlug = <I extends { slug: string }>(items: I[]) =>
  new Map(items.map((item) => [item.slug, item]));
