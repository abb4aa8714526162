import type { Pool } from 'pg';
import type { PersonalData } from 'shared/remote-kit/personal-data';

/**
 * Bookings and plans of a customer. Money that is held keeps the account (its owner sees to that), so what
 * is erased here is over: amounts and days stay for the books, without anybody's name.
 */
export function bookingPersonalData(pool: Pool): PersonalData {
  return {
    async exportOf({ id }) {
      const [bookings, plans] = await Promise.all([
        pool.query(
          `SELECT b.id, o.kind, o.slug, b.status, b.mode, b.starts_at, b.total_paise, b.names, b.gotra,
             b.wish, b.joins, b.email, b.address, b.report, b.created_at,
             (SELECT coalesce(jsonb_agg(jsonb_build_object('name', name, 'type', type, 'at', at)), '[]')
              FROM commerce.booking_proofs WHERE booking_id = b.id) AS proofs
           FROM commerce.bookings b JOIN commerce.offerings o ON o.id = b.offering_id
           WHERE b.customer_id = $1 ORDER BY b.id`,
          [id],
        ),
        pool.query(
          `SELECT p.id, p.status, p.price_paise, p.email, p.paid_until, p.created_at,
             (SELECT coalesce(jsonb_agg(jsonb_build_object('month', month, 'status', status,
                'amount_paise', amount_paise::text) ORDER BY month, attempt), '[]')
              FROM commerce.plan_charges WHERE plan_id = p.id) AS charges
           FROM commerce.plans p WHERE p.customer_id = $1 ORDER BY p.id`,
          [id],
        ),
      ]);
      return { bookings: bookings.rows, plans: plans.rows };
    },
    async erase({ id }, scope, client) {
      if (scope !== 'all') return;
      await client.query(
        `DELETE FROM commerce.booking_proofs USING commerce.bookings b
         WHERE b.id = booking_id AND b.customer_id = $1`,
        [id],
      );
      await client.query(
        `UPDATE commerce.bookings SET customer_id = NULL, request = 'erased-' || id, names = '[]',
           gotra = NULL, wish = NULL, joins = NULL, email = NULL, address = NULL, family_token = NULL,
           watch_url = NULL, report = NULL WHERE customer_id = $1`,
        [id],
      );
      await client.query(
        `UPDATE commerce.plans SET customer_id = NULL, email = NULL, pay_path = NULL, status = 'ended'
         WHERE customer_id = $1`,
        [id],
      );
    },
  };
}
