import { randomInt } from 'node:crypto';
import { drawId, type Payment, type RazorpayState, type Refund } from './state';
import { tell } from './webhooks';

/** Begins to give back a part of a captured payment. */
export function refund(
  state: RazorpayState,
  payment: Payment,
  { amount, receipt, notes }: { amount: number; receipt: string | null; notes: Refund['notes'] },
): Refund {
  const made: Refund = {
    ...{ id: drawId('rfnd'), entity: 'refund', payment_id: payment.id, amount, currency: 'INR' },
    ...{ status: 'pending', receipt, notes, acquirer_data: { arn: null } },
    created_at: state.now(),
  };
  state.kept.refunds[made.id] = made;
  payment.amount_refunded += amount;
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  tell({ kept: state.kept, now: state.now() }, 'refund.created', { refund: made, payment });
  if (state.kept.scenario.refunds !== 'pending')
    state.kept.due.push({ at: state.now(), what: 'refund', id: made.id });
  return made;
}

/** The bank's answer to a refund. */
export function finishRefund(state: RazorpayState, made: Refund, isGood: boolean): void {
  if (made.status !== 'pending') return;
  const payment = state.kept.payments[made.payment_id] as Payment;
  made.status = isGood ? 'processed' : 'failed';
  if (isGood) made.acquirer_data.arn = String(randomInt(10 ** 13, 10 ** 14));
  else {
    payment.amount_refunded -= made.amount;
    payment.status = 'captured';
  }
  const told = { kept: state.kept, now: state.now() };
  tell(told, isGood ? 'refund.processed' : 'refund.failed', { refund: made, payment });
}
