import { sql } from 'drizzle-orm';
import type { Database } from './database';

/** Removes what no longer has a meaning; kept a day longer so that support can still see it. */
export async function sweepExpired(database: Database): Promise<void> {
  await database.execute(
    sql`DELETE FROM auth.challenges WHERE expires_at < now() - interval '1 day'`,
  );
  await database.execute(
    sql`DELETE FROM auth.email_links WHERE expires_at < now() - interval '1 day'`,
  );
  await database.execute(sql`DELETE FROM auth.rate_limits WHERE used_until < now()`);
  await database.execute(sql`DELETE FROM auth.code_tries WHERE window_ends < now()`);
}
