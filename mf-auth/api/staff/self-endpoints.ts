import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import {
  confirmFactor,
  endStaffSession,
  getStaffSelf,
  renewRecoveryCodes,
  signOutStaff,
} from 'shared/contracts/staff-sign-in';
import { answer, refuse } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import type { Database } from '../data/database';
import { staffPasskeys, staffRecoveryCodes, staffRoles, staffSessions } from '../data/staff-schema';
import { noteAudit } from './audit-trail';
import { renewCodes } from './recovery-codes';
import { withSecondFactor } from './second-factor';
import { clearedStaffCookie, endStaffSessions, listStaffSessions } from './staff-session-rows';

/** What a member of staff has to do with their own sign-in. */
export function staffSelfEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const done = { status: 200 as const };
  return [
    serveStaff(getStaffSelf, async (_input, me) => {
      const isMine = eq(staffRoles.staffId, me.id);
      const [roles, sessions, passkeys, [codes]] = await Promise.all([
        database.select({ role: staffRoles.role }).from(staffRoles).where(isMine),
        listStaffSessions(database, me.id, me.sessionId),
        database
          .select()
          .from(staffPasskeys)
          .where(eq(staffPasskeys.staffId, me.id))
          .orderBy(asc(staffPasskeys.createdAt)),
        database
          .select({ left: count() })
          .from(staffRecoveryCodes)
          .where(and(eq(staffRecoveryCodes.staffId, me.id), isNull(staffRecoveryCodes.usedAt))),
      ]);
      const data = {
        ...{ id: me.id, name: me.name, email: me.email, sessions },
        roles: roles.map(({ role }) => role),
        permissions: [...me.permissions],
        confirmed_at: me.confirmedAt,
        passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name, created_at: createdAt.toISOString() },
          last_used_at: lastUsedAt?.toISOString() ?? null,
        })),
        recovery_codes_left: codes?.left ?? 0,
      };
      return answer({ ...done, data });
    }),

    serveStaff(confirmFactor, async ({ body }, me) => {
      const given = { staffId: me.id, code: body.code };
      const outcome = await withSecondFactor(database, deps, given, async (tx) => {
        await tx
          .update(staffSessions)
          .set({ confirmedAt: sql`now()` })
          .where(eq(staffSessions.id, me.sessionId));
        return true;
      });
      return outcome.ok ? answer(done) : outcome;
    }),

    serveStaff(renewRecoveryCodes, async ({ body }, me) => {
      const given = { staffId: me.id, code: body.code };
      const outcome = await withSecondFactor(database, deps, given, async (tx) => {
        await noteAudit(tx, me, { action: 'recovery_codes.renewed', subject: `staff:${me.id}` });
        return renewCodes(tx, me.id, deps.settings.secrets.hashing);
      });
      return outcome.ok ? answer({ ...done, recovery_codes: outcome.done }) : outcome;
    }),

    serveStaff(signOutStaff, async (_input, me) => {
      await endStaffSessions(database, me.id, me.sessionId);
      return answer(done, { cookies: [clearedStaffCookie] });
    }),

    serveStaff(endStaffSession, async ({ params }, me) => {
      if ((await endStaffSessions(database, me.id, params.id)) === 0) return refuse('not_found');
      return answer(
        done,
        params.id === me.sessionId ? { cookies: [clearedStaffCookie] } : undefined,
      );
    }),
  ];
}
