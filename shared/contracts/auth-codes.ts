import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';
import { proof } from './proof-of-work';

/** An Indian mobile number without country code: exactly ten digits. */
const mobileNumber = z.string().regex(/^\d{10}$/, 'Please enter a valid 10-digit mobile number.');
const codeRequest = z.object({
  numbers: mobileNumber,
  route: z.literal('otp').default('otp'),
  proof: proof.optional(),
});
/** `user_id` is an opaque challenge bound to the browser that asked; 202 means queued for sending. */
const codeSent = z.object({ status: z.literal([200, 202]), user_id: z.string() });
const codeAnswer = z.object({
  otp: z.string().regex(/^\d{4}$/, 'Please enter a 4-digit OTP.'),
  user_id: z.string().min(1).max(128),
});
const signedIn = z.object({ status: z.literal(200), token: z.string() });

/**
 * Sends a code by SMS. Known and unknown numbers get the same answer. While very many codes are asked
 * for, `proof_needed` comes with a puzzle; the same call with its `proof` is then answered.
 */
export const sendOtp = defineEndpoint({
  id: 'auth.send_otp',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/send_otp',
  summary: 'Sends a one-time code by SMS to an Indian mobile number.',
  body: codeRequest,
  answer: codeSent,
  errors: ['provider_failed', 'proof_needed'],
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
    .object({
      email: emailAddress.optional(),
      numbers: mobileNumber.optional(),
      proof: proof.optional(),
    })
    .refine((body) => (body.email === undefined) !== (body.numbers === undefined), {
      path: ['email'],
      message: 'Send either an email address or a mobile number.',
    }),
  answer: codeSent,
  errors: ['provider_failed', 'proof_needed'],
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
  errors: ['provider_failed', 'proof_needed'],
  caller: 'anyone',
});
