import { asc, eq } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import type { Database } from '../data/database';
import { birthProfiles, kundlis, matches } from '../data/schema';
import { describeProfile } from '../kundli/profiles';

/** The births of a customer: saved ones, and kundlis and matchings made while signed in. */
export function birthPersonalData(database: Database): PersonalData {
  return {
    exportOf: ({ id }) => exportBirths(database, id, 'en'),
    async erase({ id }, _scope, client) {
      await eraseBirths(drizzle(client), id);
    },
  };
}

/** Erases them; `tx` is a transaction, or a connection that is in one. */
export async function eraseBirths(tx: Pick<NodePgDatabase, 'delete'>, id: number): Promise<void> {
  for (const table of [birthProfiles, kundlis, matches])
    await tx.delete(table).where(eq(table.userId, id));
}

/** Everything that is kept of a customer's births. */
export async function exportBirths(database: Database, id: number, lang: 'en' | 'hi') {
  const [profiles, made, compared] = await Promise.all([
    database
      .select()
      .from(birthProfiles)
      .where(eq(birthProfiles.userId, id))
      .orderBy(asc(birthProfiles.id)),
    database.select().from(kundlis).where(eq(kundlis.userId, id)).orderBy(asc(kundlis.createdAt)),
    database.select().from(matches).where(eq(matches.userId, id)).orderBy(asc(matches.createdAt)),
  ]);
  return {
    profiles: profiles.map((row) => describeProfile(row, lang)),
    kundlis: made.map((row) => ({ ...describeKept(row), birth: row.input })),
    matchings: compared.map((row) => ({ ...describeKept(row), boy: row.boy, girl: row.girl })),
  };
}

function describeKept(row: { id: string; createdAt: Date; expiresAt: Date | null }) {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
