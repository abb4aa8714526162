import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { emailAddress } from './email-address';
import { staffRoleNames } from './staff-roles';

const ok = z.object({ status: z.literal(200) });
const memberId = z.object({ id: z.coerce.number().int().positive() });
const roles = z.array(z.enum(staffRoleNames)).max(staffRoleNames.length);
/** Why something is done, for the trail. */
export const staffReason = z.string().trim().min(5, 'Please say why, in a few words.').max(300);

const memberRecord = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  /** Live sessions. */
  sessions: z.number(),
  last_seen_at: z.string().nullable(),
  joined_at: z.string(),
  ended_at: z.string().nullable(),
});

/** A member of staff as colleagues see one. Times are ISO. */
export type StaffMember = z.infer<typeof memberRecord>;

/** Everybody who works here or did, and the invitations that are open. */
export const listStaff = defineEndpoint({
  id: 'auth.list_staff',
  owner: 'mf-auth',
  method: 'GET',
  path: '/api/staff/members',
  summary: 'Members of staff and open invitations.',
  answer: ok.extend({
    members: z.array(memberRecord),
    invitations: z.array(
      z.object({
        id: z.uuid(),
        email: z.string(),
        roles: z.array(z.string()),
        /** Null: the command line. */
        invited_by: z.string().nullable(),
        expires_at: z.string(),
      }),
    ),
  }),
  caller: 'staff',
  permission: 'staff.manage',
});

/** Mails an invitation. An owner is made by two: invite with another role, then ask for this one. */
export const inviteStaff = defineEndpoint({
  id: 'auth.invite_staff',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/invitations',
  summary: 'Invites somebody to the staff by e-mail.',
  body: z.object({
    email: emailAddress,
    roles: roles
      .min(1, 'Please choose a role.')
      .refine((chosen) => !chosen.includes('owner'), 'An owner is made by two.'),
  }),
  answer: ok,
  errors: ['conflict', 'provider_failed'],
  caller: 'staff',
  permission: 'staff.manage',
});

/** Takes an open invitation back: its link opens nothing any more. */
export const revokeStaffInvitation = defineEndpoint({
  id: 'auth.revoke_staff_invitation',
  owner: 'mf-auth',
  method: 'DELETE',
  path: '/api/staff/invitations/:id',
  summary: 'Takes an open invitation back.',
  params: z.object({ id: z.uuid() }),
  answer: ok,
  errors: ['not_found'],
  caller: 'staff',
  permission: 'staff.manage',
});

/**
 * Gives a member exactly these roles; what is taken away is gone at the next request. Making an owner is
 * only proposed (202): somebody else has to agree.
 */
export const changeStaffRoles = defineEndpoint({
  id: 'auth.change_staff_roles',
  owner: 'mf-auth',
  method: 'PUT',
  path: '/api/staff/members/:id/roles',
  summary: "Changes a member's roles.",
  params: memberId,
  body: z.object({ roles, why: staffReason }),
  answer: z.object({ status: z.literal([200, 202]) }),
  errors: ['not_found', 'last_owner'],
  caller: 'staff',
  permission: 'staff.manage',
});

/** Ends all sessions of a member. */
export const signOutStaffMember = defineEndpoint({
  id: 'auth.sign_out_staff_member',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/members/:id/sign_out',
  summary: 'Ends all sessions of a member of staff.',
  params: memberId,
  answer: ok,
  errors: ['not_found'],
  caller: 'staff',
  permission: 'staff.manage',
});

/** Somebody leaves: no sign-in any more, sessions end at once. The trail keeps the name. */
export const endStaffMember = defineEndpoint({
  id: 'auth.end_staff_member',
  owner: 'mf-auth',
  method: 'POST',
  path: '/api/staff/members/:id/end',
  summary: 'Ends the access of a member of staff.',
  params: memberId,
  body: z.object({ why: staffReason }),
  answer: ok,
  errors: ['not_found', 'last_owner'],
  caller: 'staff',
  permission: 'staff.manage',
});
