import type { Pool } from 'pg';
import { inTransaction } from 'shared/remote-kit/in-transaction';

const places = [
  {
    ...{ kind: 'temple', city: 'varanasi', cityEn: 'Varanasi', cityHi: 'वाराणसी' },
    ...{ nameEn: 'Demonstration temple', nameHi: 'प्रदर्शन मंदिर', modes: ['temple', 'online'] },
  },
  {
    ...{ kind: 'pandit', city: 'delhi', cityEn: 'Delhi', cityHi: 'दिल्ली' },
    ...{ nameEn: 'Demonstration pandit', nameHi: 'प्रदर्शन पंडित', modes: ['home', 'online'] },
  },
];
const [opens, closes, capacity] = [7 * 60, 19 * 60, 2];

/** A temple and a pandit to try bookings with; they say that they are made up. Never for production. */
export async function seedDemonstration(pool: Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    // two processes that start at once make them once
    await client.query(`LOCK TABLE commerce.temples IN SHARE ROW EXCLUSIVE MODE`);
    const known = await client.query(`SELECT FROM commerce.temples WHERE is_demonstration LIMIT 1`);
    if (known.rowCount !== 0) return;
    for (const place of places) {
      const { rows } = await client.query<{ id: number }>(
        `INSERT INTO commerce.temples (kind, name_en, name_hi, city, city_en, city_hi, is_demonstration)
         VALUES ($1, $2, $3, $4, $5, $6, true) RETURNING id`,
        [place.kind, place.nameEn, place.nameHi, place.city, place.cityEn, place.cityHi],
      );
      const id = rows[0]!.id;
      await client.query(
        `INSERT INTO commerce.temple_authorisations
           (temple_id, signed_by, document, valid_from, valid_until, recorded_by)
         VALUES ($1, 'Nobody: a demonstration', 'none', now(), now() + interval '10 years', 'seed')`,
        [id],
      );
      await client.query(
        `INSERT INTO commerce.temple_hours (temple_id, weekday, opens, closes, capacity)
         SELECT $1, weekday, $2, $3, $4 FROM generate_series(0, 6) weekday`,
        [id, opens, closes, capacity],
      );
      await client.query(
        `INSERT INTO commerce.temple_offerings (temple_id, offering_id, mode)
         SELECT DISTINCT $1::int, offering_id, mode FROM commerce.offering_prices WHERE mode = ANY ($2)`,
        [id, place.modes],
      );
    }
  });
}
