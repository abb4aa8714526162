import type { PaymentSettings } from 'shared/remote-kit/payment-settings';
import type { Variables } from './variables';

const needed = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;
/** Where the checkout is loaded from, when the API is the provider's own. */
const CHECKOUT = 'https://checkout.razorpay.com';
const API = 'https://api.razorpay.com';

/** What is wrong with the account, a line for each: it is set as a whole or not at all. */
export function findPaymentProblems(values: Variables): string[] {
  const given = needed.filter((name) => values[name] !== undefined);
  const problems =
    given.length === 0
      ? []
      : needed
          .filter((name) => values[name] === undefined)
          .map((name) => `${name} is required with ${given[0]}`);
  if (values.RAZORPAY_WEBHOOK_SECRET_OLD && !values.RAZORPAY_WEBHOOK_SECRET)
    problems.push(
      'RAZORPAY_WEBHOOK_SECRET_OLD is the value before RAZORPAY_WEBHOOK_SECRET, which is not set',
    );
  if (values.NODE_ENV !== 'production') return problems;
  if (values.RAZORPAY_KEY_ID?.startsWith('rzp_test_'))
    problems.push('RAZORPAY_KEY_ID must be a live key in production: a test key takes no money');
  if (values.RAZORPAY_URL.startsWith('http:'))
    problems.push('RAZORPAY_URL must be an https address in production');
  return problems;
}

/** The account; `null` when none is set. */
export function readPayments(values: Variables): PaymentSettings | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_URL: apiUrl } = values;
  const { RAZORPAY_WEBHOOK_SECRET: current, RAZORPAY_WEBHOOK_SECRET_OLD: old = null } = values;
  if (keyId === undefined || keySecret === undefined || current === undefined) return null;
  const webhookSecret = { current, old };
  const checkoutUrl = apiUrl === API ? CHECKOUT : apiUrl;
  return { keyId, keySecret, webhookSecret, apiUrl, checkoutUrl };
}
