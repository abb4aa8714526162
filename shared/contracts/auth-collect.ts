import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { rawBody } from './raw-body';

const paise = z.string().regex(/^\d+$/);
const amountHelp = 'Please give whole paise, as a string of digits.';
const amount = z.string(amountHelp).regex(/^[1-9]\d{0,11}$/, amountHelp);
const token = z.string().regex(/^[\w-]{20,64}$/);

/** What can be added to the wallet at once, in paise: limits and suggestions in force. */
export const getRechargeRules = defineEndpoint({
  id: 'auth.get_recharge_rules',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/recharge_rules',
  summary: 'The least and the most that can be added to the wallet at once.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      least: paise,
      most: paise,
      suggested: z.array(paise),
      /** Nothing can be paid at the moment. */
      is_available: z.boolean(),
    }),
  }),
  caller: 'anyone',
});

const providerOrder = z.object({
  id: z.string(),
  amount: paise,
  currency: z.literal('INR'),
  /** Public key of the account. */
  key: z.string(),
  /** The provider's script, and where a form without script goes. */
  script: z.string(),
  action: z.string(),
  /** Where the provider sends the browser back, by POST. */
  callback: z.string(),
});

/** What a page opens the provider's checkout with; `amount` is paise. */
export type ProviderOrder = z.infer<typeof providerOrder>;

/**
 * Starts a recharge of `amount`, or collects what is missing of a payment that was asked for (`payment`, its
 * token). Answers the provider's order; what it is for is read from our own row alone. The same key is the
 * same recharge.
 */
export const createRechargeTransaction = defineEndpoint({
  id: 'auth.create_transaction_r',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/create_transaction_r',
  summary: 'Starts a recharge, or collects what is missing of a payment.',
  body: z
    .object({ amount: amount.optional(), payment: token.optional() })
    .refine(({ amount: own, payment }) => (own === undefined) !== (payment === undefined), {
      path: ['amount'],
      message: 'Please give either an amount or a payment.',
    }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ token: z.string(), path: z.string(), order: providerOrder }),
  }),
  errors: ['not_signed_in', 'not_found', 'conflict', 'account_closed', 'unavailable'],
  caller: 'signed-in',
  idempotency: 'own',
  allowance: { count: 120, seconds: 1800 },
});

/** What the provider tells: kept as it came and answered at once; what follows is done afterwards. */
export const payWebhook = defineEndpoint({
  id: 'auth.pay_webhook',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'News of the payment provider.',
  takesRaw: { maxBytes: 500_000, headers: ['X-Razorpay-Signature', 'X-Razorpay-Event-Id'] },
  checksInsteadOfOrigin: "the provider's signature over the body",
  body: rawBody,
  answer: z.object({ status: z.literal(200) }),
  errors: ['bad_token', 'unavailable'],
  caller: 'anyone',
});

/** A browser that comes back from the provider; it is led to a page that it can load again. */
export const payCallback = defineEndpoint({
  id: 'auth.pay_callback',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/payments/callback/:token',
  summary: 'The way back from the payment provider.',
  params: z.object({ token }),
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  takesRaw: { maxBytes: 20_000, headers: [] },
  checksInsteadOfOrigin: "the provider's signature over its payment and our order",
  redirectsTo: ['site'],
  body: rawBody,
  answer: z.object({ status: z.literal(200) }),
  caller: 'anyone',
});
