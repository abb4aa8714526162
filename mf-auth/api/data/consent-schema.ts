import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';
import { consentPurposes, consentSources } from 'shared/contracts/auth-consent';
import { auth } from './schema';

const rowId = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const at = () => timestamp('at', { withTimezone: true }).notNull().defaultNow();

/**
 * The consent ledger: append-only by trigger. Erasing an account takes `userId` away and nothing else;
 * what is left proves the consent to someone who names the number again.
 */
export const consents = auth.table(
  'consents',
  {
    id: rowId(),
    /** Without a reference, so that the line outlives the account. */
    userId: bigint('user_id', { mode: 'number' }),
    /** Keyed hash of the number or address that was confirmed. */
    subjectHash: text('subject_hash').notNull(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    action: text('action', { enum: ['given', 'withdrawn'] }).notNull(),
    /** Of the notice that was shown. */
    version: text('version').notNull(),
    lang: text('lang', { enum: ['en', 'hi'] }).notNull(),
    source: text('source', { enum: consentSources }).notNull(),
    at: at(),
  },
  (table) => [
    index('consents_user').on(table.userId, table.id),
    index('consents_subject').on(table.subjectHash, table.id),
  ],
);

/** That somebody's data was handed out or erased; append-only too. */
export const dataRequests = auth.table('data_requests', {
  id: rowId(),
  subjectHash: text('subject_hash').notNull(),
  kind: text('kind', { enum: ['access', 'erasure'] }).notNull(),
  at: at(),
});

/**
 * Accounts whose erasure was asked for, until nothing is left to do: the row is written first, so that
 * what was interrupted is taken up again.
 */
export const erasures = auth.table('erasures', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  lang: text('lang', { enum: ['en', 'hi'] }).notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull().defaultNow(),
  /** When everything in the database was erased; null while a remote can't be asked. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  /** The uploaded picture that still has to be removed from the store. */
  picture: text('picture'),
});
