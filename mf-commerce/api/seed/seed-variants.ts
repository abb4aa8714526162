import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { prices, stock, stockMoves, variants, variantTexts } from '../data/store-schema';
import type { ProductContent, VariantContent } from './catalogue-content';

type Db = Pick<NodePgDatabase, 'insert'>;

/**
 * Brings a variant and its texts up to date. Its price and its stock are written when it is put into the
 * store, and never again: then they belong to the staff and to the orders.
 */
export async function putVariant(
  db: Db,
  product: ProductContent,
  seed: VariantContent,
  place: { productId: number; position: number },
): Promise<void> {
  const kept = { ...place, weightGrams: seed.weight_grams };
  const [row] = await db
    .insert(variants)
    .values({ sku: seed.sku, ...kept })
    .onConflictDoUpdate({ target: variants.sku, set: kept })
    .returning({ id: variants.id });
  if (!row) throw new Error(`${seed.sku}: the variant was not stored`);
  const variantId = row.id;
  for (const lang of ['en', 'hi'] as const) {
    const { label, net_quantity } = product[lang].variants?.[seed.sku] ?? {
      label: '',
      ...product[lang],
    };
    const text = { label, netQuantity: net_quantity };
    await db
      .insert(variantTexts)
      .values({ variantId, lang, ...text })
      .onConflictDoUpdate({ target: [variantTexts.variantId, variantTexts.lang], set: text });
  }
  // whoever writes the stock is the first: a second gateway that starts meanwhile waits, and writes none
  const opened = await db
    .insert(stock)
    .values({ variantId, onHand: seed.opening_stock })
    .onConflictDoNothing();
  if (opened.rowCount === 0) return;
  const mrpPaise = seed.mrp_paise === undefined ? null : BigInt(seed.mrp_paise);
  const price = { pricePaise: BigInt(seed.price_paise), mrpPaise };
  await db.insert(prices).values({ variantId, ...price, validFrom: new Date(0), setBy: 'seed' });
  const opening = { onHandChange: seed.opening_stock, reservedChange: 0, reason: 'received' };
  await db.insert(stockMoves).values({ variantId, ...opening, who: 'seed' });
}
