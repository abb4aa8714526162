import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { StaffPermission } from 'shared/contracts/staff-permissions';
import type { StaffProposal } from 'shared/contracts/staff-proposals';
import { findStaffRefusal, type StaffSession } from 'shared/remote-kit/staff-session';
import type { Database, Transaction } from '../data/database';
import { staff, staffProposals } from '../data/staff-schema';
import { noteAudit } from './audit-trail';

const DAYS = 14;

/** A kind of thing that one member of staff asks for and another one decides. */
export interface ProposalKind {
  /** What who decides must be allowed. */
  decide: StaffPermission;
  /** Whether it can't be done now: then it stays open. */
  isBlocked?(proposal: Proposal): Promise<boolean>;
  /** Carries it out, in the transaction of the decision;. */
  carryOut(tx: Transaction, proposal: Proposal, by: StaffSession): Promise<void>;
  /** What can't be part of a transaction, after it. */
  after?(proposal: Proposal, by: StaffSession): Promise<void>;
}

export type Proposal = typeof staffProposals.$inferSelect;
export type ProposalKinds = Readonly<Record<string, ProposalKind>>;

const isOpen = and(eq(staffProposals.state, 'open'), gt(staffProposals.expiresAt, sql`now()`));

/** Writes down what a member of staff asks for. @returns false: the same is asked for already */
export async function propose(
  tx: Transaction,
  by: StaffSession,
  asked: { kind: string; subject: string; why: string; data?: object },
): Promise<boolean> {
  const { kind, subject, why, data = {} } = asked;
  const isSame = and(eq(staffProposals.kind, kind), eq(staffProposals.subject, subject), isOpen);
  if ((await tx.select().from(staffProposals).where(isSame)).length > 0) return false;
  await noteAudit(tx, by, { action: `${kind}.proposed`, subject, reason: why });
  await tx.insert(staffProposals).values({
    ...{ kind, subject, why, data, madeBy: by.id },
    expiresAt: sql`now() + make_interval(days => ${DAYS})`,
  });
  return true;
}

export type Decision =
  'done' | 'conflict' | 'not_found' | 'own_proposal' | 'not_permitted' | 'fresh_factor_needed';

/**
 * Decides a proposal: agreeing carries it out. Who made it can only take it back.
 */
export async function decide(
  database: Database,
  kinds: ProposalKinds,
  by: StaffSession,
  { id, decision }: { id: number; decision: 'approve' | 'refuse' },
): Promise<Decision> {
  const [asked] = await database
    .select()
    .from(staffProposals)
    .where(and(eq(staffProposals.id, id), isOpen));
  const kind = asked && Object.hasOwn(kinds, asked.kind) ? kinds[asked.kind] : undefined;
  if (!asked || !kind) return 'not_found';
  const isOwn = asked.madeBy === by.id;
  if (isOwn && decision === 'approve') return 'own_proposal';
  const refusal = isOwn ? null : findStaffRefusal(by, kind.decide);
  if (refusal) return refusal;
  if (decision === 'approve' && (await kind.isBlocked?.(asked))) return 'conflict';
  const state = decision === 'approve' ? 'approved' : isOwn ? 'withdrawn' : 'refused';
  const isDone = await database.transaction(async (tx) => {
    const decided = await tx
      .update(staffProposals)
      .set({ state, decidedBy: by.id, decidedAt: sql`now()` })
      .where(and(eq(staffProposals.id, id), isOpen))
      .returning({ id: staffProposals.id });
    // of two who decide at once, one finds it decided
    if (decided.length === 0) return false;
    const { subject, why } = asked;
    const data = { proposal: id, made_by: asked.madeBy };
    await noteAudit(tx, by, { action: `${asked.kind}.${state}`, subject, reason: why, data });
    if (state === 'approved') await kind.carryOut(tx, asked, by);
    return true;
  });
  if (!isDone) return 'not_found';
  if (state === 'approved') await kind.after?.(asked, by);
  return 'done';
}

/** Open proposals that a member made or may decide, oldest first. */
export async function listProposalsFor(
  database: Database,
  kinds: ProposalKinds,
  me: StaffSession,
): Promise<StaffProposal[]> {
  const open = await database
    .select({ proposal: staffProposals, madeBy: staff.name })
    .from(staffProposals)
    .innerJoin(staff, eq(staff.id, staffProposals.madeBy))
    .where(isOpen)
    .orderBy(asc(staffProposals.id));
  return open
    .map(({ proposal: { id, kind, subject, why, madeAt, expiresAt, madeBy }, madeBy: name }) => {
      const permission = Object.hasOwn(kinds, kind) ? kinds[kind]?.decide : undefined;
      const is_mine = madeBy === me.id;
      return {
        ...{ id, kind, subject, why, made_by: name, is_mine },
        made_at: madeAt.toISOString(),
        expires_at: expiresAt.toISOString(),
        is_mine_to_decide:
          !is_mine && permission !== undefined && me.permissions.includes(permission),
      };
    })
    .filter(({ is_mine, is_mine_to_decide }) => is_mine || is_mine_to_decide);
}
