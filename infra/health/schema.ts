import { integer, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const health = pgSchema('health');

/**
 * What releases are remembered for, one row per release and kind: a crash loop fills no table. Kept
 * for good, since a release can be gone back to years later. A successor took the place of one that was
 * withdrawn, which is no fault.
 */
export const marks = health.table(
  'marks',
  {
    remote: text().notNull(),
    version: text().notNull(),
    kind: text({ enum: ['crash', 'alarm', 'withdrawn', 'successor'] }).notNull(),
    count: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** Of the last time. */
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.version, table.kind] })],
);
