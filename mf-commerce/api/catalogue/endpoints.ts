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
import { readOrigins } from '../data/read-origins';
import { describeProduct, nameCountry, summariseProduct } from './describe-product';
import { findProducts } from './find-products';
import { readCursor, writeCursor } from './shelf-cursor';

/** The endpoints of the catalogue: products and their categories. */
export function catalogueEndpoints(db: NodePgDatabase): BoundEndpoint[] {
  return [
    serve(getProducts, async ({ query }) => {
      const { lang, q } = query;
      const found = q ? await findProducts(db, q, lang) : undefined;
      // one row more than asked for tells whether there is a next page
      const [rows, origins] = await Promise.all([
        readProductPage(db, {
          ...query,
          among: found?.map(({ row }) => row.product.id),
          after: query.cursor ? readCursor(query.cursor) : undefined,
          limit: query.limit + 1,
        }),
        readOrigins(db),
      ]);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const hasMore = rows.length > page.length && last !== undefined;
      return answer({
        status: 200,
        data: page.map(summariseProduct),
        next_cursor: hasMore ? writeCursor({ rank: last.rank, id: last.product.id }) : null,
        origins: origins.map((origin) => ({ ...origin, name: nameCountry(origin.code, lang) })),
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
