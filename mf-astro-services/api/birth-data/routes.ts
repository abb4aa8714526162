import { asc, eq } from 'drizzle-orm';
import { eraseBirthData, getBirthData } from 'shared/contracts/astro-birth-data';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { birthProfiles, kundlis, matches } from '../data/schema';
import { describeProfile } from '../kundli/profiles';

const disposition = 'attachment; filename="tarapath-births.json"';

/** What is kept of a customer's births, to be seen and to be erased as a whole. */
export function serveBirthData(database: Database): BoundEndpoint[] {
  return [
    serve(getBirthData, async (_input, { session, lang }) => {
      if (!session) return refuse('not_signed_in');
      const { id } = session;
      const [profiles, made, compared] = await Promise.all([
        database
          .select()
          .from(birthProfiles)
          .where(eq(birthProfiles.userId, id))
          .orderBy(asc(birthProfiles.id)),
        database
          .select()
          .from(kundlis)
          .where(eq(kundlis.userId, id))
          .orderBy(asc(kundlis.createdAt)),
        database
          .select()
          .from(matches)
          .where(eq(matches.userId, id))
          .orderBy(asc(matches.createdAt)),
      ]);
      const data = {
        profiles: profiles.map((row) => describeProfile(row, lang)),
        kundlis: made.map((row) => ({ ...describeKept(row), birth: row.input })),
        matchings: compared.map((row) => ({ ...describeKept(row), boy: row.boy, girl: row.girl })),
      };
      const headers = { 'content-disposition': disposition };
      return answer({ status: 200 as const, data }, { headers });
    }),
    serve(eraseBirthData, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      await database.transaction(async (tx) => {
        for (const table of [birthProfiles, kundlis, matches])
          await tx.delete(table).where(eq(table.userId, session.id));
      });
      return answer({ status: 200 as const });
    }),
  ];
}

function describeKept(row: { id: string; createdAt: Date; expiresAt: Date | null }) {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
