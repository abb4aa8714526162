import type { PoolClient } from 'pg';
import {
  createTemple,
  endAuthorisation,
  listStaffTemples,
  recordAuthorisation,
  setTempleHours,
  type StaffTemple,
} from 'shared/contracts/commerce-bookings-staff';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { serveStaff } from 'shared/remote-kit/serve-staff';

const done = { status: 200 as const };

/** Temples and pandits: who authorised what until when, and when they perform. */
export function staffTempleEndpoints({ pool }: Pick<ApiDeps, 'pool'>): BoundEndpoint[] {
  /** Changes a temple while nothing can be booked there; `false` when there is none. */
  const change = (temple: number, work: (client: PoolClient) => Promise<unknown>) =>
    inTransaction(pool, async (client) => {
      const found = await client.query(
        `SELECT FROM commerce.temples WHERE id = $1 FOR NO KEY UPDATE`,
        [temple],
      );
      if (found.rowCount === 0) return refuse('not_found');
      await work(client);
      return answer(done);
    });
  return [
    serveStaff(listStaffTemples, async () => {
      const { rows } = await pool.query<StaffTemple>(
        `SELECT t.id, t.kind, t.name_en, t.name_hi, t.city, t.city_en, t.city_hi, t.time_zone,
           t.is_demonstration,
           EXISTS (SELECT FROM commerce.temple_authorisations a WHERE a.temple_id = t.id
             AND a.ended_at IS NULL AND a.valid_from <= now() AND a.valid_until > now()) AS is_listed,
           (SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.id DESC), '[]')
            FROM commerce.temple_authorisations a WHERE a.temple_id = t.id) AS authorisations,
           (SELECT coalesce(jsonb_agg(to_jsonb(h) ORDER BY h.weekday, h.opens), '[]')
            FROM commerce.temple_hours h WHERE h.temple_id = t.id) AS hours,
           (SELECT coalesce(jsonb_agg(DISTINCT mode), '[]')
            FROM commerce.temple_offerings p WHERE p.temple_id = t.id) AS modes
         FROM commerce.temples t ORDER BY t.id`,
      );
      return answer({ status: 200, data: rows });
    }),
    serveStaff(createTemple, async ({ body }) => {
      const id = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          `INSERT INTO commerce.temples (kind, name_en, name_hi, city, city_en, city_hi)
           VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
          [body.kind, body.name_en, body.name_hi, body.city, body.city_en, body.city_hi],
        );
        await client.query(
          `INSERT INTO commerce.temple_offerings (temple_id, offering_id, mode)
           SELECT DISTINCT $1::int, offering_id, mode FROM commerce.offering_prices WHERE mode = ANY ($2)`,
          [rows[0]!.id, body.modes],
        );
        return rows[0]!.id;
      });
      return answer({ status: 200, data: { id } });
    }),
    serveStaff(recordAuthorisation, ({ params, body }, staff) => {
      if (body.valid_until < body.valid_from) {
        const fields = { 'body.valid_until': 'It ends before it begins.' };
        return Promise.resolve(refuse('invalid_input', { fields }));
      }
      return change(params.id, (client) =>
        client.query(
          // whole days by the clocks of the temple: the last one counts
          `INSERT INTO commerce.temple_authorisations
             (temple_id, signed_by, document, valid_from, valid_until, recorded_by)
           SELECT id, $2, $3, $4::date::timestamp AT TIME ZONE time_zone,
             ($5::date + 1)::timestamp AT TIME ZONE time_zone, $6
           FROM commerce.temples WHERE id = $1`,
          [
            params.id,
            body.signed_by,
            body.document,
            body.valid_from,
            body.valid_until,
            `staff:${staff.id}`,
          ],
        ),
      );
    }),
    serveStaff(endAuthorisation, async ({ params }) => {
      const { rows } = await pool.query<{ temple: number }>(
        `SELECT temple_id AS temple FROM commerce.temple_authorisations WHERE id = $1`,
        [params.id],
      );
      const [found] = rows;
      if (!found) return refuse('not_found');
      return change(found.temple, (client) =>
        client.query(
          `UPDATE commerce.temple_authorisations SET ended_at = now() WHERE id = $1 AND ended_at IS NULL`,
          [params.id],
        ),
      );
    }),
    serveStaff(setTempleHours, ({ params, body }) => {
      if (body.closes <= body.opens) {
        const fields = { 'body.closes': 'It closes before it opens.' };
        return Promise.resolve(refuse('invalid_input', { fields }));
      }
      return change(params.id, async (client) => {
        await client.query(
          `DELETE FROM commerce.temple_hours WHERE temple_id = $1 AND weekday = ANY ($2)`,
          [params.id, body.weekdays],
        );
        await client.query(
          `INSERT INTO commerce.temple_hours (temple_id, weekday, opens, closes, capacity)
           SELECT $1, unnest($2::int[]), $3, $4, $5`,
          [params.id, body.weekdays, body.opens, body.closes, body.capacity],
        );
      });
    }),
  ];
}
