import { bigint, index, jsonb, pgSchema, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const calls = pgSchema('calls');

/**
 * What was answered under an idempotency key, written in the transaction of what it answers. A request is
 * kept as its hash; an answer may say something of a person, so it goes with the account, and after a day.
 */
export const keptAnswers = calls.table(
  'kept_answers',
  {
    /** Who called: a key means something only together with who sent it. */
    caller: text().notNull(),
    /** Id of the endpoint's contract. */
    contract: text().notNull(),
    key: text().notNull(),
    /** Of what was asked, to know another request under the same key. */
    requestHash: text('request_hash').notNull(),
    /** The person for whom it was called. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Null only within the transaction that answers. */
    answer: jsonb(),
    keptUntil: timestamp('kept_until', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.contract, table.key] }),
    index('kept_answers_until').on(table.keptUntil),
    index('kept_answers_user').on(table.userId),
  ],
);
