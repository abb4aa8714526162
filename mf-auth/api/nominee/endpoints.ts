import { eq, sql } from 'drizzle-orm';
import { getNominee, removeNominee, setNominee } from 'shared/contracts/auth-nominee';
import { emailPattern } from 'shared/contracts/email-pattern';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { ApiDeps, BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { nominees } from '../data/schema';
import { shareTransaction } from '../data/share-transaction';
import { mailNominee } from './nominee-mail';

/** Whom a customer names to use their rights when they can't any more. */
export function nomineeEndpoints(database: Database, deps: ApiDeps): BoundEndpoint[] {
  return [
    serve(getNominee, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      const [row] = await database.select().from(nominees).where(eq(nominees.userId, session.id));
      return answer({ status: 200 as const, data: row ? describe(row) : null });
    }),

    serve(setNominee, async ({ body }, { session, lang }) => {
      if (!session) return refuse('not_signed_in');
      const named = { ...body, namedAt: sql`now()` };
      // a mailbox hears of it at most twice a day, whoever names it
      const key = `nominee-mailbox:${body.contact.toLowerCase()}`;
      const isTold =
        emailPattern.test(body.contact) &&
        (await deps.allowances.take({ key, count: 2, seconds: 86_400 })).ok;
      const row = await shareTransaction(deps.pool, async (tx, client) => {
        const [kept] = await tx
          .insert(nominees)
          .values({ userId: session.id, ...named })
          .onConflictDoUpdate({ target: nominees.userId, set: named })
          .returning();
        if (!kept) throw new Error('the nominee was not kept');
        if (isTold) await mailNominee(deps, body.contact, lang, client);
        return kept;
      });
      return answer({ status: 200 as const, data: describe(row) });
    }),

    serve(removeNominee, async (_input, { session }) => {
      if (!session) return refuse('not_signed_in');
      await database.delete(nominees).where(eq(nominees.userId, session.id));
      return answer({ status: 200 as const });
    }),
  ];
}

function describe({ name, contact, namedAt }: typeof nominees.$inferSelect) {
  return { name, contact, named_at: namedAt.toISOString() };
}
