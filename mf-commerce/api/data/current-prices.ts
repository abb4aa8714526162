import { desc, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { prices } from './store-schema';

/** The price of each variant now, to be joined as `price`. */
export function currentPrices(db: Pick<NodePgDatabase, 'selectDistinctOn'>) {
  return db
    .selectDistinctOn([prices.variantId], {
      variantId: prices.variantId,
      pricePaise: prices.pricePaise,
      mrpPaise: prices.mrpPaise,
    })
    .from(prices)
    .where(lte(prices.validFrom, sql`now()`))
    .orderBy(prices.variantId, desc(prices.validFrom), desc(prices.id))
    .as('price');
}
