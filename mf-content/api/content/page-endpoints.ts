import { and, eq } from 'drizzle-orm';
import { staticPages } from 'shared/contracts/content-pages';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { items } from '../data/schema';
import { describeItem } from './describe-item';
import { findItem } from './item-query';

/** The static pages: items of kind `page`, each at the address `/api/{slug}`. */
export function pageEndpoints(db: Database): BoundEndpoint[] {
  return Object.entries(staticPages).map(([slug, contract]) =>
    serve(contract, async ({ query: { lang } }) => {
      const row = await findItem(db, lang, and(eq(items.kind, 'page'), eq(items.slug, slug)));
      if (!row) return refuse('not_found');
      return answer({ status: 200 as const, data: describeItem(row, lang) });
    }),
  );
}
