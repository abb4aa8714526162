import { asc } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { taxRates } from '../data/invoice-schema';
import { rateSeeds } from './rate-seeds';

/** All rates, for `findRate`; some dozens. Read them in the transaction that prices an order. */
export function readRates(db: Pick<NodePgDatabase, 'select'>) {
  return db.select().from(taxRates).orderBy(asc(taxRates.code), asc(taxRates.validFrom));
}

/** Puts the rates in that a site begins with. What is there is never changed: staff may have added to it. */
export async function seedRates(db: Pick<NodePgDatabase, 'insert'>): Promise<void> {
  const rows = rateSeeds.map((rate) => ({ ...rate, addedBy: 'seed' }));
  await db.insert(taxRates).values(rows).onConflictDoNothing();
}
