import { sql } from 'drizzle-orm';
import type { Transaction } from '../data/database';

/** The account of a confirmed number or address. Two first sign-ins at once get the same account. */
export async function findOrCreateUser(
  tx: Transaction,
  { channel, target }: { channel: 'sms' | 'email'; target: string },
): Promise<number> {
  // The update changes nothing: it makes the row of the other request come back.
  const { rows } = await tx.execute<{ id: string }>(
    channel === 'sms'
      ? sql`INSERT INTO auth.users AS found (phone) VALUES (${target})
          ON CONFLICT (phone) DO UPDATE SET updated_at = found.updated_at RETURNING id`
      : sql`INSERT INTO auth.users AS found (email) VALUES (${target})
          ON CONFLICT (lower(email)) DO UPDATE SET updated_at = found.updated_at RETURNING id`,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('The account was neither found nor created');
  return Number(id);
}
