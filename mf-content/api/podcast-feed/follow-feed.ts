import { eq } from 'drizzle-orm';
import type { Database } from '../data/database';
import { feedCopies } from '../data/feed-schema';
import { readShow, type Show } from './read-show';

interface Following {
  db: Database;
  address: string;
  fetchText(address: string): Promise<string>;
}

/** The podcast at an address as it was last read; `null` when it never was. */
export async function findShow(db: Database, address: string): Promise<Show | null> {
  const [copy] = await db.select().from(feedCopies).where(eq(feedCopies.address, address));
  return copy ? readShow(copy.xml) : null;
}

/** Reads a podcast and keeps a copy. @throws when it can't be read, or is none: the last copy stays */
export async function refreshFeed({ db, address, fetchText }: Following): Promise<void> {
  const xml = await fetchText(address);
  readShow(xml);
  const fresh = { xml, readAt: new Date() };
  await db
    .insert(feedCopies)
    .values({ address, ...fresh })
    .onConflictDoUpdate({ target: feedCopies.address, set: fresh });
}
