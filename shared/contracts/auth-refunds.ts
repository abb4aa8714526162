import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const paise = z.string().regex(/^\d+$/);
const amountHelp = 'Please give whole paise, as a string of digits.';
const amount = z.string(amountHelp).regex(/^[1-9]\d{0,11}$/, amountHelp);

/** What a refund is at, for its customer. */
export const refundStates = [
  ...(['requested', 'approved', 'refused', 'sent', 'pending', 'processed', 'failed'] as const),
  ...(['needs_bank_details', 'payout'] as const),
] as const;

const ownRefund = z.object({
  id: z.string(),
  amount: paise,
  state: z.enum(refundStates),
  at: z.string(),
  /** How it was paid, and when (ISO); null: it goes to a bank account. */
  source: z.object({ method: z.string().nullable(), paid_at: z.string() }).nullable(),
  /** What the bank knows it by, or the provider. */
  reference: z.string().nullable(),
  /** The day by which it is there, ISO time. */
  expected_at: z.string().nullable(),
});

/** One part of what is sent back; `amount` is paise, times are ISO. */
export type OwnRefund = z.infer<typeof ownRefund>;

/**
 * What the customer can have back (`returnable`, paise), by the payments it would go to, the newest first;
 * and what was sent back. `bank` are the last digits of the account that takes what no source does.
 */
export const getRefunds = defineEndpoint({
  id: 'auth.get_refunds',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/refunds',
  summary: 'Refunds of the customer, and what can still be refunded.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      returnable: paise,
      sources: z.array(
        z.object({ amount: paise, method: z.string().nullable(), paid_at: z.string() }),
      ),
      /** Of `returnable`, what goes to a bank account since its source takes nothing any more. */
      to_bank: paise,
      bank: z.string().nullable(),
      refunds: z.array(ownRefund),
    }),
  }),
  errors: ['not_signed_in', 'unavailable'],
  caller: 'signed-in',
});

/** Sends money of the wallet back to where it was paid in from. The same key is the same refund. */
export const requestOwnRefund = defineEndpoint({
  id: 'auth.request_refund',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/refunds',
  summary: 'Sends money of the own wallet back to where it came from.',
  body: z.object({ amount }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      refunds: z.array(z.object({ id: z.string(), amount: paise, state: z.enum(refundStates) })),
    }),
  }),
  errors: ['not_signed_in', 'insufficient_funds', 'account_closed', 'conflict', 'unavailable'],
  caller: 'signed-in',
  idempotency: 'own',
  allowance: { count: 10, seconds: 3600 },
});

/** The bank account that takes what no source takes. */
export const giveBankAccount = defineEndpoint({
  id: 'auth.give_bank_account',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/refunds/bank_account',
  summary: 'Names the bank account for refunds that no source takes.',
  body: z.object({
    holder: z
      .string()
      .trim()
      .min(2, 'Please give the name of the account’s holder.')
      .max(100, 'At most 100 characters.'),
    account: z
      .string()
      .regex(/^\d{9,18}$/, 'Please give the 9 to 18 digits of the account number.'),
    ifsc: z
      .string()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Please give the IFSC code, as in SBIN0001234.'),
  }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
  allowance: { count: 5, seconds: 3600 },
});
