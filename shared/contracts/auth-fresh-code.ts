import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** A code that was sent for one purpose, and the challenge it belongs to. */
export const freshCode = z.object({
  user_id: z.string().min(1).max(128),
  otp: z.string().regex(/^\d{4}$/, 'Please enter a 4-digit OTP.'),
});

/**
 * Sends a code to the number of the account, or to its address where it has no number. The code allows
 * the one thing it was asked for: another e-mail address, or the erasure.
 */
export const sendAccountCode = defineEndpoint({
  id: 'auth.send_account_code',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/send_account_code',
  summary: 'Sends the customer a code that allows one change of the account.',
  body: z.object({ purpose: z.enum(['email', 'erasure']) }),
  answer: z.object({
    status: z.literal(200),
    user_id: z.string(),
    /** Where it went, mostly hidden: `+91 ••••••3210` or `a•••@example.org`. */
    sent_to: z.string(),
  }),
  errors: ['not_signed_in', 'provider_failed', 'too_many_requests'],
  caller: 'signed-in',
});
