import type { PoolClient } from 'pg';
import { paymentLate } from 'shared/contracts/auth-payments-service';
import type { ApiDeps } from 'shared/remote-kit/api';
import { shareTransaction } from '../data/share-transaction';
import type { Outcome } from '../ledger/movements';
import type { ProviderPayment } from '../provider/payment-provider';
import { findPayment, type Payment } from './payment-rows';
import { returnUncredited } from '../refunds/return-uncredited';
import { settlePayment } from './settle-payment';
import { move, paymentMachine } from './states';
import { noteWalletChanged, tellWalletChanged } from './wallet-changed';

type Deps = Pick<ApiDeps, 'pool' | 'publish' | 'stream'>;

/** `unmatched`: no order of ours, or another amount than we asked for. `uncredited`: there is no wallet any more. */
export type Recorded = 'recorded' | 'unmatched' | 'uncredited';

interface OrderRow {
  id: string;
  payment_id: string;
  amount: string;
}

/**
 * What became of a try to pay, from wherever we hear it: webhook, return of the customer, or our own
 * question. All of it happens once, in one transaction: the try moves forward, captured money is in the
 * wallet under the provider's number, and what it was for is held; what others must know is told.
 */
export async function recordProviderPayment(
  deps: Deps,
  told: ProviderPayment,
): Promise<{ outcome: Recorded; customer: number | null }> {
  const done = await shareTransaction(deps.pool, (_tx, client) => record(deps, client, told));
  if (done.customer !== null) tellWalletChanged(deps.stream, done.customer);
  return done;
}

async function record(deps: Deps, client: PoolClient, told: ProviderPayment) {
  const { rows } = await client.query<OrderRow>(
    'SELECT id, payment_id, amount FROM auth.provider_orders WHERE order_id = $1',
    [told.orderId],
  );
  const [order] = rows;
  if (!order) return { outcome: 'unmatched' as const, customer: null };
  // the payment first, as everybody who moves it does
  const payment = await findPayment(client, { id: order.payment_id }, { lock: true });
  if (!payment) throw new Error(`order ${order.id} has no payment`);
  const { customer } = payment;
  if (told.amount !== order.amount) return { outcome: 'unmatched' as const, customer };
  const isCapturedNow = await moveForward(client, order, customer, told);
  await followOrder(client, order, told);
  await noteWalletChanged(client, customer);
  const why = `${told.id} is ${told.state}`;
  if (told.state !== 'captured') {
    if (payment.state === 'open' && told.state === 'authorized')
      await move(client, paymentMachine, payment.id, { to: 'pending', who: 'provider', why });
    return { outcome: 'recorded' as const, customer };
  }
  if (!isCapturedNow) return { outcome: 'recorded' as const, customer };
  const isCredited = await credit(client, payment, order.amount, told.id);
  if (!isCredited) {
    await returnUncredited(client, told.id);
    return { outcome: 'uncredited' as const, customer };
  }
  await settleWith(deps, client, payment, { amount: order.amount, why });
  return { outcome: 'recorded' as const, customer };
}

/** Writes the try down, if it is further than we knew. @returns whether it is captured since this moment */
async function moveForward(
  client: PoolClient,
  order: OrderRow,
  customer: number,
  { id, amount, method, state, failure }: ProviderPayment,
): Promise<boolean> {
  const { rows } = await client.query<{ captured_now: boolean }>(
    `INSERT INTO auth.provider_payments AS known
       (provider_order_id, customer_id, payment_id, amount, method, state, failure, captured_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $6 = 'captured' THEN now() END)
     ON CONFLICT (payment_id) DO UPDATE
       SET state = excluded.state, failure = excluded.failure, method = excluded.method,
         captured_at = excluded.captured_at
       WHERE array_position($8, known.state) < array_position($8, excluded.state)
     RETURNING state = 'captured' AS captured_now`,
    [order.id, customer, id, amount, method, state, failure, states],
  );
  return rows[0]?.captured_now ?? false;
}

/** A failed try may still be authorised, up to some days later; what is captured stays. */
const states: ProviderPayment['state'][] = ['created', 'failed', 'authorized', 'captured'];

async function followOrder(client: PoolClient, { id }: OrderRow, { state }: ProviderPayment) {
  const to = state === 'captured' ? 'paid' : 'attempted';
  await client.query(
    `UPDATE auth.provider_orders SET state = $2, asked_at = now() WHERE id = $1 AND state <> 'paid'`,
    [id, to],
  );
}

/** The amount is that of our own order. @returns false: the customer is gone */
async function credit(client: PoolClient, payment: Payment, amount: string, providerId: string) {
  const { rows } = await client.query<{ outcome: Outcome<unknown> }>(
    "SELECT auth.ledger_credit($1, $2, $3, NULL, 'recharge', 'mf-auth') AS outcome",
    [`rzp:${providerId}`, payment.customer, amount],
  );
  const outcome = rows[0]?.outcome as Outcome<unknown>;
  if (!outcome.ok && outcome.code === 'closed') return false;
  if (!outcome.ok) throw new Error(`${providerId} can't be credited: ${outcome.code}`);
  await client.query('UPDATE auth.provider_payments SET is_credited = true WHERE payment_id = $1', [
    providerId,
  ]);
  return true;
}

/** What the money was for: a recharge is done with it; what is over stays over, and is told of it. */
async function settleWith(
  deps: Deps,
  client: PoolClient,
  payment: Payment,
  { amount, why }: { amount: string; why: string },
): Promise<void> {
  const { id, kind, reference, customer } = payment;
  if (kind === 'recharge') {
    await move(client, paymentMachine, id, { to: 'paid', who: 'provider', why });
    return;
  }
  const { state } = await settlePayment(client, deps, payment, 'provider');
  if (state === 'expired' || state === 'closed')
    await deps.publish(client, paymentLate, reference, {
      ...{ reference, customer_id: customer, amount },
    });
}
