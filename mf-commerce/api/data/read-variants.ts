import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { currentPrices } from './current-prices';
import { stock, variants, variantTexts } from './store-schema';

type Reader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** The variants on sale of some products, with price and pieces that are not promised, in order. */
export function readVariants(db: Reader, productIds: number[], lang: 'en' | 'hi') {
  const price = currentPrices(db);
  return db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      label: variantTexts.label,
      netQuantity: variantTexts.netQuantity,
      weightGrams: variants.weightGrams,
      pricePaise: price.pricePaise,
      mrpPaise: price.mrpPaise,
      onHand: stock.onHand,
      reserved: stock.reserved,
    })
    .from(variants)
    .innerJoin(
      variantTexts,
      and(eq(variantTexts.variantId, variants.id), eq(variantTexts.lang, lang)),
    )
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .innerJoin(price, eq(price.variantId, variants.id))
    .where(and(inArray(variants.productId, productIds), eq(variants.status, 'on_sale')))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
}

/** A variant on sale. */
export type VariantRow = Awaited<ReturnType<typeof readVariants>>[number];
