import { drawId, type Order, type Payment, type RazorpayState } from './state';
import { tell } from './webhooks';

/** How a try to pay goes: `late` fails now and is authorised two days later. */
export type PaymentOutcome = 'success' | 'failure' | 'pending' | 'late';

const LATE_SECONDS = 2 * 86_400;
/** What is authorised and not captured goes back by itself. */
const CAPTURE_WITHIN_SECONDS = 5 * 86_400;

/** A try to pay an order; it is made, and told. */
export function collect(
  state: RazorpayState,
  order: Order,
  method: Payment['method'],
  outcome: PaymentOutcome,
): Payment {
  const payment: Payment = {
    ...{ id: drawId('pay'), entity: 'payment', order_id: order.id, amount: order.amount_due },
    ...{ currency: 'INR', status: 'created', method, captured: false, amount_refunded: 0 },
    ...{ error_code: null, error_description: null, error_reason: null, notes: order.notes },
    created_at: state.now(),
  };
  state.kept.payments[payment.id] = payment;
  order.attempts += 1;
  if (order.status === 'created') order.status = 'attempted';
  if (outcome === 'success') capture(state, authorize(state, payment));
  if (outcome === 'failure' || outcome === 'late') fail(state, payment, outcome === 'late');
  if (outcome === 'late')
    state.kept.due.push({ at: state.now() + LATE_SECONDS, what: 'authorize', id: payment.id });
  return payment;
}

export function authorize(state: RazorpayState, payment: Payment): Payment {
  if (payment.status !== 'created' && payment.status !== 'failed') return payment;
  Object.assign(payment, { status: 'authorized' });
  Object.assign(payment, { error_code: null, error_description: null, error_reason: null });
  state.kept.due.push({
    ...{ at: state.now() + CAPTURE_WITHIN_SECONDS, what: 'give_back', id: payment.id },
  });
  tell({ kept: state.kept, now: state.now() }, 'payment.authorized', { payment });
  return payment;
}

export function capture(state: RazorpayState, payment: Payment): Payment {
  const order = state.kept.orders[payment.order_id] as Order;
  Object.assign(payment, { status: 'captured', captured: true });
  order.status = 'paid';
  order.amount_paid = order.amount;
  order.amount_due = 0;
  const told = { kept: state.kept, now: state.now() };
  tell(told, 'payment.captured', { payment });
  tell(told, 'order.paid', { payment, order });
  return payment;
}

export function fail(state: RazorpayState, payment: Payment, isTimeOut: boolean): void {
  Object.assign(payment, {
    status: 'failed',
    error_code: isTimeOut ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR',
    error_description: isTimeOut
      ? 'Payment was not completed on time.'
      : 'Your payment was declined by the bank.',
    error_reason: isTimeOut ? 'payment_timed_out' : 'payment_declined',
  });
  tell({ kept: state.kept, now: state.now() }, 'payment.failed', { payment });
}
