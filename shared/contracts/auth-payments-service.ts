import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { defineEvent } from './event';
import { sitePath } from './site-path';

const amountHelp = 'Please give whole paise, as a string of digits.';
const amount = z.string(amountHelp).regex(/^[1-9]\d{0,17}$/, amountHelp);
const paise = z.string().regex(/^\d+$/);
const customer = z.number().int().positive();
/** What is paid for: `order:12`, `booking:5`, `plan:3:2026-12`. */
export const paymentReference = z.string().regex(/^[a-z]+:[1-9]\d{0,17}(:[a-z0-9-]{1,40})?$/);
const reference = paymentReference;
const titles = z.object({ en: z.string().min(1).max(120), hi: z.string().min(1).max(120) });

const forServices = {
  owner: 'mf-auth',
  method: 'POST',
  caller: 'service',
  callers: ['mf-commerce', 'mf-astro-services'],
  idempotency: 'own',
} as const;

/**
 * What a payment is at: `open` waits for the customer, `pending` for the provider; `held` means the
 * money is set aside under the reference; `expired` and `closed` ask for nothing more.
 */
export const paymentStates = ['open', 'pending', 'held', 'expired', 'closed'] as const;

/**
 * Asks a customer for money. The idempotency key is the reference of what is paid for: `order:12`,
 * `booking:5`; the hold that comes of it has the same key. The customer goes to `path`, sees what the
 * wallet covers and pays exactly what is missing. Then `payment.held` is published, and the owner of the
 * reference confirms, and captures (`captureHold`) when it delivers. Without money until `expires_at` it
 * is `payment.expired`; money that comes later stays in the wallet and is `payment.late`.
 */
export const openPayment = defineEndpoint({
  ...forServices,
  id: 'auth.open_payment',
  path: '/api/payments/open',
  summary: 'Asks a customer to pay for something, from the wallet and what is missing there.',
  body: z.object({
    customer,
    amount,
    title: titles,
    /** Until then it can be paid (ISO). */
    expires_at: z.iso.datetime({ offset: true }),
    /** How long the hold lasts that comes of it, in seconds. */
    hold_seconds: z.number().int().min(60).max(31_536_000),
    /** Where the customer changes or gives up what is paid for. */
    back: sitePath,
    /** Where the customer finds what was paid for. */
    done: sitePath,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      /** Unguessable. */
      token: z.string(),
      /** `/pay/<token>` */
      path: z.string(),
      state: z.enum(paymentStates),
      expires_at: z.string(),
    }),
  }),
  errors: ['account_closed', 'conflict', 'unavailable'],
});

/** The key is the reference. What was held for it is free again; one that is captured is `conflict`. */
export const closePayment = defineEndpoint({
  ...forServices,
  id: 'auth.close_payment',
  path: '/api/payments/close',
  summary: 'Gives up a payment that was asked for, and frees what was held for it.',
  answer: z.object({ status: z.literal(200), data: z.object({ state: z.enum(paymentStates) }) }),
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** The money for a reference is set aside under its key: `cash` and `promotional` are paise. */
export const paymentHeld = defineEvent({
  id: 'payment.held',
  owner: 'mf-auth',
  summary: 'A payment that was asked for is complete and set aside.',
  payload: z.object({ reference, customer_id: customer, cash: paise, promotional: paise }),
});

/** Nobody paid in time; nothing is held. */
export const paymentExpired = defineEvent({
  id: 'payment.expired',
  owner: 'mf-auth',
  summary: 'A payment that was asked for was not made in time.',
  payload: z.object({ reference, customer_id: customer }),
});

/** `amount` paise came after the payment was expired or closed, and are in the wallet. */
export const paymentLate = defineEvent({
  id: 'payment.late',
  owner: 'mf-auth',
  summary: 'Money came for a payment that had ended; it is in the wallet.',
  payload: z.object({ reference, customer_id: customer, amount: paise }),
});

/**
 * Sends money from the customer's wallet back to where it was paid in from: payments first that came
 * last. What can't go there waits for a verified bank account. Promotional money never leaves.
 */
export const returnToSource = defineEndpoint({
  ...forServices,
  id: 'auth.return_to_source',
  path: '/api/payments/return',
  summary: 'Sends money of a customer back to where it was paid in from.',
  body: z.object({ customer, amount, reference }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      refunds: z.array(z.object({ id: z.string(), amount: paise, state: z.string() })),
    }),
  }),
  errors: ['insufficient_funds', 'account_closed', 'conflict', 'unavailable'],
});
