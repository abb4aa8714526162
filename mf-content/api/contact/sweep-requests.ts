import { lt, sql } from 'drizzle-orm';
import { retention } from 'shared/contracts/retention';
import { contactRequests } from '../data/contact-schema';
import type { Database } from '../data/database';

/** Forgets messages whose time is over. */
export async function sweepRequests(db: Database): Promise<void> {
  const { days } = retention.contactRequests;
  await db
    .delete(contactRequests)
    .where(lt(contactRequests.createdAt, sql`now() - make_interval(days => ${days})`));
}
