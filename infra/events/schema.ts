import {
  bigint,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const outbox = pgSchema('outbox');

/** Which remotes handle which events, as their default releases said last. */
export const subscribers = outbox.table(
  'subscribers',
  {
    remote: text().notNull(),
    event: text().notNull(),
    /** While the default release says so it is renewed. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.remote, table.event] })],
);

/**
 * One row for each thing that events are about, `<owner>:<key>`. Who publishes holds it until the end of
 * the transaction, so that events of one key have their numbers in the order in which they happened.
 */
export const keys = outbox.table('keys', {
  key: text().primaryKey(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
});

/** What has still to be delivered: one row for each event and remote, gone when it is handled. */
export const deliveries = outbox.table(
  'deliveries',
  {
    id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    remote: text().notNull(),
    event: text().notNull(),
    key: text().notNull(),
    payload: jsonb().notNull(),
    /** When it is to be delivered at the earliest: when it was published, or later. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Who delivers it moves this ahead first: nobody else begins meanwhile, and should the process die, somebody does later. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('deliveries_order').on(table.remote, table.key, table.id),
    index('deliveries_next').on(table.remote, table.nextAt),
  ],
);
