import type { Pool, PoolClient } from 'pg';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import type { OfferingContent } from './offering-content';

/**
 * Brings the offerings up to date with their texts. A price is written once, for what has none: later
 * it belongs to the staff. What has no text any more is not offered.
 */
export async function seedOfferings(pool: Pool, content: OfferingContent[]): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const [position, one] of content.entries()) {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO commerce.offerings (kind, slug, position, minutes) VALUES ($1, $2, $3, $4)
         ON CONFLICT (kind, slug)
           DO UPDATE SET position = $3, minutes = $4, is_offered = true
         RETURNING id`,
        [one.offeringKind, one.slug, position, one.item.minutes],
      );
      await priceOnce(client, rows[0]!.id, one);
    }
    await client.query(
      `UPDATE commerce.offerings SET is_offered = false
       WHERE NOT (kind || '/' || slug = ANY ($1))`,
      [content.map(({ offeringKind, slug }) => `${offeringKind}/${slug}`)],
    );
  });
}

async function priceOnce(client: PoolClient, offering: number, { item }: OfferingContent) {
  for (const [mode, price] of Object.entries(item.prices)) {
    if (!price) continue;
    await client.query(
      `INSERT INTO commerce.offering_prices
         (offering_id, mode, valid_from, dakshina_paise, goods_paise, fee_paise)
       SELECT $1, $2, '2026-11-01T00:00:00+05:30', $3, $4, $5
       WHERE NOT EXISTS (SELECT FROM commerce.offering_prices WHERE offering_id = $1 AND mode = $2)
       ON CONFLICT DO NOTHING`,
      [offering, mode, price.dakshina * 100, price.goods * 100, price.fee * 100],
    );
  }
}
