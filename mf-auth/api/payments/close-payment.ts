import type { PoolClient } from 'pg';
import type { Outcome } from '../ledger/movements';
import { findPayment } from './payment-rows';
import { move, paymentMachine, type PaymentState } from './states';

type Closed =
  | { ok: true; state: PaymentState }
  | { ok: false; code: 'not_found' }
  | { ok: false; code: 'resolved'; state: string };

/** Gives up what was asked for: its hold is free again. Only who asked may. */
export async function closePayment(
  client: PoolClient,
  reference: string,
  by: string,
): Promise<Closed> {
  const payment = await findPayment(client, { reference }, { lock: true });
  if (payment?.askedBy !== by) return { ok: false, code: 'not_found' };
  if (payment.state === 'held') {
    const { rows } = await client.query<{ outcome: Outcome<unknown> }>(
      'SELECT auth.ledger_release($1) AS outcome',
      [reference],
    );
    const outcome = rows[0]?.outcome as Outcome<unknown>;
    if (!outcome.ok)
      return { ok: false, code: 'resolved', state: 'state' in outcome ? outcome.state : 'gone' };
  }
  const closed = { to: 'closed', who: by, why: 'given up' } as const;
  const isMoved = await move(client, paymentMachine, payment.id, closed);
  return { ok: true, state: isMoved ? 'closed' : payment.state };
}
