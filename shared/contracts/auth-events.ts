import { z } from 'shared/contracts/zod';
import { defineEvent } from './event';

/** How long after an erasure a request that was under way may still write a row, in seconds. */
export const LATE_REQUESTS_S = 300;

/**
 * An account is erased in all remotes. It is delivered when requests that were under way then are surely
 * over: whoever keeps rows under the number of an account erases once more what they may have written.
 */
export const userErased = defineEvent({
  id: 'user.erased',
  owner: 'mf-auth',
  summary: 'An account was erased in all remotes, and no request of it is under way any more.',
  payload: z.object({ user_id: z.number().int().positive() }),
});
