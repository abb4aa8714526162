import { eq } from 'drizzle-orm';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { feedCopies } from '../data/feed-schema';
import { readShow, type Show } from './read-show';

const FRESH_MS = 30 * 60_000;

interface Following {
  db: Database;
  address: string;
  fetchText(address: string): Promise<string>;
  log: ApiDeps['log'];
}

/**
 * The podcast at an address: read again when the kept copy is older than half an hour; when that
 * fails, the last good copy. `null` when there never was one.
 */
export async function followFeed({ db, address, fetchText, log }: Following): Promise<Show | null> {
  const [copy] = await db.select().from(feedCopies).where(eq(feedCopies.address, address));
  if (copy && Date.now() - copy.readAt.getTime() < FRESH_MS) return readShow(copy.xml);
  try {
    const xml = await fetchText(address);
    const show = readShow(xml);
    const fresh = { xml, readAt: new Date() };
    await db
      .insert(feedCopies)
      .values({ address, ...fresh })
      .onConflictDoUpdate({ target: feedCopies.address, set: fresh });
    return show;
  } catch (error) {
    log.warn({ err: error, address }, 'the podcast feed could not be read');
    return copy ? readShow(copy.xml) : null;
  }
}
