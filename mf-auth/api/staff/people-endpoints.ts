import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import {
  findPeople,
  getPerson,
  openPerson,
  proposeErasure,
  signOutPerson,
} from 'shared/contracts/staff-people';
import { answer, refuse, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import { serveStaff } from 'shared/remote-kit/serve-staff';
import { listConsents } from '../consent/consent-rows';
import { readMoneyLeft } from '../consent/money-left';
import { allSubjectHashes } from '../consent/subject-hash';
import { erasures } from '../data/consent-schema';
import type { Database } from '../data/database';
import { sessions, users } from '../data/schema';
import { staffAudit } from '../data/staff-schema';
import { listLiveSessions } from '../sessions/session-rows';
import { noteAudit } from './audit-trail';
import { PEOPLE_PER_PAGE, searchPeople } from './people-rows';
import { propose } from './proposals';

/** A reason counts for so long. */
const OPEN_MINUTES = 30;
const done = { status: 200 as const };
const subjectOf = (id: number) => `customer:${id}`;

/** Customers, for who has to do with them. */
export function peopleEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  const { hashing } = deps.settings.secrets;

  /** Why this member of staff looks at a customer, if that was said a short while ago. */
  async function findReason(staffId: number, customerId: number) {
    const [line] = await database
      .select({ why: staffAudit.reason, at: staffAudit.at })
      .from(staffAudit)
      .where(
        and(
          eq(staffAudit.staffId, staffId),
          eq(staffAudit.subject, subjectOf(customerId)),
          eq(staffAudit.action, 'customer.opened'),
          gt(staffAudit.at, sql`now() - make_interval(mins => ${OPEN_MINUTES})`),
        ),
      )
      .orderBy(desc(staffAudit.id))
      .limit(1);
    return line ? { why: line.why ?? '', at: line.at.toISOString() } : null;
  }

  async function findCustomer(id: number) {
    const [customer] = await database.select().from(users).where(eq(users.id, id));
    return customer ?? null;
  }

  return [
    serveStaff(findPeople, async ({ query }, me) => {
      const { people, total } = await searchPeople(database, query);
      // that something was looked for, not what: that is personal data itself
      if (query.page === 1)
        await noteAudit(database, me, { action: 'customers.searched', data: { total } });
      return answer({ ...done, data: people, total, per_page: PEOPLE_PER_PAGE });
    }),

    serveStaff(openPerson, async ({ params: { id }, body: { why } }, me) => {
      if (!(await findCustomer(id))) return refuse('not_found');
      const line = { action: 'customer.opened', subject: subjectOf(id), reason: why };
      await noteAudit(database, me, line);
      return answer(done);
    }),

    serveStaff(getPerson, async ({ params: { id } }, me) => {
      const opened = await findReason(me.id, id);
      // also for numbers of nobody: which numbers there are is not told for free
      if (!opened) return refuse('reason_needed');
      const customer = await findCustomer(id);
      if (!customer) return refuse('not_found');
      const { name, phone, email, createdAt } = customer;
      const addressHashes = email === null ? [] : allSubjectHashes(email, hashing);
      const [live, consents, money, [erasure]] = await Promise.all([
        listLiveSessions(database, id),
        listConsents(database, { userId: id, addressHashes }),
        readMoneyLeft(database, id),
        database.select().from(erasures).where(eq(erasures.userId, id)),
      ]);
      const data = {
        ...{ id, name, phone, email, created_at: createdAt.toISOString(), opened },
        sessions: live.map((session) => ({
          id: session.id,
          created_at: session.createdAt.toISOString(),
          last_seen_at: session.lastSeenAt.toISOString(),
          user_agent: session.userAgent,
          address: session.address,
        })),
        consents: consents.map(({ purpose, action, version, at }) => ({
          purpose,
          action,
          version,
          at,
        })),
        wallet: { paid: money.paid.toString(), promotional: money.promotional.toString() },
        erasure_requested_at: erasure?.requestedAt.toISOString() ?? null,
      };
      return answer({ ...done, data });
    }),

    serveStaff(signOutPerson, async ({ params: { id }, body: { session } }, me) => {
      if (!(await findReason(me.id, id))) return refuse('reason_needed');
      const ended = await database.transaction(async (tx) => {
        const which = session === undefined ? [] : [eq(sessions.id, session)];
        const rows = await tx
          .update(sessions)
          .set({ revokedAt: sql`now()` })
          .where(and(eq(sessions.userId, id), isNull(sessions.revokedAt), ...which))
          .returning({ id: sessions.id });
        const line = { action: 'customer.signed_out', subject: subjectOf(id) };
        await noteAudit(tx, me, { ...line, data: { ended: rows.length } });
        return rows.length;
      });
      return answer({ ...done, ended });
    }),

    serveStaff(proposeErasure, async ({ params: { id }, body: { why } }, me) => {
      if (!(await findReason(me.id, id))) return refuse('reason_needed');
      if (!(await findCustomer(id))) return refuse('not_found');
      const asked = { kind: 'erase_customer', subject: subjectOf(id), why };
      const isNew = await database.transaction((tx) => propose(tx, me, asked));
      return isNew ? answer(done) : refuse('conflict', { message: 'This is asked for already.' });
    }),
  ];
}
