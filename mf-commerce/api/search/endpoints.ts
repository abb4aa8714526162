import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchProducts, type SearchHit } from 'shared/contracts/search';
import { formatRupees } from 'shared/i18n/format';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { findPages } from 'shared/search/find-pages';
import { scoreNames } from 'shared/search/score-names';
import { readProductPage, type ProductRow } from '../data/read-products';
import { knownPages } from './known-pages';

/** The whole shelf; a store of many more needs an index in the database. */
const SHELF = 500;

/** Search over the products in both languages, and the pages of shop and bookings. */
export function searchEndpoints(db: NodePgDatabase): BoundEndpoint[] {
  return [
    serve(searchProducts, async ({ query: { q, lang, limit } }) => {
      const [shown, others] = await Promise.all(
        ([lang, lang === 'en' ? 'hi' : 'en'] as const).map((one) =>
          readProductPage(db, { lang: one, limit: SHELF }),
        ),
      );
      const otherNames = new Map(others?.map(({ product, text }) => [product.id, text.name]));
      const products = (shown ?? []).map((row) => {
        const names = [row.text.name, otherNames.get(row.product.id) ?? '', row.product.slug];
        return describe(row, scoreNames(q, names).score, lang);
      });
      const data = [...findPages(knownPages, q, lang), ...products]
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
      return answer({ status: 200 as const, data });
    }),
  ];
}

function describe({ product, text }: ProductRow, score: number, lang: 'en' | 'hi'): SearchHit {
  const path = `/astro-estore/${product.slug}`;
  const price = formatRupees(String(product.pricePaise), lang);
  return { kind: 'product', title: text.name, path, text: price, score };
}
