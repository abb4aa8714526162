import { closePayment, returnToSource } from 'shared/contracts/auth-payments-service';
import { isFailure } from 'shared/http/failure';
import type { ApiDeps } from 'shared/remote-kit/api';
import { readBookings } from './booking-row';

/**
 * Frees what was held for a booking that is over, and sends it on to its source where the customer
 * wants that. Each call has a key of its own: done again, it changes nothing.
 * @throws Error when it has to be tried again
 */
export async function giveMoneyBack(
  { pool, call, log }: Pick<ApiDeps, 'pool' | 'call' | 'log'>,
  booking: number,
): Promise<void> {
  const [row] = await readBookings(pool, 'b.id = $1', [booking]);
  if (!row || row.moneyBackAt) return;
  const reference = `booking:${booking}`;
  const closed = await call(closePayment, {}, { as: 'service', key: reference });
  // never asked for: nothing was held
  if (isFailure(closed) && closed.error_status !== 404)
    throw new Error(`${reference} was not closed: ${closed.error_status}`);
  if (row.refundTo === 'source' && row.cash && row.customerId !== null) {
    const body = { customer: row.customerId, amount: String(row.cash), reference };
    const returned = await call(
      returnToSource,
      { body },
      { as: 'service', key: `${reference}:return` },
    );
    if (isFailure(returned)) {
      if (returned.error_status >= 500 || returned.error_status === 429)
        throw new Error(`${reference} was not returned: ${returned.error_status}`);
      // spent from the wallet meanwhile, or the account is going: it is the customer's there
      log.warn(
        { booking, code: returned.response?.code },
        'what was to go to its source stays in the wallet',
      );
    }
  }
  await pool.query(
    `UPDATE commerce.bookings SET money_back_at = now() WHERE id = $1 AND money_back_at IS NULL`,
    [booking],
  );
}
