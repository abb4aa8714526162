import { sql } from 'drizzle-orm';
import { bigint, check, index, text, timestamp } from 'drizzle-orm/pg-core';
import { contactTopics } from 'shared/contracts/content-contact';
import { content } from './schema';

/** Messages to the support, each with the number its sender was given. */
export const contactRequests = content.table(
  'contact_requests',
  {
    ticket: text().primaryKey(),
    name: text().notNull(),
    /** E-mail address or phone number. */
    contact: text().notNull(),
    topic: text({ enum: contactTopics }).notNull(),
    message: text().notNull(),
    /** The order or booking it is about, as the sender states: `order:12`. */
    about: text(),
    lang: text({ enum: ['en', 'hi'] }).notNull(),
    state: text({ enum: ['open', 'answered'] })
      .notNull()
      .default('open'),
    /** The account of who wrote while signed in. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Keyed hash of the network address: enough to count by, of no other use. */
    sender: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('contact_requests_sender').on(table.sender, table.createdAt),
    index('contact_requests_user').on(table.userId),
    index('contact_requests_contact').on(table.contact, table.createdAt),
    check('contact_requests_state', sql`${table.state} in ('open', 'answered')`),
  ],
);
