import type { PoolClient } from 'pg';
import { paymentExpired, paymentHeld } from 'shared/contracts/auth-payments-service';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Outcome } from '../ledger/movements';
import type { Payment } from './payment-rows';
import { move, paymentMachine, type PaymentState } from './states';

type Publish = Pick<ApiDeps, 'publish'>;
type Held = { hold: string; cash: string; promotional: string; expires_at: string };

/** What a try to complete a payment came to; `missing` is paise. */
export type Settled =
  | { state: PaymentState }
  | { state: 'open' | 'pending'; missing: string }
  | { state: 'open' | 'pending'; isClosed: true }
  /** More than the customer wants to spend in a month. */
  | { state: 'open' | 'pending'; isOverCap: true };

/**
 * Sets the money of a payment aside, when the wallet has it all; its time being over, it ends instead.
 * The payment must be locked: what happens here happens once, in the caller's transaction.
 */
export async function settlePayment(
  client: PoolClient,
  { publish }: Publish,
  payment: Payment,
  who: string,
): Promise<Settled> {
  const { id, state, reference, customer } = payment;
  if (state !== 'open' && state !== 'pending') return { state };
  if (payment.isOver) {
    await expirePayment(client, { publish }, payment);
    return { state: 'expired' };
  }
  const capped = await client.query<{ is_over: boolean }>(
    'SELECT auth.is_over_spend_cap($1, $2) AS is_over',
    [customer, payment.amount],
  );
  if (capped.rows[0]?.is_over) return { state, isOverCap: true };
  const { rows } = await client.query<{ outcome: Outcome<Held> }>(
    'SELECT auth.ledger_hold($1, $2, $3, $4, $5) AS outcome',
    [reference, customer, payment.amount, payment.holdSeconds, 'mf-auth'],
  );
  const outcome = rows[0]?.outcome as Outcome<Held>;
  if (!outcome.ok) {
    if (outcome.code === 'insufficient') return { state, missing: outcome.missing };
    if (outcome.code === 'closed') return { state, isClosed: true };
    throw new Error(`nothing can be held for ${reference}: ${outcome.code}`);
  }
  const { cash, promotional } = outcome.answer;
  await move(client, paymentMachine, id, { to: 'held', who, why: 'the wallet covers it' });
  const payload = { reference, customer_id: customer, cash, promotional };
  await publish(client, paymentHeld, reference, payload);
  return { state: 'held' };
}

/** Ends a locked payment that nobody made in time. */
export async function expirePayment(
  client: PoolClient,
  { publish }: Publish,
  { id, kind, reference, customer }: Payment,
): Promise<void> {
  const why = 'its time is over';
  if (!(await move(client, paymentMachine, id, { to: 'expired', who: 'clock', why }))) return;
  if (kind === 'recharge') return;
  await publish(client, paymentExpired, reference, { reference, customer_id: customer });
}
