import { text, timestamp } from 'drizzle-orm/pg-core';
import { content } from './schema';

/** The last good copy of each feed that is read, by its address. */
export const feedCopies = content.table('feed_copies', {
  address: text().primaryKey(),
  xml: text().notNull(),
  readAt: timestamp('read_at', { withTimezone: true }).notNull(),
});
