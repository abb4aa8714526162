import { and, asc, eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { MOST_PIECES } from 'shared/contracts/commerce-limits';
import { cartLines } from '../data/cart-schema';
import { currentPrices } from '../data/current-prices';
import { products, productTexts } from '../data/schema';
import { stock, variants, variantTexts } from '../data/store-schema';
import { findRate } from '../tax/find-rate';
import { indianDay } from '../tax/indian-day';
import { readRates } from '../tax/rate-rows';

type Reader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** The lines of a basket as they are now: what they cost, and how many can be had. */
export async function readCartLines(db: Reader, cartId: number, lang: 'en' | 'hi') {
  const price = currentPrices(db);
  const rows = await db
    .select({
      variantId: variants.id,
      sku: variants.sku,
      weightGrams: variants.weightGrams,
      slug: products.slug,
      hsn: products.hsn,
      name: productTexts.name,
      alt: productTexts.pictureAlt,
      label: variantTexts.label,
      pieces: cartLines.pieces,
      seenPrice: cartLines.seenPaise,
      unitPrice: price.pricePaise,
      onHand: stock.onHand,
      reserved: stock.reserved,
      status: variants.status,
      productStatus: products.status,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(
      variantTexts,
      and(eq(variantTexts.variantId, variants.id), eq(variantTexts.lang, lang)),
    )
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)),
    )
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .innerJoin(price, eq(price.variantId, variants.id))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.addedAt), asc(variants.id));
  const rates = await readRates(db as NodePgDatabase);
  const today = indianDay(new Date());
  return rows.map(({ onHand, reserved, status, productStatus, ...row }) => {
    const rate = row.hsn === null ? null : findRate(rates, row.hsn, today);
    const isOnSale = status === 'on_sale' && productStatus === 'published' && rate !== null;
    const available = isOnSale ? Math.min(MOST_PIECES, Math.max(0, onHand - reserved)) : 0;
    return {
      ...row,
      available,
      basisPoints: rate?.basisPoints ?? 0,
      treatment: rate?.treatment ?? 'taxed',
    };
  });
}
