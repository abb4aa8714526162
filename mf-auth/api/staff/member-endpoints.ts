import {
  changeStaffRoles,
  endStaffMember,
  inviteStaff,
  listStaff,
  revokeStaffInvitation,
  signOutStaffMember,
} from 'shared/contracts/staff-members';
import {
  answer,
  refuse,
  type ApiDeps,
  type BoundEndpoint,
  type Refused,
} from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { Database } from '../data/database';
import { postgresCode } from '../data/postgres-code';
import { retryTransaction } from '../data/retry-transaction';
import { noteAudit } from './audit-trail';
import { invitationAddress, writeInvitationMail } from './invitation-mail';
import { insertInvitation, listInvitations, revokeInvitation } from './invitation-rows';
import { endMember, listMembers, lockMember, setRoles } from './member-rows';
import { propose } from './proposals';
import { endStaffSessions } from './staff-session-rows';

/** The error of the database's rule that somebody stays an owner. */
const LAST_OWNER = 'TS001';
const done = { status: 200 as const };

/** Who works here, and as what. */
export function memberEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  return [
    serveStaff(listStaff, async () => {
      const [members, open] = await Promise.all([listMembers(database), listInvitations(database)]);
      const invitations = open.map(
        ({ invitation: { id, email, roles, expiresAt }, invitedBy }) => ({
          ...{ id, email, roles, invited_by: invitedBy },
          expires_at: expiresAt.toISOString(),
        }),
      );
      return answer({ ...done, members, invitations });
    }),

    serveStaff(inviteStaff, async ({ body: { roles, ...body } }, me, { lang }) => {
      const email = body.email.toLowerCase();
      const invited = await database.transaction((tx) =>
        insertInvitation(tx, deps.settings, { email, roles }, me),
      );
      if (invited === 'taken')
        return refuse('conflict', { message: 'Somebody with this address works here already.' });
      const link = invitationAddress(deps.settings.publicUrl, invited.token, lang);
      const mail = writeInvitationMail({ link, invitedBy: me.name, roles }, lang);
      try {
        await deps.messenger.email({ to: email, ...mail });
      } catch (error) {
        // it stays in the list, where it can be taken back or sent anew
        deps.log.error({ reason: String(error) }, 'an invitation of staff was not mailed');
        return refuse('provider_failed');
      }
      return answer(done);
    }),

    serveStaff(revokeStaffInvitation, async ({ params }, me) => {
      const email = await database.transaction(async (tx) => {
        const revoked = await revokeInvitation(tx, params.id);
        if (revoked)
          await noteAudit(tx, me, { action: 'invitation.revoked', data: { email: revoked } });
        return revoked;
      });
      return email === null ? refuse('not_found') : answer(done);
    }),

    serveStaff(changeStaffRoles, ({ params: { id }, body: { roles, why } }, me) =>
      unlessLastOwner(() =>
        database.transaction(async (tx) => {
          const member = await lockMember(tx, id);
          if (!member) return refuse('not_found');
          const subject = `staff:${id}`;
          const isPromoted = roles.includes('owner') && !member.roles.includes('owner');
          const given = isPromoted ? roles.filter((role) => role !== 'owner') : roles;
          await setRoles(tx, id, given);
          const data = { from: member.roles.sort(), to: [...given].sort() };
          if (String(data.from) !== String(data.to))
            await noteAudit(tx, me, { action: 'roles.changed', subject, reason: why, data });
          if (!isPromoted) return answer(done);
          await propose(tx, me, { kind: 'make_owner', subject, why });
          return answer({ status: 202 as const }, { status: 202 });
        }),
      ),
    ),

    serveStaff(signOutStaffMember, ({ params: { id } }, me) =>
      database.transaction(async (tx) => {
        if (!(await lockMember(tx, id))) return refuse('not_found');
        const ended = await endStaffSessions(tx, id);
        const line = { action: 'member.signed_out', subject: `staff:${id}`, data: { ended } };
        await noteAudit(tx, me, line);
        return answer(done);
      }),
    ),

    serveStaff(endStaffMember, ({ params: { id }, body: { why } }, me) =>
      unlessLastOwner(() =>
        database.transaction(async (tx) => {
          const member = await lockMember(tx, id);
          if (!member) return refuse('not_found');
          await endMember(tx, id);
          await endStaffSessions(tx, id);
          const line = { action: 'member.ended', subject: `staff:${id}`, reason: why };
          await noteAudit(tx, me, { ...line, data: { roles: member.roles } });
          return answer(done);
        }),
      ),
    ),
  ];
}

/** Runs a change of who works here; the database refuses the one that leaves no owner. */
async function unlessLastOwner<T>(change: () => Promise<T | Refused>): Promise<T | Refused> {
  try {
    return await retryTransaction(change);
  } catch (error) {
    if (postgresCode(error) === LAST_OWNER) return refuse('last_owner');
    throw error;
  }
}
