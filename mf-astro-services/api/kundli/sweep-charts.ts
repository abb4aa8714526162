import { lt } from 'drizzle-orm';
import type { Database } from '../data/database';
import { kundlis, matches } from '../data/schema';

/** Forgets the kundlis and matchings whose time is over. */
export async function sweepCharts(database: Database, now: Date): Promise<void> {
  await database.delete(kundlis).where(lt(kundlis.expiresAt, now));
  await database.delete(matches).where(lt(matches.expiresAt, now));
}
