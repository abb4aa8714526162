import { pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const limits = pgSchema('limits');

/**
 * One row per limited thing: until when its allowance is used (generic cell rate algorithm). The table
 * is unlogged and has no second index, so a use costs no write to the disk; a database that crashes
 * forgets what was used.
 */
export const allowances = limits.table('allowances', {
  key: text().primaryKey(),
  usedUntil: timestamp('used_until', { withTimezone: true }).notNull(),
});
