import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { root } from '../build/units';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { marks } from './schema';

/** What a release is remembered for: it is not gone back to by itself. */
export type Mark = typeof marks.$inferSelect;

/** One thing that happened to a release. */
export type Noted = Pick<Mark, 'remote' | 'version' | 'kind' | 'reason'>;

/** What is remembered of releases, for all gateways and all starts. */
export interface Records {
  note(noted: Noted): Promise<void>;
  /** Notes it unless any gateway did within the last seconds; says whether it was noted. */
  claim(noted: Noted, seconds: number): Promise<boolean>;
  /** The latest first. */
  list(): Promise<Mark[]>;
}

const LONGEST_REASON = 500;

/** Makes or updates the table, in the schema `health`. */
export function prepareRecords(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, {
    folder: join(root, 'infra/health/migrations'),
    schema: 'health',
  });
}

/** The records in a database whose table is made. */
export function createRecords(pool: Pool): Records {
  const database = drizzle({ client: pool });
  /** @param setWhere of one that is there already, when it counts as another */
  const write = ({ reason, ...release }: Noted, setWhere?: SQL) => {
    const now = sql`now()`;
    const said = reason.slice(0, LONGEST_REASON);
    return database
      .insert(marks)
      .values({ ...release, count: 1, firstAt: now, lastAt: now, reason: said })
      .onConflictDoUpdate({
        target: [marks.remote, marks.version, marks.kind],
        set: { count: sql`${marks.count} + 1`, lastAt: now, reason: said },
        ...(setWhere ? { setWhere } : {}),
      })
      .returning({ remote: marks.remote });
  };
  return {
    async note(noted) {
      await write(noted);
    },
    async claim(noted, seconds) {
      const isOld = sql`${marks.lastAt} < now() - make_interval(secs => ${seconds})`;
      return (await write(noted, isOld)).length > 0;
    },
    list: () =>
      database
        .select()
        .from(marks)
        .orderBy(sql`${marks.lastAt} desc`),
  };
}
