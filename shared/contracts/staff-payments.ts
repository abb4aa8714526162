import { z } from 'shared/contracts/zod';
import { refundStates } from './auth-refunds';
import { defineEndpoint } from './contract';

const ok = z.object({ status: z.literal(200) });
const paise = z.string().regex(/^\d+$/);
const id = z.coerce.number().int().positive();
const why = z
  .string()
  .trim()
  .min(10, 'Please say why in at least ten characters.')
  .max(500, 'At most 500 characters.');

const paymentRecord = z.object({
  id: z.string(),
  reference: z.string(),
  customer_id: z.number(),
  amount: paise,
  state: z.string(),
  at: z.string(),
  /** What the provider collects and collected: `order_x`, `pay_x`, with their states. */
  orders: z.array(z.object({ order_id: z.string().nullable(), amount: paise, state: z.string() })),
  attempts: z.array(
    z.object({
      payment_id: z.string(),
      amount: paise,
      state: z.string(),
      method: z.string().nullable(),
      failure: z.string().nullable(),
      is_credited: z.boolean(),
    }),
  ),
  /** What happened to it, the oldest first. */
  moves: z.array(
    z.object({
      from: z.string(),
      to: z.string(),
      who: z.string(),
      why: z.string(),
      at: z.string(),
    }),
  ),
  /** What the provider sent about it, as it came. */
  events: z.array(
    z.object({
      kind: z.string(),
      at: z.string(),
      outcome: z.string().nullable(),
      body: z.string(),
    }),
  ),
});

/** A payment with all that is known of it; amounts are paise. */
export type PaymentRecord = z.infer<typeof paymentRecord>;

const mismatch = z.object({
  what: z.enum(['event', 'uncredited', 'authorized', 'refund']),
  reference: z.string(),
  detail: z.string(),
  at: z.string(),
});

/** Something between the provider and us that doesn't fit together, for a person to look at. */
export type PaymentMismatch = z.infer<typeof mismatch>;

/**
 * Payments by any reference: ours, the provider's order or payment, a refund's or the bank's number, or
 * `#41`, the customer's. Without one the newest; the raw events only where one payment is found.
 */
export const findPayments = defineEndpoint({
  id: 'auth.find_payments',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/payments',
  summary: 'Payments by any reference, and what does not fit together.',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  answer: ok.extend({ data: z.array(paymentRecord), mismatches: z.array(mismatch) }),
  caller: 'staff',
  permission: 'money.read',
});

const staffRefund = z.object({
  id: z.string(),
  customer_id: z.number(),
  reference: z.string(),
  asked_by: z.string(),
  amount: paise,
  state: z.enum(refundStates),
  at: z.string(),
  /** The provider's payment that it goes to; null: a bank account. */
  payment_id: z.string().nullable(),
  failure: z.string().nullable(),
  bank_reference: z.string().nullable(),
  /** A colleague asked for it to be decided. */
  is_proposed: z.boolean(),
});

/** A refund as who decides it sees it; `amount` is paise. */
export type StaffRefund = z.infer<typeof staffRefund>;

/** Refunds that wait for somebody first, then the newest. */
export const listStaffRefunds = defineEndpoint({
  id: 'auth.list_staff_refunds',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/refunds',
  summary: 'Refunds, those that wait for somebody first.',
  answer: ok.extend({ data: z.array(staffRefund) }),
  caller: 'staff',
  permission: 'money.read',
});

/** Asks a colleague to have a refund sent that is above the limit. */
export const proposeRefund = defineEndpoint({
  id: 'auth.propose_refund',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/refunds/:id/propose',
  summary: 'Asks a second person to send a refund.',
  params: z.object({ id }),
  body: z.object({ why }),
  answer: ok,
  errors: ['not_found', 'conflict'],
  caller: 'staff',
  permission: 'money.refund',
});

/** Refuses a refund that waits: its money is free in the wallet again. */
export const refuseRefund = defineEndpoint({
  id: 'auth.refuse_refund',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/refunds/:id/refuse',
  summary: 'Refuses a refund that waits.',
  params: z.object({ id }),
  body: z.object({ why }),
  answer: ok,
  errors: ['not_found', 'conflict'],
  caller: 'staff',
  permission: 'money.refund',
});
