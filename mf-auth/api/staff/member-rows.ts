import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { StaffMember } from 'shared/contracts/staff-members';
import type { StaffRole } from 'shared/contracts/staff-roles';
import type { Database, Transaction } from '../data/database';
import { staff, staffRoles } from '../data/staff-schema';

/** Everybody who works here or did, by name. */
export async function listMembers(database: Database): Promise<StaffMember[]> {
  const { rows } = await database.execute<{
    id: string;
    name: string;
    email: string;
    roles: string[];
    sessions: string;
    seen: Date | string | null;
    joined: Date | string;
    ended: Date | string | null;
  }>(sql`
    SELECT member.id, member.name, member.email, member.created_at AS joined, member.ended_at AS ended,
      ARRAY(SELECT role FROM auth.staff_roles WHERE staff_id = member.id ORDER BY role) AS roles,
      (SELECT count(*) FROM auth.staff_sessions session WHERE session.staff_id = member.id
        AND ended_at IS NULL AND expires_at > now()) AS sessions,
      (SELECT max(last_seen_at) FROM auth.staff_sessions session
        WHERE session.staff_id = member.id) AS seen
    FROM auth.staff member ORDER BY member.ended_at IS NOT NULL, lower(member.name), member.id`);
  const iso = (moment: Date | string | null) => moment && new Date(moment).toISOString();
  return rows.map(({ id, name, email, roles, sessions, seen, joined, ended }) => ({
    ...{ id: Number(id), name, email, roles, sessions: Number(sessions) },
    last_seen_at: iso(seen),
    joined_at: new Date(joined).toISOString(),
    ended_at: iso(ended),
  }));
}

/** A member who works here, held for the transaction, with the roles of now. */
export async function lockMember(tx: Transaction, id: number) {
  const isHere = and(eq(staff.id, id), isNull(staff.endedAt));
  const [member] = await tx.select().from(staff).where(isHere).for('update');
  if (!member) return null;
  const rows = await tx.select().from(staffRoles).where(eq(staffRoles.staffId, id));
  return { name: member.name, email: member.email, roles: rows.map(({ role }) => role) };
}

/** Gives a member exactly these roles. @throws TS001 when nobody would be an owner */
export async function setRoles(
  tx: Transaction,
  staffId: number,
  roles: StaffRole[],
): Promise<void> {
  if (roles.length > 0)
    await tx
      .insert(staffRoles)
      .values(roles.map((role) => ({ staffId, role })))
      .onConflictDoNothing();
  const kept = roles.length > 0 ? [notInArray(staffRoles.role, roles)] : [];
  await tx.delete(staffRoles).where(and(eq(staffRoles.staffId, staffId), ...kept));
}

/** Ends a member's access. @throws TS001 when nobody would be an owner */
export async function endMember(tx: Transaction, id: number): Promise<void> {
  await tx
    .update(staff)
    .set({ endedAt: sql`now()` })
    .where(eq(staff.id, id));
  await tx.delete(staffRoles).where(eq(staffRoles.staffId, id));
}
