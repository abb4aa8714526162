import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { SessionRecord } from 'shared/contracts/auth-sessions';
import type { CallContext, SessionUser } from 'shared/remote-kit/api';
import type { Database, Transaction } from '../data/database';
import { sessions } from '../data/schema';
import { noteSessionsChanged } from './sessions-changed';

const days = 30;

export interface NewSession {
  id: string;
  userId: number;
  expiresAt: Date;
}

export async function insertSession(
  tx: Transaction | Database,
  userId: number,
  { userAgent, address }: Pick<CallContext, 'userAgent' | 'address'>,
): Promise<NewSession> {
  // Whole seconds, as a token's exp has them.
  const expiresAt = new Date((Math.floor(Date.now() / 1000) + days * 86_400) * 1000);
  const session = { id: randomUUID(), userId, expiresAt };
  await tx.insert(sessions).values({ ...session, userAgent: userAgent.slice(0, 400), address });
  await noteSessionsChanged(tx, userId);
  return session;
}

/** The live session with its customer, in one query; notes at most every five minutes that it was used. */
export async function findLiveSession(
  database: Database,
  sessionId: string,
  userId: number,
): Promise<SessionUser | null> {
  const { rows } = await database.execute<{
    id: string;
    name: string | null;
    email: string | null;
    phone: string | null;
    img: string | null;
    type: string | null;
  }>(sql`
    WITH live AS (
      SELECT id, user_id, last_seen_at FROM auth.sessions
      WHERE id = ${sessionId}::uuid AND user_id = ${userId}
        AND revoked_at IS NULL AND expires_at > now()
    ), seen AS (
      UPDATE auth.sessions SET last_seen_at = now()
      WHERE id IN (SELECT id FROM live WHERE last_seen_at < now() - interval '5 minutes')
    )
    SELECT customer.id, customer.name, customer.email, customer.phone, customer.img_url AS img, customer.type
    FROM live JOIN auth.users customer ON customer.id = live.user_id`);
  const row = rows[0];
  return row ? { ...row, id: Number(row.id), sessionId } : null;
}

export function listLiveSessions(database: Database, userId: number) {
  return database
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}

/** A session as its owner sees it. */
export function describeSession(
  row: typeof sessions.$inferSelect,
  currentId: string | undefined,
): SessionRecord {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    user_agent: row.userAgent,
    address: row.address,
    current: row.id === currentId,
  };
}

/** False when the customer has no such session; a session that has ended stays ended. */
export async function endSession(
  database: Database,
  userId: number,
  sessionId: string,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const ended = await tx
      .update(sessions)
      .set({ revokedAt: sql`coalesce(revoked_at, now())` })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length > 0) await noteSessionsChanged(tx, userId);
    return ended.length > 0;
  });
}

/** Ends every session of a customer. */
export async function endEverySession(database: Database, userId: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .update(sessions)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));
    await noteSessionsChanged(tx, userId);
  });
}

/** Which of these sessions live. */
export async function findLiveOf(database: Database, ids: string[]): Promise<string[]> {
  const live = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(sessions.id, ids),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  return live.map(({ id }) => id);
}
