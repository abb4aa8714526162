import type { Pool } from 'pg';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import { openStatuses } from '../bookings/booking-states';
import { lockForErasure } from './lock-customer';

/** Orders that are to be paid, sent or brought. */
const openOrders = ['placed', 'confirmed', 'packed', 'shipped'];

/**
 * What a customer's erasure waits for: orders that are not brought yet, that something comes back from, or
 * that money is owed back for, and bookings that have not ended.
 */
export const listOpenOf =
  (pool: Pool): NonNullable<PersonalData['listOpen']> =>
  async ({ id: customer }, client) => {
    if (client) await lockForErasure(client, customer);
    const { rows } = await (client ?? pool).query<{ kind: 'order' | 'booking'; id: number }>(
      `SELECT 'order' AS kind, id::int FROM commerce.orders
       WHERE customer_id = $1 AND (state = ANY ($2)
         OR EXISTS (SELECT FROM commerce.returns WHERE order_id = orders.id
           AND state NOT IN ('refused', 'refunded', 'exchanged', 'sent_back'))
         OR EXISTS (SELECT FROM commerce.order_refunds WHERE order_id = orders.id AND state <> 'done'))
       UNION ALL
       SELECT 'booking', id FROM commerce.bookings
       WHERE customer_id = $1 AND status = ANY ($3)
       ORDER BY kind DESC, id`,
      [customer, openOrders, openStatuses],
    );
    return rows.map(({ kind, id }) => describe[kind](id));
  };

const describe = {
  order: (id: number) => ({
    name: { en: `Order ${id}`, hi: `ऑर्डर ${id}` },
    path: `/order-history/${id}`,
  }),
  booking: (id: number) => ({
    name: { en: `Booking ${id}`, hi: `बुकिंग ${id}` },
    path: `/bookings/${id}`,
  }),
};
