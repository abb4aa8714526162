import { sql, type SQL } from 'drizzle-orm';
import { retention } from 'shared/contracts/retention';
import type { Database } from './database';

const after = ({ days }: { days: number }): SQL => sql`now() - make_interval(days => ${days})`;

/** Removes what no longer has a meaning, by the times the privacy notice names. */
export async function sweepExpired(database: Database): Promise<void> {
  await database.execute(
    sql`DELETE FROM auth.challenges WHERE expires_at < ${after(retention.codes)}`,
  );
  await database.execute(
    sql`DELETE FROM auth.email_links WHERE expires_at < ${after(retention.links)}`,
  );
  await database.execute(
    sql`DELETE FROM auth.sessions WHERE expires_at < ${after(retention.sessions)}`,
  );
  await database.execute(
    sql`DELETE FROM auth.staff_steps WHERE expires_at < ${after(retention.codes)}`,
  );
  await database.execute(
    sql`DELETE FROM auth.staff_sessions WHERE expires_at < ${after(retention.sessions)}`,
  );
  await database.execute(sql`
    DELETE FROM auth.subscribers
    WHERE state = 'pending' AND created_at < ${after(retention.unconfirmedNewsletter)}`);
  // earlier releases wrote no time: theirs runs from when it is seen
  await database.execute(
    sql`UPDATE auth.subscribers SET left_at = now() WHERE state = 'left' AND left_at IS NULL`,
  );
  await database.execute(sql`
    DELETE FROM auth.subscribers
    WHERE state = 'left' AND left_at < ${after(retention.leftNewsletter)}`);
  await database.execute(sql`
    DELETE FROM auth.provider_events
    WHERE processed_at IS NOT NULL AND received_at < ${after(retention.providerEvents)}`);
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
      AND latest.at < ${after(retention.consentRecords)}`);
  await database.execute(
    sql`DELETE FROM auth.data_requests WHERE at < ${after(retention.dataRequests)}`,
  );
}
