import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** No single movement is greater, in paise: ten lakh rupees. */
const MOST_PAISE = 100_000_000;
/** No hold is longer, in seconds: a year. */
const LONGEST_HOLD = 31_536_000;

const amountHelp = `Please give whole paise from 1 to ${MOST_PAISE}, as a string of digits.`;
const amount = z
  .string(amountHelp)
  .regex(/^[1-9]\d{0,17}$/, amountHelp)
  .refine((digits) => Number(digits) <= MOST_PAISE, amountHelp);
const customer = z.number().int().positive();
/** What a movement is for, as a word that statements know: `consultation`, `order`, `booking`. */
const kind = z.string().regex(/^[a-z_]{1,40}$/);
/** The key of another movement. */
const key = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const payee = z.string().regex(/^payee:(astrologer|temple):[1-9]\d{0,17}$/);
const paidTo = z
  .array(
    z.object({
      /** `payee:astrologer:12`, `payee:temple:3`, or the site's own: its fee, and tax it has to pass on. */
      account: payee.or(z.enum(['platform_revenue', 'platform_tax'])),
      amount,
    }),
  )
  .min(1)
  .max(10);
const amounts = { cash: z.string(), promotional: z.string() };
const whole = {
  // sums stay far below where numbers lose paise; a wrong one among them has its own refusal
  check: (body: { amount: string; to: { amount: string }[] }) =>
    body.to.reduce((sum, line) => sum + Number(line.amount), 0) === Number(body.amount),
  said: { path: ['to'], message: 'What is paid has to add up to the amount.' },
};

const forServices = {
  owner: 'mf-auth',
  method: 'POST',
  caller: 'service',
  callers: ['mf-commerce', 'mf-astro-services'],
  idempotency: 'own',
} as const;
/** Payments and payouts belong to the wallet's owner: nobody else makes money come or go. */
const forItsOwner = { ...forServices, callers: ['mf-auth'] } as const;

/** The movements of wallets, by other remotes' APIs: the idempotency key is the business key of the movement. */
export const holdMoney = defineEndpoint({
  ...forServices,
  id: 'auth.hold_money',
  path: '/api/wallet/hold',
  summary: 'Sets money of a customer aside: promotional money first, then paid money.',
  body: z.object({
    customer,
    amount,
    /** After so many seconds the hold ends by itself. */
    seconds: z.number().int().min(1).max(LONGEST_HOLD),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ hold: z.string(), ...amounts, expires_at: z.string() }),
  }),
  errors: ['insufficient_funds', 'account_closed', 'conflict', 'unavailable'],
});

/** Takes a part of a hold, or all of it; what is not taken is available again. `to` sums to `amount`. */
export const captureHold = defineEndpoint({
  ...forServices,
  id: 'auth.capture_hold',
  path: '/api/wallet/capture',
  summary: 'Pays from what was held, and frees the rest.',
  body: z.object({ hold: key, amount, to: paidTo, kind }).refine(whole.check, whole.said),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ key: z.string(), ...amounts, released: z.string() }),
  }),
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** Its key is the key of the hold. */
export const releaseHold = defineEndpoint({
  ...forServices,
  id: 'auth.release_hold',
  path: '/api/wallet/release',
  summary: 'Frees the hold that has this key; one that ended by itself is free already.',
  answer: z.object({
    status: z.literal(200),
    data: z.object({ hold: z.string(), released: z.string() }),
  }),
  errors: ['not_found', 'conflict', 'unavailable'],
});

/** `to` sums to `amount`. */
export const payFromWallet = defineEndpoint({
  ...forServices,
  id: 'auth.pay_from_wallet',
  path: '/api/wallet/pay',
  summary: 'Pays from a wallet at once, promotional money first.',
  body: z.object({ customer, amount, to: paidTo, kind }).refine(whole.check, whole.said),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ key: z.string(), ...amounts }),
  }),
  errors: ['insufficient_funds', 'account_closed', 'conflict', 'unavailable'],
});

/** `of` is the key of a capture or payment (or of a withdrawal that failed at the bank). */
export const refundToWallet = defineEndpoint({
  ...forServices,
  callers: ['mf-auth', 'mf-commerce', 'mf-astro-services'],
  id: 'auth.refund_to_wallet',
  path: '/api/wallet/refund',
  summary: 'Gives back all or a part of what was taken, to where it was taken from.',
  body: z.object({ of: key, amount, kind }),
  answer: z.object({
    status: z.literal(200),
    /** `refundable` is what can still be given back. */
    data: z.object({ key: z.string(), ...amounts, refundable: z.string() }),
  }),
  errors: ['not_found', 'account_closed', 'conflict', 'unavailable'],
});

/** With `expires_at` it is promotional money, which ends then and is never paid out. */
export const creditWallet = defineEndpoint({
  ...forItsOwner,
  id: 'auth.credit_wallet',
  path: '/api/wallet/credit',
  summary: 'Adds money that was paid in, or that the site gives until a day.',
  body: z.object({
    customer,
    amount,
    expires_at: z.iso.datetime({ offset: true }).nullable(),
    kind,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ key: z.string(), ...amounts }),
  }),
  errors: ['account_closed', 'conflict', 'unavailable'],
});

export const withdrawEarnings = defineEndpoint({
  ...forItsOwner,
  id: 'auth.withdraw_earnings',
  path: '/api/wallet/withdraw',
  summary: "Takes a payee's earnings out, to be sent to their bank.",
  body: z.object({ payee, amount }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ key: z.string(), amount: z.string() }),
  }),
  errors: ['insufficient_funds', 'conflict', 'unavailable'],
});
