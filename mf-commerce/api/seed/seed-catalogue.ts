import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { categories, categoryTexts, products, productTexts } from '../data/schema';
import type { Catalogue, CategoryContent, MakerContent, ProductContent } from './catalogue-content';
import { deliveryNotes, returnNotes } from './delivery-notes';
import { putVariants } from './seed-variants';
import { takeNew } from './take-new';

type Db = Pick<NodePgDatabase, 'insert'>;
type Ids = ReadonlyMap<string, number>;
const langs = ['en', 'hi'] as const;
const shopWords = ['delivery', 'returns', 'makerName', 'makerAddress'] as const;
const goodsWords = ['materials', 'dimensions', 'netQuantity', 'details', 'box', 'care'] as const;
const textColumns = [
  'name',
  'pictureAlt',
  'summary',
  'description',
  ...goodsWords,
  ...shopWords,
] as const;

/** Brings categories, products and their texts up to date. Prices and stock belong to the staff and the orders. */
export async function seedCatalogue(db: NodePgDatabase, catalogue: Catalogue): Promise<void> {
  const makers = new Map(catalogue.makers.read().map((maker) => [maker.slug, maker]));
  const shelves = catalogue.categories.read();
  const goods = catalogue.products.read();
  await db.transaction(async (tx) => {
    const shelfIds = await putCategories(tx, shelves);
    const ids = await putProducts(tx, goods, (product) => ({
      categoryId: find(shelfIds, product.item.category),
      makerKind: find(makers, product.item.maker).item.kind,
    }));
    await putTexts(tx, goods, ids, (product) => find(makers, product.item.maker));
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
      return { categoryId: find(ids, shelf.slug), lang, description, ...text };
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

async function putTexts(
  db: Db,
  goods: ProductContent[],
  ids: Ids,
  makerOf: (product: ProductContent) => MakerContent,
) {
  const texts = goods.flatMap((product) =>
    langs.map((lang) => ({
      ...{ productId: find(ids, product.slug), lang },
      ...describe(product, makerOf(product), lang),
    })),
  );
  await db
    .insert(productTexts)
    .values(texts)
    .onConflictDoUpdate({
      target: [productTexts.productId, productTexts.lang],
      set: takeNew(productTexts, ...textColumns),
    });
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

/** What the content's check has found to be there. */
function find<V>(all: ReadonlyMap<string, V>, name: string): V {
  const found = all.get(name);
  if (found === undefined) throw new Error(`${name} was not stored`);
  return found;
}
