import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import { permissionsOf } from 'shared/contracts/staff-roles';
import type { CallContext, ReplyExtras } from 'shared/remote-kit/api';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import type { Database, Transaction } from '../data/database';
import { staffSessions } from '../data/staff-schema';
import { drawOpaqueId, hashOpaqueId } from '../one-time-codes/secrets';

const HOURS = 12;
/** After so long without a request nobody sits there any more. */
const IDLE_MINUTES = 60;

type Cookie = NonNullable<ReplyExtras['cookies']>[number];

export const clearedStaffCookie: Cookie = { name: 'staff', value: '', clear: true };

/** Opens a session for who has just given the second factor, and answers its cookie. */
export async function openStaffSession(
  tx: Transaction,
  staffId: number,
  { userAgent, address }: Pick<CallContext, 'userAgent' | 'address'>,
): Promise<Cookie> {
  const token = drawOpaqueId();
  const expires = new Date(Date.now() + HOURS * 3600_000);
  await tx.insert(staffSessions).values({
    tokenHash: hashOpaqueId(token),
    staffId,
    expiresAt: expires,
    userAgent: userAgent.slice(0, 400),
    address,
  });
  return { name: 'staff', value: token, expires };
}

/** The live session of a token with what its owner may do at this moment, in one query. */
export async function findStaffSession(
  database: Database,
  token: string,
): Promise<StaffSession | null> {
  const { rows } = await database.execute<{
    session: string;
    id: string;
    name: string;
    email: string;
    confirmed: Date | string;
    roles: string[];
  }>(sql`
    WITH live AS (
      SELECT id, staff_id, last_seen_at, confirmed_at FROM auth.staff_sessions
      WHERE token_hash = ${hashOpaqueId(token)} AND ended_at IS NULL AND expires_at > now()
        AND last_seen_at > now() - make_interval(mins => ${IDLE_MINUTES})
    ), seen AS (
      UPDATE auth.staff_sessions SET last_seen_at = now()
      WHERE id IN (SELECT id FROM live WHERE last_seen_at < now() - interval '1 minute')
    )
    SELECT live.id AS session, member.id, member.name, member.email, live.confirmed_at AS confirmed,
      ARRAY(SELECT role FROM auth.staff_roles WHERE staff_id = member.id) AS roles
    FROM live JOIN auth.staff member ON member.id = live.staff_id WHERE member.ended_at IS NULL`);
  const [row] = rows;
  if (!row) return null;
  const permissions = permissionsOf(row.roles);
  return {
    id: Number(row.id),
    sessionId: row.session,
    ...{ name: row.name, email: row.email, permissions },
    confirmedAt: new Date(row.confirmed).toISOString(),
  };
}

const isLive = [
  isNull(staffSessions.endedAt),
  gt(staffSessions.expiresAt, sql`now()`),
  gt(staffSessions.lastSeenAt, sql`now() - make_interval(mins => ${IDLE_MINUTES})`),
];

export async function listStaffSessions(
  database: Database,
  staffId: number,
  currentId: string | null,
): Promise<SessionRecord[]> {
  const rows = await database
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ...isLive))
    .orderBy(desc(staffSessions.lastSeenAt));
  return rows.map((row) => ({
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    user_agent: row.userAgent,
    address: row.address,
    current: row.id === currentId,
  }));
}

/** Ends one session of a member, or all of them; answers how many were live. */
export async function endStaffSessions(
  tx: Transaction | Database,
  staffId: number,
  sessionId?: string,
): Promise<number> {
  const ended = await tx
    .update(staffSessions)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        ...(sessionId === undefined ? [] : [eq(staffSessions.id, sessionId)]),
      ),
    )
    .returning({ id: staffSessions.id });
  return ended.length;
}
