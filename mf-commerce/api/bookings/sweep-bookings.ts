import type { BookingStatus } from 'shared/contracts/commerce-bookings';
import { retention } from 'shared/contracts/retention';
import type { ApiDeps } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { ACCEPT_HOURS, NEW_DATE_DAYS, PROOF_DAYS } from './booking-times';
import type { MoveBooking } from './move-booking';

interface Overdue {
  /** Over the columns of bookings; $1 is `limit`. */
  when: string;
  limit: string;
  to: BookingStatus;
  why: string;
}

/** What moves on by itself, and when. */
const overdue: Overdue[] = [
  // payments say when nobody paid; this is for what never reached them
  {
    when: `status = 'held' AND pay_until < now() - $1::interval`,
    ...{ limit: '30 minutes', to: 'cancelled', why: 'not_paid' },
  },
  {
    when: `status IN ('booked', 'scheduled', 'performed') AND ends_at < now() - $1::interval`,
    ...{ limit: `${PROOF_DAYS} days`, to: 'refunded', why: 'no_proof' },
  },
  {
    when: `status = 'called_off' AND changed_at < now() - $1::interval`,
    ...{ limit: `${NEW_DATE_DAYS} days`, to: 'refunded', why: 'no_new_date' },
  },
  {
    when: `status = 'proof_uploaded' AND reported_at IS NULL AND changed_at < now() - $1::interval`,
    ...{ limit: `${ACCEPT_HOURS} hours`, to: 'proof_accepted', why: 'no_report' },
  },
];

/**
 * Moves on what is due, each in a transaction of its own: killed in between, the next run does the rest,
 * and two runs at once do each once.
 */
export async function sweepBookings(
  { pool }: Pick<ApiDeps, 'pool'>,
  move: MoveBooking,
): Promise<void> {
  for (const { when, limit, to, why } of overdue)
    for (let isMore = true; isMore;)
      isMore = await inTransaction(pool, async (client) => {
        const { rows } = await client.query<{ id: number }>(
          `SELECT id FROM commerce.bookings WHERE ${when} ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
          [limit],
        );
        const [row] = rows;
        if (row) await move(client, { id: row.id, to, who: 'site', why });
        return row !== undefined;
      });
  await forgetDetails(pool);
}

/** Whom a puja was for is nobody's business for ever. */
async function forgetDetails(pool: ApiDeps['pool']): Promise<void> {
  const isOld = `ends_at < now() - make_interval(days => $1)
    AND status IN ('completed', 'cancelled', 'refunded', 'expired')`;
  const days = [retention.bookingDetails.days];
  await pool.query(
    `DELETE FROM commerce.booking_proofs p USING commerce.bookings b WHERE b.id = p.booking_id AND ${isOld}`,
    days,
  );
  await pool.query(
    `UPDATE commerce.bookings SET names = '[]', gotra = NULL, wish = NULL, joins = NULL, email = NULL,
       address = NULL, family_token = NULL, watch_url = NULL, report = NULL
     WHERE ${isOld} AND (names <> '[]' OR email IS NOT NULL)`,
    days,
  );
}
