import { and, inArray } from 'drizzle-orm';
import { contentPaths } from 'shared/contracts/content-paths';
import type { ListedPage } from 'shared/remote-kit/document';
import { topic as astrologerTerms } from '../web/topics/en/astrologer-terms-and-condition';
import { topic as privacy } from '../web/topics/en/privacy-policy';
import { topic as refunds } from '../web/topics/en/refund-policy';
import { topic as terms } from '../web/topics/en/terms-and-conditions';
import { findChange } from './content/find-change';
import { isShown } from './content/item-query';
import type { Database } from './data/database';
import { items } from './data/schema';
import { findDate, findSpan } from './horoscope/spans';

/** Pages that show what the day brings. */
const daily = ['/', '/horoscope', '/live-temple-darshan', '/live-aarti-darshan'];

/** Pages of fixed words, with the day these last changed; who changes them writes the day here. */
const written: Record<string, string | undefined> = {
  '/rituals': '2026-11-21',
  '/tarot/reading': '2026-11-21',
  '/about-us': '2026-11-21',
  '/contact-us': '2026-11-21',
  '/terms-and-conditions': terms.updated,
  '/astrologer-terms-and-condition': astrologerTerms.updated,
  '/refund-policy': refunds.updated,
  '/privacy-policy': privacy.updated,
};

/** The pages of this remote for the sitemap: what is fixed, lists that hold something, every item. */
export async function listPages(db: Database, now: Date): Promise<ListedPage[]> {
  const kinds = Object.keys(contentPaths);
  const shown = await db
    .select({
      kind: items.kind,
      slug: items.slug,
      publishedAt: items.publishedAt,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .where(and(inArray(items.kind, kinds), isShown()))
    .orderBy(items.kind, items.position, items.id);
  const today = findSpan('daily', findDate('daily', now, 0)).start;
  return [
    ...daily.map((path) => ({ path, updatedAt: today })),
    ...Object.entries(written).map(([path, updatedAt = null]) => ({ path, updatedAt })),
    ...Object.entries(contentPaths).flatMap(([kind, path]) => {
      const changes = shown
        .filter((item) => item.kind === kind)
        .map((item) => findChange(item).toISOString());
      const newest = changes.sort().at(-1);
      return newest === undefined ? [] : [{ path, updatedAt: newest }];
    }),
    ...shown.map((item) => ({
      path: `${contentPaths[item.kind as keyof typeof contentPaths]}/${item.slug}`,
      updatedAt: findChange(item).toISOString(),
    })),
  ];
}
