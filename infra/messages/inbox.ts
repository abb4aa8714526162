import { join } from 'node:path';
import { desc, lte, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { applyMigrations } from '../database/apply-migrations';
import type { Migrator } from '../database/open-databases';
import { root } from '../build/units';
import type { Transport } from './create-messenger';
import { inbox } from './schema';

/** One message of the development inbox, as /dev/inbox.json shows it. */
export interface InboxMessage {
  id: number;
  kind: 'sms' | 'email';
  to: string;
  subject?: string;
  text: string;
  code?: string;
  /** ISO 8601, UTC. */
  at: string;
}

/** How many messages are kept. */
export const INBOX_SIZE = 200;

/** The folder of the migrations that make the inbox, in the schema `platform`. */
export const inboxMigrations = join(root, 'infra/messages/migrations');

/** Makes or updates the inbox's table. */
export function prepareInbox(migrator: Migrator): Promise<void> {
  return applyMigrations(migrator, { folder: inboxMigrations, schema: 'platform' });
}

/** Keeps messages instead of sending them. */
export function createInboxMessenger(pool: Pool): Transport {
  return {
    async sms({ to, text, code }) {
      await keep(pool, { kind: 'sms', to, text, code });
      return { ok: true };
    },
    async email({ to, subject, text }) {
      await keep(pool, { kind: 'email', to, subject, text });
    },
  };
}

/** The kept messages, newest first. */
export async function listInbox(pool: Pool): Promise<InboxMessage[]> {
  const rows = await drizzle({ client: pool }).select().from(inbox).orderBy(desc(inbox.id));
  return rows.map(({ subject, code, at, ...message }) => ({
    ...message,
    ...(subject === null ? {} : { subject }),
    ...(code === null ? {} : { code }),
    at: new Date(at).toISOString(),
  }));
}

async function keep(pool: Pool, message: typeof inbox.$inferInsert): Promise<void> {
  const database = drizzle({ client: pool });
  await database.insert(inbox).values(message);
  const oldest = database
    .select({ id: inbox.id })
    .from(inbox)
    .orderBy(desc(inbox.id))
    .offset(INBOX_SIZE)
    .limit(1);
  await database.delete(inbox).where(lte(inbox.id, sql`(${oldest})`));
}
