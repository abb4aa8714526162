import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { auth } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const rowId = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();

/** Customer accounts have a user, platform accounts (by kind) have none. */
export const ledgerAccounts = auth.table(
  'ledger_accounts',
  {
    id: rowId(),
    kind: text('kind').notNull(),
    userId: bigint('user_id', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('ledger_accounts_owner').on(table.userId, table.kind).nullsNotDistinct(),
    check(
      'ledger_accounts_kind',
      sql`(${table.kind} IN ('customer_cash', 'customer_promotional')) = (${table.userId} IS NOT NULL)`,
    ),
  ],
);

export const ledgerTransfers = auth.table('ledger_transfers', {
  id: rowId(),
  businessKey: text('business_key').notNull().unique(),
  kind: text('kind').notNull(),
  /** SHA-256 of the whole request: the same key with another body is a conflict. */
  bodyHash: text('body_hash').notNull(),
  meta: jsonb('meta').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

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

/** Customer accounts only: one shared platform row would make every transfer wait for the others. */
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
    check('ledger_holds_amount', sql`${table.amount} > 0`),
    check('ledger_holds_resolved', sql`(${table.state} = 'open') = (${table.resolvedAt} IS NULL)`),
  ],
);
