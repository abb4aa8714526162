import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { prices, stock, stockMoves, variants, variantTexts } from '../data/store-schema';
import type { ProductSeed, VariantSeed } from './seed-types';

type Db = Pick<NodePgDatabase, 'insert'>;

/** Whole rupees as paise. */
export const toPaise = (rupees: number) => BigInt(rupees) * 100n;

/**
 * Brings a variant and its texts up to date. Its price and its stock are written when it is put into the
 * store, and never again: then they belong to the staff and to the orders.
 */
export async function putVariant(
  db: Db,
  product: ProductSeed,
  seed: VariantSeed,
  place: { productId: number; position: number },
): Promise<void> {
  const kept = { ...place, weightGrams: seed.weightGrams };
  const [row] = await db
    .insert(variants)
    .values({ sku: seed.sku, ...kept })
    .onConflictDoUpdate({ target: variants.sku, set: kept })
    .returning({ id: variants.id });
  if (!row) throw new Error(`${seed.sku}: the variant was not stored`);
  const variantId = row.id;
  for (const lang of ['en', 'hi'] as const) {
    const text = seed[lang] ?? { label: '', netQuantity: product[lang].netQuantity };
    await db
      .insert(variantTexts)
      .values({ variantId, lang, ...text })
      .onConflictDoUpdate({ target: [variantTexts.variantId, variantTexts.lang], set: text });
  }
  // whoever writes the stock is the first: a second gateway that starts meanwhile waits, and writes none
  const opened = await db
    .insert(stock)
    .values({ variantId, onHand: seed.openingQuantity })
    .onConflictDoNothing();
  if (opened.rowCount === 0) return;
  const mrpPaise = seed.mrpRupees === undefined ? null : toPaise(seed.mrpRupees);
  const price = { pricePaise: toPaise(seed.priceRupees), mrpPaise };
  await db.insert(prices).values({ variantId, ...price, validFrom: new Date(0), setBy: 'seed' });
  const opening = { onHandChange: seed.openingQuantity, reservedChange: 0, reason: 'received' };
  await db.insert(stockMoves).values({ variantId, ...opening, who: 'seed' });
}
