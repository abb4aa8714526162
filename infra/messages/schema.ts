import { sql } from 'drizzle-orm';
import { bigint, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const platform = pgSchema('platform');

/** Messages that would have been sent, newest kept. */
export const inbox = platform.table('inbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ['sms', 'email'] }).notNull(),
  to: text().notNull(),
  subject: text(),
  text: text().notNull(),
  code: text(),
  at: timestamp({ withTimezone: true, mode: 'string' })
    .notNull()
    .default(sql`clock_timestamp()`),
});
