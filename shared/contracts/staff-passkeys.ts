import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const ok = z.object({ status: z.literal(200) });
const opaque = z.string().min(1).max(128);
/** What the browser's own interface takes and gives (WebAuthn, as JSON); the server checks every part of it. */
const webAuthn = z.record(z.string(), z.unknown());
const begun = ok.extend({ step: z.string(), options: webAuthn });
const answered = z.object({ step: opaque, response: webAuthn });

/** Begins to add a passkey to one's own sign-in; the second factor has to be fresh. */
export const beginPasskey = defineEndpoint({
  id: 'auth.begin_passkey',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/self/passkeys/begin',
  summary: 'What a browser needs to make a passkey.',
  answer: begun,
  errors: ['fresh_factor_needed'],
  caller: 'staff',
  permission: 'office.enter',
});

/** Adds the passkey that the browser made. */
export const addPasskey = defineEndpoint({
  id: 'auth.add_passkey',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/self/passkeys',
  summary: 'Adds a passkey.',
  body: answered.extend({ name: z.string().trim().min(1).max(60) }),
  answer: ok,
  errors: ['code_expired', 'wrong_code', 'conflict'],
  caller: 'staff',
  permission: 'office.enter',
});

/** Removes one of one's own passkeys: it opens nothing any more. */
export const removePasskey = defineEndpoint({
  id: 'auth.remove_passkey',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/staff/self/passkeys/:id',
  summary: 'Removes a passkey.',
  params: z.object({ id: z.string().min(1).max(300) }),
  answer: ok,
  errors: ['not_found'],
  caller: 'staff',
  permission: 'office.enter',
});

/** Begins to sign in with a passkey, which is both factors: what one has, and a finger or a PIN. */
export const beginPasskeySignIn = defineEndpoint({
  id: 'auth.begin_passkey_sign_in',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/passkey/begin',
  summary: 'What a browser needs to sign in with a passkey.',
  answer: begun,
  allowance: { count: 60, seconds: 600 },
  caller: 'anyone',
});

/** Signs in with a passkey. Sets the cookie `staff`. */
export const signInWithPasskey = defineEndpoint({
  id: 'auth.sign_in_with_passkey',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/passkey',
  summary: 'Signs a member of staff in with a passkey.',
  body: answered,
  answer: ok,
  errors: ['code_expired', 'wrong_code'],
  allowance: { count: 60, seconds: 600 },
  caller: 'anyone',
});
