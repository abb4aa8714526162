import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  getProductCategory,
  getProducts,
  getSingleProducts,
  getSingleProductsBySlug,
} from 'shared/contracts/commerce';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { readCategories } from '../data/read-categories';
import { readProduct, readProductPage } from '../data/read-products';
import { describeProduct, summariseProduct } from './describe-product';
import { readCursor, writeCursor } from './shelf-cursor';

/** The endpoints of the catalogue: products and their categories. */
export function catalogueEndpoints(db: NodePgDatabase): BoundEndpoint[] {
  return [
    serve(getProducts, async ({ query }) => {
      // one row more than asked for tells whether there is a next page
      const rows = await readProductPage(db, {
        lang: query.lang,
        category: query.category,
        after: query.cursor ? readCursor(query.cursor) : undefined,
        limit: query.limit + 1,
      });
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const hasMore = rows.length > page.length && last !== undefined;
      return answer({
        status: 200,
        data: page.map(summariseProduct),
        next_cursor: hasMore ? writeCursor(last.product) : null,
      });
    }),
    serve(getProductCategory, async ({ query }) =>
      answer({ status: 200, data: await readCategories(db, query.lang) }),
    ),
    serve(getSingleProducts, async ({ params, query }) => {
      const row = await readProduct(db, { id: params.id }, query.lang);
      if (!row) return refuse('not_found');
      return answer({ status: 200, data: describeProduct(row, query.lang) });
    }),
    serve(getSingleProductsBySlug, async ({ params, query }) => {
      const row = await readProduct(db, { slug: params.slug }, query.lang);
      if (!row) return refuse('not_found');
      return answer({ status: 200, data: describeProduct(row, query.lang) });
    }),
  ];
}
