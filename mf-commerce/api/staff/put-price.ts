import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { prices } from '../data/store-schema';

/** A price of a variant from a day in India on, or from now. */
interface NewPrice {
  variantId: number;
  pricePaise: bigint;
  mrpPaise: bigint | null;
  validFrom: string | null;
  setBy: string;
}

/** Adds a price; those of before stay as they were. */
export async function putPrice(
  tx: Pick<NodePgDatabase, 'insert'>,
  { validFrom, ...price }: NewPrice,
): Promise<void> {
  const from = validFrom === null ? {} : { validFrom: new Date(`${validFrom}T00:00:00+05:30`) };
  await tx.insert(prices).values({ ...price, ...from });
}

/** What is wrong with a price; `null`: nothing. */
export function findPriceFault(
  { pricePaise, mrpPaise, validFrom }: Omit<NewPrice, 'variantId' | 'setBy'>,
  today: string,
): { field: 'mrp' | 'valid_from'; fault: string } | null {
  if (mrpPaise !== null && mrpPaise <= pricePaise)
    return { field: 'mrp', fault: 'An MRP is above the price, or left out.' };
  if (validFrom !== null && validFrom <= today)
    return { field: 'valid_from', fault: 'A price begins tomorrow or later, or now.' };
  return null;
}
