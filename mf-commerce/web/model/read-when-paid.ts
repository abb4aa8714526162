import { getPayment } from 'shared/contracts/auth-payments';
import { isFailure, type CallFailure } from 'shared/http/failure';
import type { Call } from 'shared/remote-kit/page';

/** The news of a payment arrives in a second or so: so often it is looked for, with such a pause. */
const LOOKS = 3;
const PAUSE_MS = 500;

/** Something that is paid at an address, as long as it waits for that. */
type Payable = { data: { pay_path: string | null } };

/**
 * Reads what a customer comes back to from paying. While it still waits for the payment that was just
 * made, it is read again for a moment, so that nobody who paid is asked to pay.
 * @returns `isPaid`: it is paid, and does not know it yet
 */
export async function readWhenPaid<Thing extends Payable>(
  call: Call,
  read: () => Promise<Thing | CallFailure>,
): Promise<{ found: Thing | CallFailure; isPaid: boolean }> {
  let found = await read();
  const path = isFailure(found) ? null : found.data.pay_path;
  if (path === null) return { found, isPaid: false };
  const token = path.slice(path.lastIndexOf('/') + 1);
  const payment = await call(getPayment, { params: { token } });
  if (isFailure(payment) || payment.data.state !== 'held') return { found, isPaid: false };
  for (let look = 0; look < LOOKS; look += 1) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    found = await read();
    if (isFailure(found) || found.data.pay_path === null) return { found, isPaid: false };
  }
  return { found, isPaid: true };
}
