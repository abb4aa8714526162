import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/**
 * What the calling remote took from wallets and gave back there between two moments, as the ledger has
 * it: a row for each capture, payment and refund. `of` is the key of what a refund gives back a part of.
 */
export const listTakings = defineEndpoint({
  id: 'auth.list_takings',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/wallet/takings',
  summary: 'What a remote took from wallets, and gave back.',
  query: z.object({
    from: z.iso.datetime({ offset: true }),
    until: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.array(
      z.object({
        key: z.string(),
        of: z.string().nullable(),
        /** Paise, positive for both directions. */
        amount: z.string(),
      }),
    ),
  }),
  caller: 'service',
  callers: ['mf-commerce', 'mf-astro-services'],
});
