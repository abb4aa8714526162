import { z } from 'shared/contracts/zod';
import { sessionRecord } from './auth-sessions';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';
import { staffRoleNames } from './staff-roles';

const ok = z.object({ status: z.literal(200) });
const opaque = z.string().min(1).max(128);
/** Six digits of an authenticator app, or a recovery code; spaces and dashes don't count. */
const factorCode = z.string().trim().min(6).max(40);
/** First step of signing in as staff: mails a code. Addresses of nobody here get the same answer and no mail. */
export const sendStaffCode = defineEndpoint({
  id: 'auth.send_staff_code',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/send_code',
  summary: 'Mails a member of staff a code, the first step of signing in.',
  body: z.object({ email: emailAddress }),
  answer: ok.extend({ user_id: z.string() }),
  errors: ['too_many_requests'],
  caller: 'anyone',
});

/** Second step: checks the mailed code. `step` is what the second factor is sent with, for ten minutes. */
export const confirmStaffCode = defineEndpoint({
  id: 'auth.confirm_staff_code',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/confirm_code',
  summary: 'Checks the mailed code of a member of staff.',
  body: z.object({
    user_id: opaque,
    otp: z.string().regex(/^\d{4}$/, 'Please enter a 4-digit code.'),
  }),
  answer: ok.extend({ step: z.string() }),
  errors: ['wrong_code', 'code_expired', 'too_many_requests'],
  caller: 'anyone',
});

/** Last step: the second factor. Sets the cookie `staff`. */
export const signInStaff = defineEndpoint({
  id: 'auth.sign_in_staff',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/sign_in',
  summary: 'Signs a member of staff in with the code of an authenticator app or a recovery code.',
  body: z.object({ step: opaque, code: factorCode }),
  answer: ok,
  errors: ['wrong_code', 'code_expired', 'too_many_requests'],
  caller: 'anyone',
});

/** Gives the second factor once more, for what is grave. */
export const confirmFactor = defineEndpoint({
  id: 'auth.confirm_factor',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/confirm_factor',
  summary: 'Takes the second factor once more, which allows grave things for ten minutes.',
  body: z.object({ code: factorCode }),
  answer: ok,
  errors: ['wrong_code', 'too_many_requests'],
  caller: 'staff',
  permission: 'office.enter',
});

/** Who is signed in as staff, with everything of their own. */
export const getStaffSelf = defineEndpoint({
  id: 'auth.get_staff_self',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/self',
  summary: 'The member of staff who calls: roles, sessions, keys.',
  answer: ok.extend({
    data: z.object({
      id: z.number(),
      name: z.string(),
      email: z.string(),
      roles: z.array(z.string()),
      permissions: z.array(z.string()),
      confirmed_at: z.string(),
      sessions: z.array(sessionRecord),
      passkeys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          created_at: z.string(),
          last_used_at: z.string().nullable(),
        }),
      ),
      recovery_codes_left: z.number(),
    }),
  }),
  caller: 'staff',
  permission: 'office.enter',
});

/** Ends the session the call was made with. */
export const signOutStaff = defineEndpoint({
  id: 'auth.sign_out_staff',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/sign_out',
  summary: 'Signs a member of staff out.',
  answer: ok,
  caller: 'staff',
  permission: 'office.enter',
});

/** Ends one of one's own sessions. */
export const endStaffSession = defineEndpoint({
  id: 'auth.end_staff_session',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/staff/self/sessions/:id',
  summary: "Ends one of the member's own sessions.",
  params: z.object({ id: z.uuid() }),
  answer: ok,
  errors: ['not_found'],
  caller: 'staff',
  permission: 'office.enter',
});

/** New recovery codes; the old ones count no more. They are told this once. */
export const renewRecoveryCodes = defineEndpoint({
  id: 'auth.renew_recovery_codes',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/self/recovery_codes',
  summary: 'Makes new recovery codes, with the second factor.',
  body: z.object({ code: factorCode }),
  answer: ok.extend({ recovery_codes: z.array(z.string()) }),
  errors: ['wrong_code', 'too_many_requests'],
  caller: 'staff',
  permission: 'office.enter',
});

/** What an invited person sees before accepting. */
export const getInvitation = defineEndpoint({
  id: 'auth.get_staff_invitation',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/invitation/:token',
  summary: 'An open invitation, with what an authenticator app is set up with.',
  params: z.object({ token: opaque }),
  answer: ok.extend({
    data: z.object({
      email: z.string(),
      roles: z.array(z.enum(staffRoleNames)),
      /** Null: the command line. */
      invited_by: z.string().nullable(),
      expires_at: z.string(),
      totp: z.object({
        secret: z.string(),
        uri: z.string(),
        /** A QR code of the address: the side of its square, and its dark parts as an SVG path. */
        qr: z.object({ size: z.number(), path: z.string() }),
      }),
    }),
  }),
  errors: ['bad_token'],
  allowance: { count: 30, seconds: 600 },
  caller: 'anyone',
});

/** Accepts an invitation with the first code of the app; sets the cookie `staff`. */
export const acceptInvitation = defineEndpoint({
  id: 'auth.accept_staff_invitation',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/accept_invitation',
  summary: 'Accepts an invitation: the person is staff from now on, and signed in.',
  body: z.object({
    token: opaque,
    name: z.string().trim().min(2, 'Please enter your name.').max(80),
    code: factorCode,
  }),
  answer: ok.extend({ recovery_codes: z.array(z.string()) }),
  errors: ['bad_token', 'wrong_code', 'conflict', 'too_many_requests'],
  caller: 'anyone',
});
