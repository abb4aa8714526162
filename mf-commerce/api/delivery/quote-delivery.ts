import { desc, lte, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deliveryRates, pinZones } from '../data/cart-schema';
import { indianDay } from '../tax/indian-day';
import { chargeFor, dayOfArrival, type DeliveryRate } from './delivery-terms';

/** What it takes to bring a parcel somewhere. */
export interface DeliveryQuote {
  isServed: boolean;
  /** Paise with tax. */
  charge: bigint;
  /** The day by which it comes, in India: `2026-11-29`. */
  expectedBy: string;
  codMost: bigint | null;
  freeFrom: bigint | null;
}

/** Quotes the delivery of goods to a PIN code, by the zones and rates of now. */
export async function quoteDelivery(
  db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>,
  parcel: { pin: string; grams: number; goods: bigint },
  now = new Date(),
): Promise<DeliveryQuote> {
  const rate = await findRateOf(db, parcel.pin);
  const today = indianDay(now);
  if (!rate)
    return { isServed: false, charge: 0n, expectedBy: today, codMost: null, freeFrom: null };
  return {
    isServed: true,
    charge: chargeFor(rate, parcel),
    expectedBy: dayOfArrival(today, rate.days),
    codMost: rate.codMostPaise,
    freeFrom: rate.freeFromPaise,
  };
}

async function findRateOf(
  db: Pick<NodePgDatabase, 'select' | 'selectDistinctOn'>,
  pin: string,
): Promise<DeliveryRate | null> {
  const [place] = await db
    .select({ zone: pinZones.zone })
    .from(pinZones)
    .where(sql`starts_with(${pin}, ${pinZones.prefix}) and ${pinZones.validFrom} <= now()`)
    .orderBy(desc(sql`length(${pinZones.prefix})`), desc(pinZones.validFrom))
    .limit(1);
  if (!place) return null;
  const [rate] = await db
    .select()
    .from(deliveryRates)
    .where(
      sql`${deliveryRates.zone} = ${place.zone} and ${lte(deliveryRates.validFrom, sql`now()`)}`,
    )
    .orderBy(desc(deliveryRates.validFrom))
    .limit(1);
  return rate ?? null;
}
