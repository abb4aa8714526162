import { and, asc, eq, inArray, min, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ProductSort } from 'shared/contracts/commerce';
import { currentPrices } from './current-prices';
import { readVariants, type VariantRow } from './read-variants';
import { categories, categoryTexts, products, productTexts } from './schema';
import { variants } from './store-schema';

type Lang = 'en' | 'hi';

/** A place in a sorted list: products after it come next. */
export interface ShelfPlace {
  rank: bigint;
  id: number;
}

/** What a list of products is asked for. */
export interface ProductQuery {
  lang: Lang;
  sort?: ProductSort;
  category?: string;
  /** Country of origin. */
  origin?: string;
  /** Only these, by id. */
  among?: number[];
  after?: ShelfPlace;
  limit: number;
}

/** The lowest price of each product that has anything on sale. */
function offers(db: NodePgDatabase) {
  const price = currentPrices(db);
  return db
    .select({ productId: variants.productId, lowest: min(price.pricePaise).as('lowest') })
    .from(variants)
    .innerJoin(price, eq(price.variantId, variants.id))
    .where(eq(variants.status, 'on_sale'))
    .groupBy(variants.productId)
    .as('offer');
}

/** Each order as a number that grows along the list. */
const ranks: Record<ProductSort, SQL> = {
  shelf: sql`${products.position}::bigint`,
  price: sql`offer.lowest::bigint`,
  price_down: sql`999999999999 - offer.lowest::bigint`,
  newest: sql`99999999999 - floor(extract(epoch from ${products.publishedAt}))::bigint`,
  origin: sql`ascii(${products.originCountry})::bigint * 256 + ascii(substr(${products.originCountry}, 2))`,
};

function selectProducts(db: NodePgDatabase, lang: Lang, sort: ProductSort) {
  const offer = offers(db);
  return db
    .select({
      product: products,
      text: productTexts,
      category: { slug: categories.slug, name: categoryTexts.name },
      rank: ranks[sort].mapWith(BigInt).as('rank'),
    })
    .from(products)
    .innerJoin(offer, eq(offer.productId, products.id))
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

type BareRow = Awaited<ReturnType<typeof selectProducts>>[number];

/** A product on sale with its texts in one language and its variants. */
export type ProductRow = BareRow & { variants: VariantRow[] };

/** Published products in the order asked for; `limit` rows after `after`. */
export async function readProductPage(
  db: NodePgDatabase,
  { lang, sort = 'shelf', category, origin, among, after, limit }: ProductQuery,
): Promise<ProductRow[]> {
  const conditions: SQL[] = [eq(products.status, 'published')];
  if (category) conditions.push(eq(categories.slug, category));
  if (origin) conditions.push(eq(products.originCountry, origin));
  if (among) conditions.push(inArray(products.id, among));
  if (after) conditions.push(sql`(${ranks[sort]}, ${products.id}) > (${after.rank}, ${after.id})`);
  const rows = await selectProducts(db, lang, sort)
    .where(and(...conditions))
    .orderBy(asc(ranks[sort]), asc(products.id))
    .limit(limit);
  return addVariants(db, rows, lang);
}

/** One published product, by id or by slug. */
export async function readProduct(
  db: NodePgDatabase,
  which: { id: number } | { slug: string },
  lang: Lang,
): Promise<ProductRow | undefined> {
  const isIt = 'id' in which ? eq(products.id, which.id) : eq(products.slug, which.slug);
  const rows = await selectProducts(db, lang, 'shelf').where(
    and(isIt, eq(products.status, 'published')),
  );
  return (await addVariants(db, rows, lang))[0];
}

async function addVariants(db: NodePgDatabase, rows: BareRow[], lang: Lang) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ product }) => product.id);
  const found = await readVariants(db, ids, lang);
  return rows.map((row) => ({
    ...row,
    variants: found.filter(({ productId }) => productId === row.product.id),
  }));
}
