import { join } from 'node:path';
import { eq, lt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { PersonalData } from 'shared/remote-kit/personal-data';
import { root } from '../build/units';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { keptAnswers } from './schema';

/** Makes or updates the table of the answers that are kept by their keys, in the schema `calls`. */
export function prepareKeptAnswers(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/calls/migrations'),
    schema: 'calls',
  });
}

/** Forgets answers whose time is over. */
export async function sweepKeptAnswers(pool: Pool): Promise<void> {
  await drizzle({ client: pool })
    .delete(keptAnswers)
    .where(lt(keptAnswers.keptUntil, sql`now()`));
}

/** What was answered to a person's own calls, until it is swept. */
export function keptPersonalData(pool: Pool): PersonalData {
  return {
    async exportOf({ id }) {
      const database = drizzle({ client: pool });
      const { contract: call, answer, keptUntil: kept_until } = keptAnswers;
      const rows = await database
        .select({ call, answer, kept_until })
        .from(keptAnswers)
        .where(eq(keptAnswers.userId, id));
      return { kept_answers: rows };
    },
    // an answer may repeat any detail, birth details too
    async erase({ id }, _scope, client) {
      await drizzle({ client }).delete(keptAnswers).where(eq(keptAnswers.userId, id));
    },
  };
}
