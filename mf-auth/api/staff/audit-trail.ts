import { sql } from 'drizzle-orm';
import type { StaffSession } from 'shared/remote-kit/staff-session';
import type { Database, Transaction } from '../data/database';

/** Who did it; the command line has no number. */
export type Actor = Pick<StaffSession, 'name'> & { id: number | null };

export const commandLine: Actor = { id: null, name: 'command line' };

/** One line of the trail: what was done, to whom, and why. */
export interface AuditLine {
  /** `<what>.<done>`: `member.invited`. */
  action: string;
  /** `staff:3`, `customer:41`. */
  subject?: string;
  reason?: string;
  /** More of it: never a secret, of a customer never more than the number. */
  data?: Record<string, unknown>;
}

/** Appends a line to the trail, in the transaction of what it tells of. */
export async function noteAudit(
  tx: Transaction | Database,
  { id, name }: Actor,
  { action, subject, reason, data = {} }: AuditLine,
): Promise<void> {
  // number, time and hashes are the database's
  await tx.execute(sql`
    INSERT INTO auth.staff_audit (staff_id, staff_name, action, subject, reason, data)
    VALUES (${id}, ${name}, ${action}, ${subject ?? null}, ${reason ?? null}, ${JSON.stringify(data)}::jsonb)`);
}

/** How the trail stands: whole, or the number of the first line that is not as it was written. */
export type TrailState = { length: number; brokenAt: number | null };

/** Goes through the whole trail, in the database. */
export async function verifyTrail(database: Database): Promise<TrailState> {
  const { rows } = await database.execute<{ length: string; broken_at: string | null }>(sql`
    WITH lines AS (
      SELECT id, hash, previous_hash, auth.hash_staff_audit(line) AS computed,
        lag(hash, 1, '') OVER (ORDER BY id) AS before, row_number() OVER (ORDER BY id) AS place
      FROM auth.staff_audit line
    ), head AS (SELECT length, hash FROM auth.staff_audit_head WHERE place = 1)
    SELECT head.length, coalesce(
      (SELECT min(place) FROM lines
        WHERE hash <> computed OR previous_hash <> before OR id <> place),
      -- lines were cut off at the end
      CASE WHEN head.hash <> coalesce((SELECT hash FROM lines ORDER BY id DESC LIMIT 1), '')
        THEN (SELECT count(*) + 1 FROM lines) END
    ) AS broken_at FROM head`);
  const { length = 0, broken_at = null } = rows[0] ?? {};
  return { length: Number(length), brokenAt: broken_at === null ? null : Number(broken_at) };
}
