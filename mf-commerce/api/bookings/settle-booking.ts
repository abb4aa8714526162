import { drizzle } from 'drizzle-orm/node-postgres';
import { captureHold } from 'shared/contracts/auth-wallet-service';
import { isFailure } from 'shared/http/failure';
import { findState } from 'shared/tax/gst-states';
import type { ApiDeps } from 'shared/remote-kit/api';
import { inTransaction } from 'shared/remote-kit/in-transaction';
import { issueInvoice } from '../invoices/issue-invoice';
import { issuerOf } from '../invoices/issuer';
import { findRate } from '../tax/find-rate';
import { indianDay } from '../tax/indian-day';
import { placeOfSupply } from '../tax/place-of-supply';
import { readRates } from '../tax/rate-rows';
import { readBookings, type BookingRow } from './booking-row';
import type { MoveBooking } from './move-booking';
import { bookingCodes, divideMoney } from './price-booking';

type Deps = Pick<ApiDeps, 'pool' | 'call' | 'settings'>;
type Titled = (row: BookingRow, lang: 'en' | 'hi') => string;

/**
 * Pays who performed an accepted booking, ourselves and the tax, from what is held; completes it with its
 * invoice. Done again it pays nothing again: the capture has one key, the invoice one reference.
 * @throws Error when it has to be tried again
 */
export async function settleBooking(
  { pool, call, settings }: Deps,
  { move, nameBooking }: { move: MoveBooking; nameBooking: Titled },
  booking: number,
): Promise<void> {
  const [row] = await readBookings(pool, 'b.id = $1', [booking]);
  if (row?.status !== 'proof_accepted') return;
  const hold = `booking:${booking}`;
  const to = divideMoney(row, row.templeId);
  const body = { hold, amount: String(row.total), to, kind: 'booking' };
  const captured = await call(captureHold, { body }, { as: 'service', key: `${hold}:paid` });
  if (isFailure(captured)) throw new Error(`${hold} was not captured: ${captured.error_status}`);
  await inTransaction(pool, async (client) => {
    const done = await move(client, { id: booking, to: 'completed', who: 'site' });
    if (!done.ok || row.customerId === null) return;
    const tx = drizzle(client);
    const rates = await readRates(tx);
    const issuer = issuerOf(settings);
    const { address } = row;
    const state = findState(address?.state ?? '') ?? issuer.seller.state;
    await issueInvoice(tx, issuer, {
      ...{ reference: hold, subject: hold, customerId: row.customerId, delivery: null },
      recipient: {
        name: address?.name ?? row.names[0] ?? '',
        address: address ? [address.lines, address.city] : [],
        ...{ state, pin: address?.pin ?? null },
      },
      placeOfSupply: placeOfSupply({ kind: 'service', recipient: state }, issuer.seller.state),
      lines: describeLines(row, rates, nameBooking),
    });
  });
}

const whats = {
  dakshina: { en: 'Dakshina', hi: 'दक्षिणा' },
  goods: { en: 'Samagri and prasad', hi: 'सामग्री और प्रसाद' },
  fee: { en: 'Arranging', hi: 'व्यवस्था शुल्क' },
};

/** Each part with the rate of the day it was booked. */
function describeLines(
  row: BookingRow,
  rates: Awaited<ReturnType<typeof readRates>>,
  nameBooking: Titled,
) {
  const taxes = { dakshina: 0n, goods: row.goodsTax, fee: row.feeTax };
  const parts = (['dakshina', 'goods', 'fee'] as const).filter((part) => row[part] > 0n);
  return parts.map((part) => {
    const rate = findRate(rates, bookingCodes[part], indianDay(row.createdAt));
    if (!rate) throw new Error(`no tax rate of ${bookingCodes[part]} was in force`);
    const [paid, half] = [row[part], taxes[part] / 2n];
    return {
      code: bookingCodes[part],
      what: {
        en: `${whats[part].en}: ${nameBooking(row, 'en')}`,
        hi: `${whats[part].hi}: ${nameBooking(row, 'hi')}`,
      },
      ...{ quantity: 1, unit: 'OTH' as const },
      ...{ basisPoints: rate.basisPoints, treatment: rate.treatment },
      sums: { price: paid, discount: 0n, paid, taxable: paid - 2n * half, half },
    };
  });
}
