import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { prices, stock, stockMoves, variants, variantTexts } from '../data/store-schema';
import type { ProductContent } from './catalogue-content';
import { findNamed } from './find-named';
import { takeNew } from './take-new';

type Db = Pick<NodePgDatabase, 'insert'>;

/**
 * Brings variants and their texts up to date. Their prices and stock are written when they are put into the
 * store, and never again: then they belong to the staff and to the orders.
 * @param ids of the products, by slug
 */
export async function putVariants(
  db: Db,
  goods: ProductContent[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const all = goods.flatMap((product) =>
    product.item.variants.map((variant, index) => ({ product, variant, position: index + 1 })),
  );
  const rows = all.map(({ product, variant, position }) => ({
    ...{ productId: findNamed(ids, product.slug), position },
    ...{ sku: variant.sku, weightGrams: variant.weight_grams },
  }));
  const stored = await db
    .insert(variants)
    .values(rows)
    .onConflictDoUpdate({
      target: variants.sku,
      set: takeNew(variants, 'productId', 'position', 'weightGrams'),
    })
    .returning({ sku: variants.sku, id: variants.id });
  const variantIds = new Map(stored.map(({ sku, id }) => [sku, id]));
  const placed = all.map((one) => ({ ...one, variantId: findNamed(variantIds, one.variant.sku) }));
  await putTexts(db, placed);
  await openStock(db, placed);
}

interface Placed {
  product: ProductContent;
  variant: ProductContent['item']['variants'][number];
  variantId: number;
}

async function putTexts(db: Db, placed: Placed[]) {
  const texts = placed.flatMap(({ product, variant, variantId }) =>
    (['en', 'hi'] as const).map((lang) => {
      // the only variant of a product is the product
      const own = product[lang].variants?.[variant.sku];
      const netQuantity = (own ?? product[lang]).net_quantity;
      return { variantId, lang, label: own?.label ?? '', netQuantity };
    }),
  );
  await db
    .insert(variantTexts)
    .values(texts)
    .onConflictDoUpdate({
      target: [variantTexts.variantId, variantTexts.lang],
      set: takeNew(variantTexts, 'label', 'netQuantity'),
    });
}

async function openStock(db: Db, placed: Placed[]) {
  // whoever writes the stock is the first: a second gateway that starts meanwhile waits, and writes none
  const opened = await db
    .insert(stock)
    .values(placed.map(({ variant, variantId }) => ({ variantId, onHand: variant.opening_stock })))
    .onConflictDoNothing()
    .returning({ variantId: stock.variantId });
  const isNew = new Set(opened.map(({ variantId }) => variantId));
  const added = placed.filter(({ variantId }) => isNew.has(variantId));
  if (added.length === 0) return;
  const since = { validFrom: new Date(0), setBy: 'seed' };
  await db.insert(prices).values(
    added.map(({ variant: { price_paise, mrp_paise }, variantId }) => ({
      ...{ variantId, ...since, pricePaise: BigInt(price_paise) },
      mrpPaise: mrp_paise === undefined ? null : BigInt(mrp_paise),
    })),
  );
  const opening = { reservedChange: 0, reason: 'received', who: 'seed' };
  await db.insert(stockMoves).values(
    added.map(({ variant, variantId }) => ({
      ...{ variantId, ...opening, onHandChange: variant.opening_stock },
    })),
  );
}
