import { paymentExpired, paymentHeld, paymentLate } from 'shared/contracts/auth-payments-service';
import type { ApiDeps } from 'shared/remote-kit/api';
import { handleEvent, type BoundEvent } from 'shared/remote-kit/handle-event';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { lockBooking, type BookingRow } from './booking-row';
import type { BookingWork } from './booking-work';

/** What of payments says of bookings; `null` for the reference of something else. */
function readReference(reference: string): number | null {
  const [, id] = /^booking:(\d{1,9})$/.exec(reference) ?? [];
  return id === undefined ? null : Number(id);
}

/** What bookings do about payments. Each may come again: what was done stays. */
export function bookingPaymentEvents(
  { pool, enqueue, messenger }: Pick<ApiDeps, 'pool' | 'enqueue' | 'messenger'>,
  { move, giveBack, writeMail }: BookingWork,
) {
  const withBooking = (
    reference: string,
    work: (row: BookingRow, client: Client) => Promise<unknown>,
  ) => {
    const id = readReference(reference);
    if (id === null) return Promise.resolve();
    return inTransaction(pool, async (client) => {
      const row = await lockBooking(client, id);
      if (row) await work(row, client);
    });
  };
  const held = handleEvent(paymentHeld, ({ reference, cash, promotional }) =>
    withBooking(reference, async (row, client) => {
      if (row.cash === null)
        await client.query(
          `UPDATE commerce.bookings SET cash_paise = $2, promotional_paise = $3 WHERE id = $1`,
          [row.id, cash, promotional],
        );
      if (row.status === 'held') await move(client, { id: row.id, to: 'booked', who: 'payments' });
      // given up meanwhile: what came for it goes back
      if (row.status === 'cancelled' || row.status === 'expired')
        await enqueue(giveBack, { booking: row.id }, { client });
    }),
  );
  const expired = handleEvent(paymentExpired, ({ reference }) =>
    withBooking(reference, async ({ id, status }, client) => {
      if (status === 'held') await move(client, { id, to: 'expired', who: 'payments' });
    }),
  );
  const late = handleEvent(paymentLate, ({ reference, amount }) =>
    withBooking(reference, async (row, client) => {
      if (row.late !== null) return;
      await client.query(`UPDATE commerce.bookings SET late_paise = $2 WHERE id = $1`, [
        row.id,
        amount,
      ]);
      const mail = writeMail(row, 'late', null);
      if (mail) await messenger.queueEmail(mail, { client });
    }),
  );
  return [held, expired, late] satisfies BoundEvent[];
}

type Client = Parameters<Parameters<typeof inTransaction>[1]>[0];
