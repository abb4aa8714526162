import type { PoolClient } from 'pg';

/** Names and labels of variants in both languages, by variant: an order keeps them. */
export async function readBothNames(client: PoolClient, variantIds: readonly number[]) {
  const { rows } = await client.query<{
    id: number;
    lang: 'en' | 'hi';
    name: string;
    label: string;
  }>(
    `SELECT variants.id, text.lang, text.name, label.label
     FROM commerce.variants
     JOIN commerce.product_texts AS text ON text.product_id = variants.product_id
     JOIN commerce.variant_texts AS label ON label.variant_id = variants.id AND label.lang = text.lang
     WHERE variants.id = ANY ($1)`,
    [variantIds],
  );
  const of = (id: number, lang: 'en' | 'hi') =>
    rows.find((row) => row.id === id && row.lang === lang) ?? { name: '', label: '' };
  return new Map(
    variantIds.map((id) => {
      const [english, hindi] = [of(id, 'en'), of(id, 'hi')];
      const names = { nameEn: english.name, nameHi: hindi.name };
      return [id, { ...names, labelEn: english.label, labelHi: hindi.label }];
    }),
  );
}
