import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** Confirms an e-mail address with the token of a mailed link. Body is empty. */
export const verifyEmail = defineEndpoint({
  id: 'auth.verify-email',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/verify-email/:token',
  summary: 'Confirms an e-mail address of a profile or of a newsletter subscription.',
  params: z.object({ token: z.string().min(1).max(128) }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({ purpose: z.enum(['profile', 'newsletter']) }),
  }),
  errors: ['bad_token'],
  caller: 'anyone',
});

/** Ends a newsletter subscription with the token of the link that stands in every mail. Body is empty. */
export const unsubscribe = defineEndpoint({
  id: 'auth.unsubscribe',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/unsubscribe/:token',
  summary: 'Ends a newsletter subscription.',
  params: z.object({ token: z.string().min(1).max(128) }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['bad_token'],
  caller: 'anyone',
});

/**
 * Newsletter, double opt-in. Any text is accepted by the schema so that the handler can answer the
 * message the form shows: "Email is required!" or "Please enter a valid email address!".
 */
export const sendSubscribeEmail = defineEndpoint({
  id: 'auth.send_subscribe_email',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/send_subscribe_email',
  summary: 'Sends a confirmation link for the newsletter; known addresses get the same answer.',
  body: z.object({ email: z.string().max(1000).default('') }),
  answer: z.object({ status: z.literal(200), message: z.string() }),
  errors: ['provider_failed'],
  caller: 'anyone',
  allowance: { count: 60, seconds: 3600 },
});
