import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { sitePath } from './site-path';

const paise = z.string().regex(/^\d+$/);
/** The unguessable name of a payment, as in its address `/pay/<token>`. */
const token = z.string().regex(/^[\w-]{20,64}$/);

/** What a payment is at, for its customer: `paid` is a recharge that is in the wallet. */
export const ownPaymentStates = ['open', 'pending', 'held', 'paid', 'expired', 'closed'] as const;

/**
 * A payment as its customer sees it; amounts are paise. Of `amount` the wallet covers `cash` and
 * `promotional` now, and `missing` is to be paid; of a payment that is over nothing is. `attempt` is the
 * latest try at the provider, with its own word for what went wrong, and `came` what was paid there.
 */
export const ownPayment = z.object({
  token,
  kind: z.enum(['named', 'recharge', 'charge']),
  title: z.object({ en: z.string(), hi: z.string() }),
  state: z.enum(ownPaymentStates),
  amount: paise,
  cash: paise,
  promotional: paise,
  missing: paise,
  came: paise,
  attempt: z
    .object({
      state: z.enum(['created', 'authorized', 'failed', 'captured']),
      failure: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  expires_at: z.string(),
  /** Where the customer changes or gives up what is paid for, and where it is found afterwards. */
  back: sitePath,
  done: sitePath,
});

/** A payment as its customer sees it; amounts are paise. */
export type OwnPayment = z.infer<typeof ownPayment>;

/** A payment by its token; another customer's is `not_found`, like one that never was. */
export const getPayment = defineEndpoint({
  id: 'auth.get_payment',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/payments/:token',
  summary: 'What the customer is asked to pay, and what is paid of it.',
  params: z.object({ token }),
  answer: z.object({ status: z.literal(200), data: ownPayment }),
  errors: ['not_signed_in', 'not_found', 'unavailable'],
  caller: 'signed-in',
});

/** Pays what was asked for from the wallet, when that covers all of it. It is found at `done`. */
export const createTransaction = defineEndpoint({
  id: 'auth.create_transaction',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/create_transaction',
  summary: 'Pays what was asked for from the wallet alone.',
  body: z.object({ payment: token }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ state: z.enum(ownPaymentStates), done: sitePath }),
  }),
  errors: ['not_signed_in', 'not_found', 'insufficient_funds', 'account_closed', 'conflict'],
  caller: 'signed-in',
  idempotency: 'kept',
});
