import { z } from 'shared/contracts/zod';
import { contactLine } from './contact-line';
import { defineEndpoint } from './contract';

const nominee = z.object({ name: z.string(), contact: z.string(), named_at: z.iso.datetime() });

/** Whom a customer named to use their rights when they can't; `named_at` is an ISO time. */
export type Nominee = z.infer<typeof nominee>;

/** The nominee of the caller's account; null when nobody is named. */
export const getNominee = defineEndpoint({
  id: 'auth.get_nominee',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/nominee',
  summary: 'Whom the customer named to use their rights when they can not.',
  answer: z.object({ status: z.literal(200), data: nominee.nullable() }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
});

/**
 * Names a nominee in place of the one before (Digital Personal Data Protection Act 2023, section 14).
 * An e-mail address gets a note that it was named, without anything that was typed here.
 */
export const setNominee = defineEndpoint({
  id: 'auth.set_nominee',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/nominee',
  summary: 'Names a nominee for the account.',
  body: z.object({
    name: z
      .string()
      .trim()
      .min(1, 'Please enter a name.')
      .max(80, 'Please use at most 80 characters.'),
    contact: contactLine,
  }),
  answer: z.object({ status: z.literal(200), data: nominee }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
  allowance: { count: 10, seconds: 3600 },
});

/** Takes the nomination back; none is fine too. */
export const removeNominee = defineEndpoint({
  id: 'auth.remove_nominee',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/nominee',
  summary: 'Removes the nominee of the account.',
  answer: z.object({ status: z.literal(200) }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
});
