import { bigint, index, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const stream = pgSchema('stream');

/** The number of each topic's last event. Its row is locked by who appends, so that no number is skipped. */
export const topics = stream.table('topics', {
  topic: text().primaryKey(),
  head: bigint({ mode: 'number' }).notNull(),
});

/** What followers of a topic are told, from 1 without holes; old ones are swept. */
export const events = stream.table(
  'events',
  {
    topic: text().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    name: text().notNull(),
    data: jsonb().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  ({ topic, seq, at }) => [primaryKey({ columns: [topic, seq] }), index('events_at').on(at)],
);
