import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../data/database';
import { staffSteps } from '../data/staff-schema';
import { drawOpaqueId, hashOpaqueId } from '../one-time-codes/secrets';

const MINUTES = 10;

type Kind = (typeof staffSteps.$inferSelect)['kind'];

/** Notes a step between two requests of one browser, and answers its id, which exists nowhere else. */
export async function beginStep(
  database: Database,
  step: { kind: Kind; staffId: number | null; visitor: string | null; data?: string },
): Promise<string> {
  const id = drawOpaqueId();
  await database.insert(staffSteps).values({
    ...step,
    idHash: hashOpaqueId(id),
    expiresAt: sql`now() + make_interval(mins => ${MINUTES})`,
  });
  return id;
}

const isOpen = (id: string, kind: Kind, visitor: string | null) =>
  and(
    eq(staffSteps.idHash, hashOpaqueId(id)),
    eq(staffSteps.kind, kind),
    sql`${staffSteps.visitor} IS NOT DISTINCT FROM ${visitor}`,
    sql`${staffSteps.usedAt} IS NULL AND ${staffSteps.expiresAt} > now()`,
  );

/** An open step of this browser; null: unknown, of another browser, too old, or used. */
export async function findStep(
  database: Database,
  { id, kind, visitor }: { id: string; kind: Kind; visitor: string | null },
) {
  const [found] = await database
    .select()
    .from(staffSteps)
    .where(isOpen(id, kind, visitor));
  return found ?? null;
}

/** Uses a step up; false when somebody was first. */
export async function useStep(
  tx: Transaction | Database,
  { id, kind, visitor }: { id: string; kind: Kind; visitor: string | null },
): Promise<boolean> {
  const used = await tx
    .update(staffSteps)
    .set({ usedAt: sql`now()` })
    .where(isOpen(id, kind, visitor))
    .returning({ idHash: staffSteps.idHash });
  return used.length > 0;
}
