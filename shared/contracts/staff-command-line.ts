import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';
import { staffRoleNames } from './staff-roles';

/**
 * Invites somebody from the command line of who runs the site: the first owner, or another one when the
 * last is gone. The link is answered, not mailed. The same key is answered the same link.
 */
export const inviteFromCommandLine = defineEndpoint({
  id: 'auth.invite_from_command_line',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/command_line_invitations',
  summary: 'Invites a member of staff for who runs the site.',
  body: z.object({ email: emailAddress, roles: z.array(z.enum(staffRoleNames)).min(1) }),
  answer: z.object({ status: z.literal(200), link: z.string(), expires_at: z.string() }),
  errors: ['conflict'],
  caller: 'service',
  callers: ['gateway'],
  idempotency: 'own',
});

/** Verifies the trail of staff for who runs the site. */
export const verifyFromCommandLine = defineEndpoint({
  id: 'auth.verify_staff_audit_from_command_line',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/command_line_verification',
  summary: 'Verifies the trail of staff for who runs the site.',
  answer: z.object({
    status: z.literal(200),
    length: z.number(),
    broken_at: z.number().nullable(),
  }),
  caller: 'service',
  callers: ['gateway'],
});
