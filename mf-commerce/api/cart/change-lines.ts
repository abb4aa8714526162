import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { readCartLines } from './read-cart-lines';
import { stateOfLine } from './price-basket';

/**
 * Sets or adds pieces of a variant, at the price of now; 0 takes it out.
 * @returns false when nothing of that number is on sale
 */
export async function putPieces(
  client: PoolClient,
  cartId: number,
  sku: string,
  { pieces, add }: { pieces: number; add: boolean },
): Promise<boolean> {
  await client.query('UPDATE commerce.carts SET used_at = now() WHERE id = $1', [cartId]);
  if (pieces === 0) {
    await client.query(
      `DELETE FROM commerce.cart_lines USING commerce.variants
       WHERE cart_id = $1 AND variant_id = variants.id AND sku = $2`,
      [cartId, sku],
    );
    return true;
  }
  const { rowCount } = await client.query(
    `INSERT INTO commerce.cart_lines AS line (cart_id, variant_id, pieces, seen_paise)
     SELECT $1, variants.id, $3, price.price_paise
     FROM commerce.variants
     JOIN commerce.products ON products.id = product_id AND products.status = 'published'
     CROSS JOIN LATERAL (SELECT price_paise FROM commerce.prices
       WHERE variant_id = variants.id AND valid_from <= now()
       ORDER BY valid_from DESC, id DESC LIMIT 1) AS price
     WHERE sku = $2 AND variants.status = 'on_sale'
     ON CONFLICT (cart_id, variant_id) DO UPDATE
       SET pieces = least(10, CASE WHEN $4 THEN line.pieces ELSE 0 END + excluded.pieces),
         seen_paise = excluded.seen_paise`,
    [cartId, sku, pieces, add],
  );
  return (rowCount ?? 0) > 0;
}

/** Takes the prices of now, as many pieces as there are, and nothing that is gone. */
export async function acceptChanges(
  client: PoolClient,
  cartId: number,
  lang: 'en' | 'hi',
): Promise<void> {
  const lines = await readCartLines(drizzle(client), cartId, lang);
  for (const line of lines) {
    if (stateOfLine(line) === 'gone')
      await client.query('DELETE FROM commerce.cart_lines WHERE cart_id = $1 AND variant_id = $2', [
        cartId,
        line.variantId,
      ]);
    else
      await client.query(
        `UPDATE commerce.cart_lines SET pieces = $3, seen_paise = $4
         WHERE cart_id = $1 AND variant_id = $2`,
        [cartId, line.variantId, Math.min(line.pieces, line.available), line.unitPrice],
      );
  }
}
