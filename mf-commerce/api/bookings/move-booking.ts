import type { PoolClient } from 'pg';
import type { BookingStatus } from 'shared/contracts/commerce-bookings';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Job } from 'shared/remote-kit/job';
import type { z } from 'shared/contracts/zod';
import { lockBooking, type BookingRow } from './booking-row';
import { bookingMoves } from './booking-states';
import type { BookingMail } from './write-booking-mail';

/** Columns that a move may set beside the status. */
type Changes = Partial<{
  seat: number;
  starts_at: Date;
  ends_at: Date;
  cash_paise: string;
  promotional_paise: string;
  refund_to: 'wallet' | 'source';
  offered_starts_at: Date | null;
  performer: string | null;
  watch_url: string | null;
}>;

export interface Move {
  id: number;
  to: BookingStatus;
  /** `customer`, `staff:4`, or what moved it by itself. */
  who: string;
  why?: string | null;
  set?: Changes;
}

export type MoveBooking = (
  client: PoolClient,
  move: Move,
) => Promise<{ ok: true; row: BookingRow } | { ok: false; code: 'not_found' | 'conflict' }>;

type BookingJob = Job<z.ZodType<{ booking: number }, { booking: number }>>;

/** What follows a move, in the transaction of the move. */
interface Following {
  deps: Pick<ApiDeps, 'enqueue' | 'messenger'>;
  giveBack: BookingJob;
  settle: BookingJob;
  writeMail(row: BookingRow, why: string | null): BookingMail | null;
}

/** The one way in which a booking goes on: a move of the table, its record, and what must follow. */
export function createMove({ deps, giveBack, settle, writeMail }: Following): MoveBooking {
  return async (client, { id, to, who, why = null, set = {} }) => {
    const before = await lockBooking(client, id);
    if (!before) return { ok: false, code: 'not_found' };
    if (!bookingMoves[before.status].includes(to)) return { ok: false, code: 'conflict' };
    const names = Object.keys(set);
    await client.query(
      `UPDATE commerce.bookings SET status = $2, changed_at = now()
       ${names.map((name, index) => `, ${name} = $${index + 3}`).join('')} WHERE id = $1`,
      [id, to, ...Object.values(set)],
    );
    await client.query(
      `INSERT INTO commerce.booking_moves (booking_id, "from", "to", who, why) VALUES ($1, $2, $3, $4, $5)`,
      [id, before.status, to, who, why],
    );
    const row = (await lockBooking(client, id))!;
    const returns = to === 'refunded' || to === 'cancelled';
    if (returns) await deps.enqueue(giveBack, { booking: id }, { client });
    if (to === 'proof_accepted') await deps.enqueue(settle, { booking: id }, { client });
    const mail = writeMail(row, why);
    if (mail) await deps.messenger.queueEmail(mail, { client });
    return { ok: true, row };
  };
}
