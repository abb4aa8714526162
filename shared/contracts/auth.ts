import { z } from 'shared/contracts/zod';
import { freshCode } from './auth-fresh-code';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';

/** A row id in a path, as digits. */
const idParam = z.coerce.number().int().positive();
const done = z.object({ status: z.literal(200) });

/** The customer as the session knows them; `phone` is +91 and ten digits. */
const profileUser = z.object({
  id: z.number(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  type: z.string().nullable(),
  img: z.string().nullable(),
  phone: z.string().nullable(),
});

/** The whole customer record. Dates are YYYY-MM-DD, times HH:MM (24 h), both local to the birth place. */
const userRecord = z.object({
  id: z.number(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** A new address that waits for its confirmation link. */
  pending_email: z.string().nullable(),
  phone: z.string().nullable(),
  img_url: z.string().nullable(),
  type: z.string().nullable(),
  gender: z.enum(['female', 'male', 'other']).nullable(),
  birth_date: z.string().nullable(),
  birth_time: z.string().nullable(),
  birth_place: z.string().nullable(),
  created_at: z.string(),
});

/** The whole customer record, as `get_single_users` answers it. */
export type UserRecord = z.infer<typeof userRecord>;

/** A text that may be cleared: the empty string of a form field counts as null. */
function clearable<T extends z.ZodType<unknown, string>>(schema: T) {
  return z
    .string()
    .trim()
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .pipe(schema.nullable())
    .optional();
}

const birthDate = z.iso
  .date('Please enter a real date.')
  .refine((date) => date >= '1900-01-01', 'Please enter a date after 1900.')
  .refine((date) => Date.parse(date) <= Date.now(), 'A date of birth lies in the past.');

const userChange = z.object({
  name: clearable(z.string().max(80, 'Please use at most 80 characters.')),
  email: clearable(emailAddress),
  gender: clearable(z.enum(['female', 'male', 'other'], 'Please choose one of the list.')),
  birth_date: clearable(birthDate),
  birth_time: clearable(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time like 14:30.'),
  ),
  birth_place: clearable(z.string().max(120, 'Please use at most 120 characters.')),
  /** What a change of the e-mail address needs, sent for it by `sendAccountCode`. */
  fresh_code: freshCode.optional(),
});

/** Who the bearer token or the session cookie belongs to. */
export const getProfile = defineEndpoint({
  id: 'auth.profile',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/profile',
  summary: 'The signed-in customer, by bearer token or session cookie.',
  answer: z.object({ status: z.literal(200), user: profileUser }),
  errors: ['not_signed_in'],
  caller: 'signed-in',
});

/** Ends the session if there is one, clears the cookie, caches and storage. */
export const logout = defineEndpoint({
  id: 'auth.logout',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/logout',
  summary: 'Signs out: revokes the session and clears what the browser stored.',
  answer: done,
  caller: 'anyone',
});

/** A customer's own record. */
export const getSingleUser = defineEndpoint({
  id: 'auth.get_single_users',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/get_single_users/:userId',
  summary: "The customer's own record.",
  params: z.object({ userId: idParam }),
  answer: z.object({ status: z.literal(200), data: userRecord }),
  errors: ['not_signed_in', 'forbidden', 'not_found'],
  caller: 'self',
  selfParam: 'userId',
});

/**
 * Changes only the fields sent. Another e-mail address, or none, needs a fresh code
 * (`fresh_code_needed`); a new one counts after its link was confirmed.
 */
export const updateUser = defineEndpoint({
  id: 'auth.update_users',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/update_users/:id',
  summary: "Changes the customer's own record; a new e-mail address has to be confirmed.",
  params: z.object({ id: idParam }),
  body: userChange,
  answer: z.object({ status: z.literal(200), data: userRecord }),
  errors: [
    'not_signed_in',
    'forbidden',
    'not_found',
    'fresh_code_needed',
    'wrong_code',
    'code_expired',
    'provider_failed',
  ],
  caller: 'self',
  selfParam: 'id',
});
