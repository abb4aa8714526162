import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { currentPrices } from '../data/current-prices';
import { products, productTexts } from '../data/schema';
import { prices, stock, variants, variantTexts } from '../data/store-schema';

type Reader = Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>;

/** Everything that is kept in stock, or what a word finds in name and SKU. */
export async function readStock(db: Reader, { lang, q }: { lang: 'en' | 'hi'; q: string }) {
  const price = currentPrices(db);
  const next = nextPrices(db);
  const word = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return db
    .select({
      ...{ id: variants.id, sku: variants.sku, slug: products.slug },
      ...{ name: productTexts.name, label: variantTexts.label },
      ...{ pricePaise: price.pricePaise, mrpPaise: price.mrpPaise },
      ...{ onHand: stock.onHand, reserved: stock.reserved },
      ...{ nextPaise: next.pricePaise, nextFrom: next.validFrom },
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(
      productTexts,
      and(eq(productTexts.productId, products.id), eq(productTexts.lang, lang)),
    )
    .innerJoin(
      variantTexts,
      and(eq(variantTexts.variantId, variants.id), eq(variantTexts.lang, lang)),
    )
    .innerJoin(stock, eq(stock.variantId, variants.id))
    .innerJoin(price, eq(price.variantId, variants.id))
    .leftJoin(next, eq(next.variantId, variants.id))
    .where(or(ilike(productTexts.name, word), ilike(variants.sku, word)))
    .orderBy(asc(products.position), asc(variants.position), asc(variants.id));
}

/** What is kept in stock, as `readStock` gives it. */
export type StockRow = Awaited<ReturnType<typeof readStock>>[number];

/** The next price of each variant that has one. */
function nextPrices(db: Reader) {
  return db
    .selectDistinctOn([prices.variantId], {
      variantId: prices.variantId,
      pricePaise: sql<bigint>`${prices.pricePaise}`.mapWith(BigInt).as('next_paise'),
      validFrom: prices.validFrom,
    })
    .from(prices)
    .where(gt(prices.validFrom, sql`now()`))
    .orderBy(prices.variantId, asc(prices.validFrom), sql`${prices.id} desc`)
    .as('next_price');
}
