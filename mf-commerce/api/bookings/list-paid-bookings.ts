import type { Pool } from 'pg';
import { statusWords } from '../../web/model/booking-status-names';
import type { ListPaidFor } from '../order-history/endpoints';
import { readBookings } from './booking-row';
import { openStatuses } from './booking-states';
import type { NameBooking } from './write-booking-mail';

/** The bookings of a customer, for the list of all that was paid for. */
export function listPaidBookings(pool: Pool, nameBooking: NameBooking): ListPaidFor {
  return async (customerId, lang) => {
    const rows = await readBookings(pool, 'b.customer_id = $1 ORDER BY b.id DESC LIMIT 200', [
      customerId,
    ]);
    return rows.map((row) => ({
      kind: 'booking',
      id: String(row.id),
      title: nameBooking(row, lang),
      status: statusWords[lang][row.status],
      is_open: (openStatuses as readonly string[]).includes(row.status),
      amount: String(row.total),
      at: row.createdAt.toISOString(),
      path: `/bookings/${row.id}`,
    }));
  };
}
