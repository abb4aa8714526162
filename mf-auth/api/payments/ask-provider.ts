import { randomBytes } from 'node:crypto';
import { shareTransaction } from '../data/share-transaction';
import type { PaymentProvider } from '../provider/payment-provider';
import { describePayment } from './describe-payment';
import type { PaymentDeps } from './payment-deps';
import { findPayment } from './payment-rows';
import { move, paymentMachine } from './states';

/** No provider collects less, in paise; what is over stays in the wallet. */
const LEAST = 100n;

type Asked =
  | { ok: true; order: { id: string; amount: string } }
  | { ok: false; code: 'over' | 'covered' | 'unavailable' };

/**
 * Has the provider collect what is missing of a payment: the row is there before the provider is asked,
 * so that whatever is lost, no money comes that nobody knows of. One that is open already is used again.
 */
export async function askProvider(
  deps: PaymentDeps,
  provider: PaymentProvider,
  paymentId: string,
): Promise<Asked> {
  const begun = await shareTransaction(deps.pool, async (_tx, client) => {
    const payment = await findPayment(client, { id: paymentId }, { lock: true });
    if (!payment) throw new Error(`payment ${paymentId} is gone`);
    const { state, missing } = await describePayment(client, payment);
    if (state !== 'open' && state !== 'pending') return 'over';
    if (missing === '0') return 'covered';
    const amount = String(BigInt(missing) < LEAST ? LEAST : missing);
    const { rows } = await client.query<{ order_id: string }>(
      `SELECT order_id FROM auth.provider_orders WHERE payment_id = $1 AND amount = $2
         AND order_id IS NOT NULL AND state IN ('created', 'attempted') ORDER BY id DESC LIMIT 1`,
      [paymentId, amount],
    );
    if (rows[0]) return { amount, receipt: '', known: rows[0].order_id };
    const receipt = `p${paymentId}-${randomBytes(9).toString('base64url')}`;
    await client.query(
      'INSERT INTO auth.provider_orders (payment_id, amount, receipt) VALUES ($1, $2, $3)',
      [paymentId, amount, receipt],
    );
    return { amount, receipt, known: undefined };
  });
  if (typeof begun === 'string') return { ok: false, code: begun };
  const { amount } = begun;
  if (begun.known !== undefined) return { ok: true, order: { id: begun.known, amount } };
  const made = await provider
    .createOrder({ amount, receipt: begun.receipt })
    .catch((error: unknown) => {
      const { log } = deps;
      log.error({ reason: String(error) }, 'the payment provider gave no order');
      return null;
    });
  if (!made) return { ok: false, code: 'unavailable' };
  await shareTransaction(deps.pool, async (_tx, client) => {
    await findPayment(client, { id: paymentId }, { lock: true });
    await client.query('UPDATE auth.provider_orders SET order_id = $2 WHERE receipt = $1', [
      begun.receipt,
      made.id,
    ]);
    const why = `${made.id} is to collect ${amount}`;
    await move(client, paymentMachine, paymentId, { to: 'pending', who: 'customer', why });
  });
  return { ok: true, order: { id: made.id, amount } };
}
