import type { Pool } from 'pg';
import type { PersonalData } from 'shared/remote-kit/personal-data';

/** States after which nothing is brought or owed any more. */
const over = `('closed', 'expired', 'cancelled', 'refunded')`;

/**
 * What the store keeps of people. Orders stay without the person, as tax law asks; one that is still under
 * way keeps its address until it has ended (`forget-addresses`). Invoices have copies of their own.
 */
export function storePersonalData(pool: Pool): PersonalData {
  const list = async (sql: string, id: number) => (await pool.query(sql, [id])).rows as unknown[];
  return {
    exportOf: async ({ id }) => ({
      addresses: await list(
        `SELECT name, phone, line1, line2, city, district, state, pin FROM commerce.addresses
         WHERE customer_id = $1 ORDER BY id`,
        id,
      ),
      basket: await list(
        `SELECT sku, pieces, added_at FROM commerce.carts
         JOIN commerce.cart_lines ON cart_id = carts.id
         JOIN commerce.variants ON variants.id = variant_id WHERE customer_id = $1 ORDER BY sku`,
        id,
      ),
      orders: await list(
        `SELECT id, state, payment, total_paise::text, coupon, gift_note, ship_to, email, placed_at,
           (SELECT json_agg(json_build_object('name', name_en, 'pieces', quantity,
              'unit_price_paise', unit_price_paise::text) ORDER BY line.id)
            FROM commerce.order_lines AS line WHERE order_id = orders.id) AS lines
         FROM commerce.orders WHERE customer_id = $1 ORDER BY id`,
        id,
      ),
      returns: await list(
        `SELECT returns.id, order_id, returns.state, wish, reason, words, pieces, asked_at
         FROM commerce.returns JOIN commerce.orders ON orders.id = order_id
         WHERE customer_id = $1 ORDER BY returns.id`,
        id,
      ),
    }),
    async erase({ id }, scope, client) {
      if (scope !== 'all') return;
      const run = (sql: string) => client.query(sql, [id]);
      await run('DELETE FROM commerce.addresses WHERE customer_id = $1');
      await run('DELETE FROM commerce.carts WHERE customer_id = $1');
      await run('UPDATE commerce.coupon_redemptions SET customer_id = NULL WHERE customer_id = $1');
      await run(
        `UPDATE commerce.returns SET words = '', pictures = '[]' FROM commerce.orders
         WHERE orders.id = order_id AND customer_id = $1`,
      );
      await run(
        `UPDATE commerce.orders SET customer_id = NULL, email = NULL, gift_note = NULL,
           ship_to = CASE WHEN state IN ${over} THEN NULL ELSE ship_to END
         WHERE customer_id = $1`,
      );
    },
  };
}

/** Takes the address out of orders that have ended since their account was erased. */
export const forgetAddresses = (pool: Pool) =>
  pool.query(
    `UPDATE commerce.orders SET ship_to = NULL
     WHERE customer_id IS NULL AND ship_to IS NOT NULL AND state IN ${over}`,
  );
