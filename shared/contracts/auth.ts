import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** A row id in a path, as digits. */
const idParam = z.coerce.number().int().positive();
const done = z.object({ status: z.literal(200) });

/** An Indian mobile number without country code: exactly ten digits. */
const mobileNumber = z.string().regex(/^\d{10}$/, 'Please enter a valid 10-digit mobile number.');
const emailAddress = z
  .string()
  .trim()
  .max(254, 'Please enter a valid email address!')
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address!');

const codeRequest = z.object({ numbers: mobileNumber, route: z.literal('otp').default('otp') });
/** `user_id` is an opaque challenge bound to the browser that asked; 202 means queued for sending. */
const codeSent = z.object({ status: z.literal([200, 202]), user_id: z.string() });
const codeAnswer = z.object({
  otp: z.string().regex(/^\d{4}$/, 'Please enter a 4-digit OTP.'),
  user_id: z.string().min(1).max(128),
});
const signedIn = z.object({ status: z.literal(200), token: z.string() });

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
});

/** Sends a code by SMS. Known and unknown numbers get the same answer. */
export const sendOtp = defineEndpoint({
  id: 'auth.send_otp',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/send_otp',
  summary: 'Sends a one-time code by SMS to an Indian mobile number.',
  body: codeRequest,
  answer: codeSent,
  errors: ['provider_failed'],
  caller: 'anyone',
});

/** Checks a code, sets the cookie `userDetails` and answers the session token. */
export const confirmOtp = defineEndpoint({
  id: 'auth.confirm_otp',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/confirm_otp',
  summary: 'Signs in with a one-time code; the first success creates the account.',
  body: codeAnswer,
  answer: signedIn,
  errors: ['wrong_code', 'code_expired'],
  caller: 'anyone',
});

/** The flow for every country: `email` outside India, `numbers` inside. Exactly one of the two. */
export const userSendOtp = defineEndpoint({
  id: 'auth.user_send_otp',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/user_send_otp',
  summary: 'Sends a one-time code by e-mail (outside India) or SMS.',
  body: z
    .object({ email: emailAddress.optional(), numbers: mobileNumber.optional() })
    .refine((body) => (body.email === undefined) !== (body.numbers === undefined), {
      path: ['email'],
      message: 'Send either an email address or a mobile number.',
    }),
  answer: codeSent,
  errors: ['provider_failed'],
  caller: 'anyone',
});

/** Like `confirmOtp`, for challenges of either flow. */
export const userConfirmOtp = defineEndpoint({
  id: 'auth.user_confirm_otp',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/user_confirm_otp',
  summary: 'Signs in with a one-time code that came by e-mail or SMS.',
  body: codeAnswer,
  answer: signedIn,
  errors: ['wrong_code', 'code_expired'],
  caller: 'anyone',
});

/**
 * The first half of signing in under its older name: sends a code exactly as `sendOtp` does. There are
 * no passwords, so a token never exists at this point: `token` is null and `confirmOtp` answers it.
 */
export const login = defineEndpoint({
  id: 'auth.login',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/login',
  summary: 'Starts signing in: sends a one-time code; the token follows from confirm_otp.',
  body: codeRequest,
  answer: codeSent.extend({ token: z.string().nullable() }),
  errors: ['provider_failed'],
  caller: 'anyone',
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

/** Changes only the fields sent. A new e-mail address counts after its link was confirmed. */
export const updateUser = defineEndpoint({
  id: 'auth.update_users',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/update_users/:id',
  summary: "Changes the customer's own record; a new e-mail address has to be confirmed.",
  params: z.object({ id: idParam }),
  body: userChange,
  answer: z.object({ status: z.literal(200), data: userRecord }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'provider_failed'],
  caller: 'self',
  selfParam: 'id',
});

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
