import { and, asc, count, desc, eq, ilike, isNull, or } from 'drizzle-orm';
import { getStaffWaiting, listStaffAudit, verifyStaffAudit } from 'shared/contracts/staff-audit';
import { answer, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { staffAudit } from '../data/staff-schema';
import { verifyTrail } from './audit-trail';
import { listInvitations } from './invitation-rows';
import { listProposalsFor, type ProposalKinds } from './proposals';

const PER_PAGE = 50;
const done = { status: 200 as const };

/** What staff did, and what waits for them. */
export function auditEndpoints(database: Database, kinds: ProposalKinds): BoundEndpoint[] {
  return [
    serveStaff(listStaffAudit, async ({ query: { q, page, order } }) => {
      const part = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
      const isMeant = or(
        eq(staffAudit.subject, q),
        ilike(staffAudit.action, part),
        ilike(staffAudit.staffName, part),
      );
      const where = q === '' ? undefined : isMeant;
      const [rows, [counted]] = await Promise.all([
        database
          .select()
          .from(staffAudit)
          .where(where)
          .orderBy(order === 'asc' ? asc(staffAudit.id) : desc(staffAudit.id))
          .limit(PER_PAGE)
          .offset((page - 1) * PER_PAGE),
        database.select({ total: count() }).from(staffAudit).where(where),
      ]);
      const data = rows.map(({ id, at, staffName, action, subject, reason, data: more }) => ({
        ...{ id, at: at.toISOString(), staff_name: staffName, action, subject, reason },
        data: more as Record<string, unknown>,
      }));
      return answer({ ...done, data, total: counted?.total ?? 0, per_page: PER_PAGE });
    }),

    serveStaff(verifyStaffAudit, async () => {
      const { length, brokenAt } = await verifyTrail(database);
      return answer({ ...done, length, broken_at: brokenAt });
    }),

    serveStaff(getStaffWaiting, async (_input, me) => {
      const may = (permission: (typeof me.permissions)[number]) =>
        me.permissions.includes(permission);
      const [proposals, [open], invitations] = await Promise.all([
        listProposalsFor(database, kinds, me),
        may('people.erase')
          ? database
              .select({ count: count() })
              .from(erasures)
              .where(and(isNull(erasures.erasedAt)))
          : [],
        may('staff.manage') ? listInvitations(database) : null,
      ]);
      const data = {
        proposals: proposals.filter(({ is_mine_to_decide }) => is_mine_to_decide).length,
        erasures: open?.count ?? null,
        invitations: invitations?.length ?? null,
      };
      return answer({ ...done, data });
    }),
  ];
}
