import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { StaffRole } from 'shared/contracts/staff-roles';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { Database, Transaction } from '../data/database';
import { staff, staffInvitations, staffRoles } from '../data/staff-schema';
import { drawOpaqueId, hashOpaqueId } from '../one-time-codes/secrets';
import { noteAudit, type Actor } from './audit-trail';
import { seal } from './seal';
import { drawTotpSecret, TOTP_PURPOSE } from './totp';

const HOURS = 72;

/** An invitation that can be accepted now. */
const isOpen = and(
  isNull(staffInvitations.usedAt),
  isNull(staffInvitations.revokedAt),
  gt(staffInvitations.expiresAt, sql`now()`),
);

/**
 * Writes an invitation down and answers its token, which exists nowhere else; an earlier one to the same
 * address ends. `taken`: somebody with this address works here already.
 */
export async function insertInvitation(
  tx: Transaction,
  { secrets }: Pick<ApiDeps['settings'], 'secrets'>,
  { email, roles, token = drawOpaqueId() }: { email: string; roles: StaffRole[]; token?: string },
  by: Actor,
): Promise<{ token: string; invitation: typeof staffInvitations.$inferSelect } | 'taken'> {
  const isAddress = sql`lower(${staff.email}) = ${email}`;
  if ((await tx.select().from(staff).where(isAddress)).length > 0) return 'taken';
  await tx
    .update(staffInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffInvitations.email, email), isOpen));
  const [invitation] = await tx
    .insert(staffInvitations)
    .values({
      ...{ email, roles, invitedBy: by.id },
      tokenHash: hashOpaqueId(token),
      totpSecret: seal(drawTotpSecret(), TOTP_PURPOSE, secrets.staff),
      expiresAt: sql`now() + make_interval(hours => ${HOURS})`,
    })
    .returning();
  if (!invitation) throw new Error('the invitation was not written');
  await noteAudit(tx, by, { action: 'member.invited', data: { email, roles } });
  return { token, invitation };
}

/** The open invitation of a token with the name of who invites. @param lock keeps it for this transaction */
export async function findInvitation(
  database: Database | Transaction,
  token: string,
  { lock = false } = {},
) {
  const isNamed = eq(staffInvitations.tokenHash, hashOpaqueId(token));
  if (lock) await database.select().from(staffInvitations).where(isNamed).for('update');
  const [row] = await database
    .select({ invitation: staffInvitations, invitedBy: staff.name })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(and(isNamed, isOpen));
  return row ?? null;
}

/** Makes an invited person a member of staff, and uses the invitation up. */
export async function acceptInto(
  tx: Transaction,
  { id, email, roles, totpSecret }: typeof staffInvitations.$inferSelect,
  { name, totpStep }: { name: string; totpStep: number },
): Promise<number> {
  const [member] = await tx
    .insert(staff)
    .values({ name, email, totpSecret, totpStep })
    .returning({ id: staff.id });
  if (!member) throw new Error('the member of staff was not written');
  await tx.insert(staffRoles).values(roles.map((role) => ({ staffId: member.id, role })));
  await tx
    .update(staffInvitations)
    .set({ usedAt: sql`now()` })
    .where(eq(staffInvitations.id, id));
  const subject = `staff:${member.id}`;
  await noteAudit(
    tx,
    { id: member.id, name },
    { action: 'member.joined', subject, data: { roles } },
  );
  return member.id;
}

/** Invitations nobody has answered yet, newest first. */
export function listInvitations(database: Database) {
  return database
    .select({ invitation: staffInvitations, invitedBy: staff.name })
    .from(staffInvitations)
    .leftJoin(staff, eq(staff.id, staffInvitations.invitedBy))
    .where(isOpen)
    .orderBy(desc(staffInvitations.createdAt));
}

/** Takes an open invitation back; null: there is none such. */
export async function revokeInvitation(tx: Transaction, id: string): Promise<string | null> {
  const [revoked] = await tx
    .update(staffInvitations)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(staffInvitations.id, id), isOpen))
    .returning({ email: staffInvitations.email });
  return revoked?.email ?? null;
}
