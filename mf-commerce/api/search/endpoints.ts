import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchProducts, type SearchHit } from 'shared/contracts/search';
import { formatRupees } from 'shared/i18n/format';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { findPages } from 'shared/search/find-pages';
import { findProducts } from '../catalogue/find-products';
import { summariseProduct } from '../catalogue/describe-product';
import type { ProductRow } from '../data/read-products';
import { knownPages } from './known-pages';

/** Search over the products in both languages, and the pages of shop and bookings. */
export function searchEndpoints(db: NodePgDatabase): BoundEndpoint[] {
  return [
    serve(searchProducts, async ({ query: { q, lang, limit } }) => {
      const found = await findProducts(db, q, lang);
      const products = found.map(({ row, score }) => describe(row, score, lang));
      const data = [...findPages(knownPages, q, lang), ...products]
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
      return answer({ status: 200 as const, data });
    }),
  ];
}

function describe(row: ProductRow, score: number, lang: 'en' | 'hi'): SearchHit {
  const { slug, name, price } = summariseProduct(row);
  const path = `/astro-estore/${slug}`;
  return { kind: 'product', title: name, path, text: formatRupees(price, lang), score };
}
