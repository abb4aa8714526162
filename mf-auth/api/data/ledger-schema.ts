import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { auth } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const rowId = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

/**
 * Customers' accounts have a user, or an owner where they keep promotional money until a day; payees'
 * (`payee:astrologer:12`) and the platform's (`platform_revenue`) are known by their kind.
 */
export const ledgerAccounts = auth.table(
  'ledger_accounts',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    /** The customer whose promotional money this is, all of it to be spent before `expiresAt`. */
    ownerId: bigint('owner_id', { mode: 'number' }),
    expiresAt: moment('expires_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.userId, table.kind).nullsNotDistinct(),
    index('ledger_accounts_promotional')
      .on(table.ownerId, table.expiresAt)
      .where(sql`owner_id IS NOT NULL`),
    index('ledger_accounts_expiry')
      .on(table.expiresAt)
      .where(sql`expires_at IS NOT NULL`),
    check(
      'ledger_accounts_kind',
      sql`(${table.kind} IN ('customer_cash', 'customer_promotional')) = (${table.userId} IS NOT NULL)`,
    ),
  ],
);

export const ledgerTransfers = auth.table(
  'ledger_transfers',
  {
    id: rowId(),
    businessKey: text('business_key').notNull().unique(),
    kind: text('kind').notNull(),
    /** SHA-256 of the whole request: the same key with another body is a conflict. */
    bodyHash: text('body_hash').notNull(),
    /** Which remote asked, and what it was answered, for when it asks again. */
    meta: jsonb('meta').notNull(),
    /** The transfer that this one gives back a part of. */
    refundOf: bigint('refund_of', { mode: 'bigint' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_transfers_refunds')
      .on(table.refundOf)
      .where(sql`refund_of IS NOT NULL`),
  ],
);

export const ledgerEntries = auth.table(
  'ledger_entries',
  {
    id: rowId(),
    transferId: bigint('transfer_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerTransfers.id),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccounts.id),
    /** Paise: positive raises the account's balance. */
    amount: paise('amount').notNull(),
  },
  (table) => [
    index('ledger_entries_account').on(table.accountId, table.id),
    index('ledger_entries_transfer').on(table.transferId),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
);

/** Customers and payees only: one shared platform row would make every transfer wait for the others. */
export const ledgerBalances = auth.table(
  'ledger_balances',
  {
    accountId: bigint('account_id', { mode: 'bigint' })
      .primaryKey()
      .references(() => ledgerAccounts.id),
    balance: paise('balance')
      .notNull()
      .default(sql`0`),
    held: paise('held')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    check('ledger_balances_held', sql`${table.held} >= 0`),
    check('ledger_balances_available', sql`${table.balance} - ${table.held} >= 0`),
  ],
);

export const ledgerHolds = auth.table(
  'ledger_holds',
  {
    id: rowId(),
    businessKey: text('business_key').notNull().unique(),
    /** The hold this row is a further part of: one that covers several accounts has a row for each. */
    partOf: bigint('part_of', { mode: 'bigint' }),
    bodyHash: text('body_hash'),
    answer: jsonb('answer'),
    accountId: bigint('account_id', { mode: 'bigint' })
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: paise('amount').notNull(),
    state: text('state', { enum: ['open', 'captured', 'released', 'expired'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    resolvedAt: moment('resolved_at'),
  },
  (table) => [
    index('ledger_holds_open')
      .on(table.expiresAt)
      .where(sql`state = 'open'`),
    index('ledger_holds_parts')
      .on(table.partOf)
      .where(sql`part_of IS NOT NULL`),
    check('ledger_holds_amount', sql`${table.amount} > 0`),
    check('ledger_holds_resolved', sql`(${table.state} = 'open') = (${table.resolvedAt} IS NULL)`),
  ],
);

/**
 * The chain of the audit trail: each seal is a hash of the one before it and of a whole transfer. The
 * database fills in all but `transferId`. Append-only.
 */
export const ledgerSeals = auth.table('ledger_seals', {
  seq: bigint('seq', { mode: 'bigint' }).primaryKey(),
  transferId: bigint('transfer_id', { mode: 'bigint' }).notNull().unique(),
  previous: text('previous').notNull(),
  hash: text('hash').notNull(),
  sealedAt: moment('sealed_at').notNull().defaultNow(),
});
