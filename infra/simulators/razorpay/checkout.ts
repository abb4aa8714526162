import { createHmac } from 'node:crypto';
import type { SimulatorReply, SimulatorRequest } from '../simulator';
import {
  bankPage,
  checkoutPage,
  notFoundPage,
  paidPage,
  returnPage,
  type Checkout,
} from './checkout-pages';
import { collect, type PaymentOutcome } from './collect';
import type { Payment, RazorpayState } from './state';

const outcomes: readonly string[] = ['success', 'failure', 'pending', 'late'];

/** The hosted checkout: what a browser sees, with or without script. */
export function answerCheckout(
  state: RazorpayState,
  { path, body }: SimulatorRequest,
  { base, secret }: { base: string; secret: string },
): SimulatorReply {
  const { order_id, callback_url, cancel_url, embedded, ...fields } = Object.fromEntries(
    new URLSearchParams(body),
  ) as Record<string, string> & Checkout;
  const checkout = { order_id, callback_url, cancel_url, ...(embedded ? { embedded } : {}) };
  const order = state.kept.orders[order_id];
  if (!order) return notFoundPage();
  if (path === '/checkout/cancel')
    return returnPage(cancel_url, { cancelled: 'true' }, embedded !== undefined);
  if (order.status === 'paid') return paidPage();
  if (path === '/v1/checkout/embedded') return checkoutPage(order, checkout, base);
  const method = fields.method as Payment['method'];
  if (method === 'netbanking' && !fields.outcome) return bankPage(order, checkout, base);
  const payment = collect(state, order, method, decideOutcome(fields));
  return returnPage(callback_url, tellOutcome(payment, secret), embedded !== undefined);
}

/** As in the provider's test mode: what is typed says how it goes. */
function decideOutcome({ vpa, card, outcome }: Record<string, string>): PaymentOutcome {
  const said = outcome ?? vpa?.split('@')[0] ?? '';
  if (card?.replaceAll(' ', '') === '4000000000000002') return 'failure';
  if (card) return 'success';
  return outcomes.includes(said) ? (said as PaymentOutcome) : 'success';
}

/** What the browser brings back: a signature over what was paid, or what went wrong. */
function tellOutcome(payment: Payment, secret: string): Record<string, string> {
  const { id, order_id, status } = payment;
  if (status === 'failed')
    return {
      'error[code]': payment.error_code ?? '',
      'error[description]': payment.error_description ?? '',
      'error[reason]': payment.error_reason ?? '',
      'error[metadata]': JSON.stringify({ payment_id: id, order_id }),
    };
  return {
    razorpay_payment_id: id,
    razorpay_order_id: order_id,
    razorpay_signature: createHmac('sha256', secret).update(`${order_id}|${id}`).digest('hex'),
  };
}
