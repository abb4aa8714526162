import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { deliveryRates, pinZones } from '../data/cart-schema';

const begin = new Date('2026-01-01T00:00:00+05:30');

/** Beginnings of PIN codes and their zones; parcels leave from Delhi. */
const zones: Record<string, string> = {
  ...{ '1': 'north', '2': 'north', '3': 'india', '4': 'india', '5': 'india', '6': 'india' },
  ...{ '7': 'india', '8': 'india' },
  '11': 'near',
  // Gurugram, Faridabad, Noida, Ghaziabad
  ...{ '121': 'near', '122': 'near', '201': 'near' },
  // Jammu, Kashmir and Ladakh; the North-East; the islands
  ...{ '18': 'far', '19': 'far', '737': 'far', '78': 'far', '79': 'far', '744': 'far' },
  '6825': 'far',
  // the Army's post offices take no couriers
  '9': 'none',
};

const rupees = (amount: number) => BigInt(amount) * 100n;

/** What delivery costs; a zone without a rate is one where nothing is brought. */
const rates = {
  near: { first: 49, step: 20, free: 999, days: 2, cod: 5000 },
  north: { first: 59, step: 30, free: 999, days: 4, cod: 5000 },
  india: { first: 69, step: 40, free: 1499, days: 6, cod: 3000 },
  far: { first: 99, step: 60, free: null, days: 9, cod: null },
};

/** Puts in the zones and rates that the store begins with. What is there is never changed. */
export async function seedDelivery(db: Pick<NodePgDatabase, 'insert'>): Promise<void> {
  const zoneRows = Object.entries(zones).map(([prefix, zone]) => ({
    prefix,
    zone,
    validFrom: begin,
  }));
  await db.insert(pinZones).values(zoneRows).onConflictDoNothing();
  const rateRows = Object.entries(rates).map(([zone, { first, step, free, days, cod }]) => ({
    ...{ zone, validFrom: begin, days, firstPaise: rupees(first), stepPaise: rupees(step) },
    freeFromPaise: free === null ? null : rupees(free),
    codMostPaise: cod === null ? null : rupees(cod),
  }));
  await db.insert(deliveryRates).values(rateRows).onConflictDoNothing();
}
