import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products, productTexts } from '../data/schema';
import type { Catalogue, CategoryContent, MakerContent, ProductContent } from './catalogue-content';
import { deliveryNotes, returnNotes } from './delivery-notes';
import { putVariant } from './seed-variants';

type Db = Pick<NodePgDatabase, 'insert'>;
const langs = ['en', 'hi'] as const;

/** Brings categories, products and their texts up to date. Prices and stock belong to the staff and the orders. */
export async function seedCatalogue(db: NodePgDatabase, catalogue: Catalogue): Promise<void> {
  const makers = new Map(catalogue.makers.read().map((maker) => [maker.slug, maker]));
  const shelves = catalogue.categories.read();
  const goods = catalogue.products.read();
  await db.transaction(async (tx) => {
    const categoryIds = new Map<string, number>();
    for (const [position, shelf] of shelves.entries())
      categoryIds.set(shelf.slug, await putCategory(tx, shelf, position + 1));
    for (const [position, product] of goods.entries()) {
      const categoryId = categoryIds.get(product.item.category);
      const maker = makers.get(product.item.maker);
      if (categoryId === undefined || !maker) throw new Error(`${product.slug} has no place`);
      await putProduct(tx, product, maker, { categoryId, position: (position + 1) * 10 });
    }
  });
}

async function putCategory(db: Db, shelf: CategoryContent, position: number): Promise<number> {
  const [row] = await db
    .insert(categories)
    .values({ slug: shelf.slug, position })
    .onConflictDoUpdate({ target: categories.slug, set: { position } })
    .returning({ id: categories.id });
  if (!row) throw new Error(`${shelf.slug}: the category was not stored`);
  for (const lang of langs) {
    const { name, lead, body } = shelf[lang];
    const text = { name, lead, description: body };
    await db
      .insert(categoryTexts)
      .values({ categoryId: row.id, lang, ...text })
      .onConflictDoUpdate({ target: [categoryTexts.categoryId, categoryTexts.lang], set: text });
  }
  return row.id;
}

async function putProduct(
  db: Db,
  product: ProductContent,
  maker: MakerContent,
  place: { categoryId: number; position: number },
) {
  const { slug, item } = product;
  const [first] = item.variants;
  if (!first) throw new Error(`${slug}: no variant`);
  const kept = {
    ...place,
    weightGrams: first.weight_grams,
    originCountry: item.origin,
    hsn: item.hsn,
    makerKind: maker.item.kind,
  };
  // read by releases of before there were variants
  const once = { pricePaise: BigInt(first.price_paise), quantity: first.opening_stock };
  const [row] = await db
    .insert(products)
    .values({ slug, ...kept, ...once })
    .onConflictDoUpdate({ target: products.slug, set: kept })
    .returning({ id: products.id });
  if (!row) throw new Error(`${slug}: the product was not stored`);
  for (const lang of langs) {
    const text = describe(product, maker, lang);
    await db
      .insert(productTexts)
      .values({ productId: row.id, lang, ...text })
      .onConflictDoUpdate({ target: [productTexts.productId, productTexts.lang], set: text });
  }
  for (const [index, variant] of item.variants.entries())
    await putVariant(db, product, variant, { productId: row.id, position: index + 1 });
}

function describe({ item, ...texts }: ProductContent, maker: MakerContent, lang: 'en' | 'hi') {
  const { name, summary, materials, dimensions, box, care, ...text } = texts[lang];
  return {
    ...{ name, summary, materials, dimensions, box, care },
    pictureAlt: text.picture_alt,
    netQuantity: text.net_quantity,
    description: text.body.split(/\n{2,}/),
    details: Object.entries(text.details).map(([label, value]) => ({ label, value })),
    delivery: deliveryNotes[lang],
    returns: returnNotes[item.returns][lang],
    makerName: maker[lang].name,
    makerAddress: maker[lang].address,
  };
}
