import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { searchProducts, type SearchHit } from 'shared/contracts/search';
import { formatRupees } from 'shared/i18n/format';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { findPages, type KnownPage } from 'shared/search/find-pages';
import { findProducts } from '../catalogue/find-products';
import { summariseProduct } from '../catalogue/describe-product';
import type { ProductRow } from '../data/read-products';
import type { OfferingContent } from '../offerings/offering-content';
import { knownPages, offeringPath } from './known-pages';

/** Search over products, pujas and kathas in both languages, and the pages of shop and bookings. */
export function searchEndpoints(
  db: NodePgDatabase,
  offerings: () => OfferingContent[],
): BoundEndpoint[] {
  const pages = () => [...knownPages, ...offerings().map(toKnownPage)];
  return [
    serve(searchProducts, async ({ query: { q, lang, limit } }) => {
      const found = await findProducts(db, q, lang);
      const products = found.map(({ row, score }) => describe(row, score, lang));
      const data = [...findPages(pages(), q, lang), ...products]
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score)
        .slice(0, limit);
      return answer({ status: 200 as const, data });
    }),
  ];
}

function toKnownPage({ offeringKind, slug, en, hi }: OfferingContent): KnownPage {
  const names = [slug, `${en.name} booking`, `${hi.name} बुकिंग`];
  return { path: offeringPath(offeringKind, slug), en: en.name, hi: hi.name, names };
}

function describe(row: ProductRow, score: number, lang: 'en' | 'hi'): SearchHit {
  const { slug, name, price } = summariseProduct(row);
  const path = `/astro-estore/${slug}`;
  return { kind: 'product', title: name, path, text: formatRupees(price, lang), score };
}
