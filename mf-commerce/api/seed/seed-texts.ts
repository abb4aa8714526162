import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { productTexts } from '../data/schema';
import type { MakerContent, NoteContent, ProductContent } from './catalogue-content';
import { findNamed } from './find-named';
import { takeNew } from './take-new';

/** What pages of products say beside their own words, by its folder's name. */
interface ShopWords {
  makers: ReadonlyMap<string, MakerContent>;
  notes: ReadonlyMap<string, NoteContent>;
}

const fromShop = ['delivery', 'returns', 'makerName', 'makerAddress'] as const;
const fromGoods = ['materials', 'dimensions', 'netQuantity', 'details', 'box', 'care'] as const;

/**
 * Brings the texts of products up to date, in both languages.
 * @param ids of the products, by slug
 */
export async function putTexts(
  db: Pick<NodePgDatabase, 'insert'>,
  goods: ProductContent[],
  ids: ReadonlyMap<string, number>,
  words: ShopWords,
): Promise<void> {
  const texts = goods.flatMap((product) =>
    (['en', 'hi'] as const).map((lang) => ({
      ...{ productId: findNamed(ids, product.slug), lang },
      ...describe(product, words, lang),
    })),
  );
  const own = ['name', 'pictureAlt', 'summary', 'description'] as const;
  await db
    .insert(productTexts)
    .values(texts)
    .onConflictDoUpdate({
      target: [productTexts.productId, productTexts.lang],
      set: takeNew(productTexts, ...own, ...fromGoods, ...fromShop),
    });
}

function describe(
  { item, ...texts }: ProductContent,
  { makers, notes }: ShopWords,
  lang: 'en' | 'hi',
) {
  const { name, summary, materials, dimensions, box, care, ...text } = texts[lang];
  const maker = findNamed(makers, item.maker)[lang];
  return {
    ...{ name, summary, materials, dimensions, box, care },
    pictureAlt: text.picture_alt,
    netQuantity: text.net_quantity,
    description: text.body.split(/\n{2,}/),
    details: Object.entries(text.details).map(([label, value]) => ({ label, value })),
    delivery: findNamed(notes, 'delivery')[lang].body,
    returns: findNamed(notes, `returns-${item.returns}`)[lang].body,
    makerName: maker.name,
    makerAddress: maker.address,
  };
}
