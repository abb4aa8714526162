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
  // Consent lines that name nobody: proof for as long as a claim can be brought, then nothing.
  await database.execute(sql`
    DELETE FROM auth.consents line USING (
      SELECT DISTINCT ON (subject_hash, purpose) subject_hash, purpose, action, at
      FROM auth.consents WHERE user_id IS NULL ORDER BY subject_hash, purpose, id DESC
    ) latest
    WHERE line.user_id IS NULL AND line.subject_hash = latest.subject_hash
      AND line.purpose = latest.purpose AND latest.action = 'withdrawn'
      AND latest.at < now() - interval '3 years'`);
  await database.execute(sql`DELETE FROM auth.data_requests WHERE at < now() - interval '3 years'`);
}
