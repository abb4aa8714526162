import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { defineStreamEvent } from './stream-event';

const idParam = z.coerce.number().int().positive();
/** Paise as a string of digits, with a sign when negative. */
const paise = z.string().regex(/^-?\d+$/);

/**
 * The wallet. `balance` is paid money, `promotional` is credit given by the site, `held` is what of both
 * is set aside for running bookings, `available` is what can be spent now: both less that. `promotions`
 * are the parts of `promotional` by the moment they end (ISO; null is never), the first first. Paise as
 * strings.
 */
export const getSingleWallet = defineEndpoint({
  id: 'auth.get_single_wallet',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_single_wallet/:id',
  summary: "The customer's own wallet, read from the ledger.",
  params: z.object({ id: idParam }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      balance: paise,
      currency: z.literal('INR'),
      available: paise,
      held: paise,
      promotional: paise,
      promotions: z.array(z.object({ amount: paise, expires_at: z.string().nullable() })),
    }),
  }),
  errors: ['not_signed_in', 'forbidden', 'unavailable'],
  caller: 'self',
  selfParam: 'id',
});

const statementLine = z.object({
  id: z.string(),
  at: z.string(),
  /** What moved the money, as a word for programs: `recharge`, `consultation`, `refund`. */
  kind: z.string(),
  wallet: z.enum(['cash', 'promotional']),
  amount: paise,
});

/** One line of the statement; `amount` is signed paise, `at` an ISO time. */
export type StatementLine = z.infer<typeof statementLine>;

/** The statement, newest first. Pass `next_cursor` as `cursor` for the following page. */
export const getWalletStatement = defineEndpoint({
  id: 'auth.get_wallet_statement',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_wallet_statement/:id',
  summary: "The customer's own wallet statement, newest first.",
  params: z.object({ id: idParam }),
  query: z.object({
    cursor: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(statementLine),
    next_cursor: z.string().nullable(),
  }),
  errors: ['not_signed_in', 'forbidden', 'unavailable'],
  caller: 'self',
  selfParam: 'id',
});

const limitHelp = 'Please give whole paise, as a string of digits, or null for none.';
const limit = z
  .string(limitHelp)
  .regex(/^[1-9]\d{0,11}$/, limitHelp)
  .nullable();

/**
 * Sets what the customer may set of the own wallet: the most that may be spent in a month of the Indian
 * calendar, and below what a mail tells that little is left. Paise; null is none, what is left out stays.
 * Money moves by no field of this: a `balance` is refused by its name.
 */
export const updateWallet = defineEndpoint({
  id: 'auth.update_wallet',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/update_wallet/:id',
  summary: 'Sets spend cap and low-balance alert of the own wallet.',
  params: z.object({ id: idParam }),
  body: z.object({
    spend_cap: limit.optional(),
    low_balance: limit.optional(),
    balance: z
      .unknown()
      .refine(
        (sent) => sent === undefined,
        'The balance can not be set: it is the sum of what was paid.',
      )
      .optional(),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ spend_cap: paise.nullable(), low_balance: paise.nullable() }),
  }),
  errors: ['not_signed_in', 'forbidden', 'account_closed'],
  caller: 'self',
  selfParam: 'id',
});

/** Money came, went or was set aside, or a payment moved: what is shown of them is to be read anew. */
export const walletChanged = defineStreamEvent({
  id: 'auth.wallet_changed',
  owner: 'mf-auth',
  topic: 'account:{id}',
  payload: z.object({}),
});
