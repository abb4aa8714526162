import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { scoreNames } from 'shared/search/score-names';
import { readProductPage, type ProductRow } from '../data/read-products';

/** The whole shelf; a store of many more needs an index in the database. */
const SHELF = 500;

/** Products whose name in either language is like what was typed, each with how much. */
export async function findProducts(
  db: NodePgDatabase,
  q: string,
  lang: 'en' | 'hi',
): Promise<{ row: ProductRow; score: number }[]> {
  const [shown = [], others = []] = await Promise.all(
    ([lang, lang === 'en' ? 'hi' : 'en'] as const).map((one) =>
      readProductPage(db, { lang: one, limit: SHELF }),
    ),
  );
  const otherNames = new Map(others.map(({ product, text }) => [product.id, text.name]));
  return shown
    .map((row) => {
      const names = [row.text.name, otherNames.get(row.product.id) ?? '', row.product.slug];
      return { row, score: scoreNames(q, names).score };
    })
    .filter(({ score }) => score > 0);
}
