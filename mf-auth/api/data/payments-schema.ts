import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { auth, users } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const rowId = () => bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity();
const customer = () => bigint('customer_id', { mode: 'number' }).notNull();

/** What a customer is asked to pay. Customers have no reference: the rows outlive the account. */
export const payments = auth.table(
  'payments',
  {
    id: rowId(),
    /** What is paid for: `order:12`, or `recharge:<token>`. The hold has the same key. */
    reference: text('reference').notNull().unique(),
    /** `named` is asked for by another remote, `recharge` by the customer, `charge` by a mandate. */
    kind: text('kind', { enum: ['named', 'recharge', 'charge'] }).notNull(),
    /** The remote that asks. */
    askedBy: text('asked_by').notNull(),
    customerId: customer(),
    amount: paise('amount').notNull(),
    titles: jsonb('titles').$type<{ en: string; hi: string }>().notNull(),
    /** Of its page; only its customer gets in, so it is not hashed and a retry is answered the same. */
    token: text('token').notNull().unique(),
    bodyHash: text('body_hash').notNull(),
    state: text('state', { enum: ['open', 'pending', 'held', 'paid', 'expired', 'closed'] })
      .notNull()
      .default('open'),
    expiresAt: moment('expires_at').notNull(),
    holdSeconds: integer('hold_seconds').notNull(),
    back: text('back').notNull(),
    done: text('done').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payments_customer').on(table.customerId, table.id),
    index('payments_due')
      .on(table.expiresAt)
      .where(sql`state IN ('open', 'pending')`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Every move of everything here that has states; `subject` is `payment:12`. Append-only. */
export const paymentMoves = auth.table(
  'payment_moves',
  {
    id: rowId(),
    subject: text('subject').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    /** A remote, `customer`, `provider`, `clock`, or `staff:3`. */
    who: text('who').notNull(),
    why: text('why').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('payment_moves_subject').on(table.subject, table.id)],
);

/** Orders at the provider: what it is to collect for a payment. */
export const providerOrders = auth.table(
  'provider_orders',
  {
    id: rowId(),
    paymentId: bigint('payment_id', { mode: 'bigint' })
      .notNull()
      .references(() => payments.id),
    amount: paise('amount').notNull(),
    /** Our name of it, known before the provider is asked. */
    receipt: text('receipt').notNull().unique(),
    /** The provider's; null until it has answered. */
    orderId: text('order_id').unique(),
    state: text('state', { enum: ['created', 'attempted', 'paid', 'expired'] })
      .notNull()
      .default('created'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the provider was last asked what became of it. */
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('provider_orders_payment').on(table.paymentId),
    index('provider_orders_silent')
      .on(table.askedAt)
      .where(sql`state IN ('created', 'attempted')`),
    check('provider_orders_amount', sql`${table.amount} > 0`),
  ],
);

/** Payments as the provider knows them: a captured one is what can be sent back to where it came from. */
export const providerPayments = auth.table(
  'provider_payments',
  {
    id: rowId(),
    providerOrderId: bigint('provider_order_id', { mode: 'bigint' })
      .notNull()
      .references(() => providerOrders.id),
    customerId: customer(),
    /** The provider's. */
    paymentId: text('payment_id').notNull().unique(),
    amount: paise('amount').notNull(),
    method: text('method'),
    state: text('state', { enum: ['created', 'authorized', 'failed', 'captured'] }).notNull(),
    /** Why it failed, in the provider's words. */
    failure: text('failure'),
    capturedAt: moment('captured_at'),
    /** It is in the wallet; false where there was no wallet any more. */
    isCredited: boolean('is_credited').notNull().default(false),
    /** What of it was sent back, or is on its way. */
    returned: paise('returned')
      .notNull()
      .default(sql`0`),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('provider_payments_order').on(table.providerOrderId),
    index('provider_payments_customer').on(table.customerId, table.capturedAt),
    check('provider_payments_returned', sql`${table.returned} BETWEEN 0 AND ${table.amount}`),
  ],
);

/** What the provider told us, as it came, before anything is made of it. */
export const providerEvents = auth.table(
  'provider_events',
  {
    id: rowId(),
    /** The provider's number of the event. */
    eventId: text('event_id').notNull().unique(),
    kind: text('kind').notNull(),
    body: text('body').notNull(),
    /** Whom it turned out to be about. */
    customerId: bigint('customer_id', { mode: 'number' }),
    receivedAt: moment('received_at').notNull().defaultNow(),
    processedAt: moment('processed_at'),
    /** What came of it. */
    outcome: text('outcome'),
  },
  (table) => [
    index('provider_events_waiting')
      .on(table.id)
      .where(sql`processed_at IS NULL`),
    index('provider_events_customer')
      .on(table.customerId)
      .where(sql`customer_id IS NOT NULL`),
  ],
);

/** Limits and times by the moment from which they count; the newest that has begun is in force. */
export const moneyRules = auth.table(
  'money_rules',
  {
    name: text('name').notNull(),
    validFrom: moment('valid_from').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.validFrom] })],
);

/** What somebody asked to be sent back to where it was paid in from; once for each key. */
export const refundRequests = auth.table('refund_requests', {
  key: text('key').primaryKey(),
  customerId: customer(),
  amount: paise('amount').notNull(),
  reference: text('reference').notNull(),
  askedBy: text('asked_by').notNull(),
  bodyHash: text('body_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A part of it: of one payment at the provider, or to a bank account where no payment takes it any more. */
export const refunds = auth.table(
  'refunds',
  {
    id: rowId(),
    requestKey: text('request_key')
      .notNull()
      .references(() => refundRequests.key),
    customerId: customer(),
    providerPaymentId: bigint('provider_payment_id', { mode: 'bigint' }).references(
      () => providerPayments.id,
    ),
    amount: paise('amount').notNull(),
    state: text('state', {
      enum: [
        ...(['requested', 'approved', 'sent', 'pending', 'processed', 'failed'] as const),
        ...(['needs_bank_details', 'payout', 'refused'] as const),
      ],
    }).notNull(),
    /** It is out of the wallet only when it is processed; before, it is held there. */
    isHeld: boolean('is_held').notNull().default(true),
    /** The provider's number, and the bank's. */
    refundId: text('refund_id').unique(),
    bankReference: text('bank_reference'),
    failure: text('failure'),
    /** How often it was sent: each sending has a key of its own. */
    sendings: integer('sendings').notNull().default(0),
    expectedAt: moment('expected_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('refunds_customer').on(table.customerId, table.id),
    index('refunds_request').on(table.requestKey),
    index('refunds_under_way')
      .on(table.askedAt)
      .where(sql`state IN ('approved', 'sent', 'pending')`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Where money goes that can't go back to its source; sealed, but for what is shown. */
export const bankAccounts = auth.table('bank_accounts', {
  customerId: bigint('customer_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  lastDigits: text('last_digits').notNull(),
  givenAt: moment('given_at').notNull().defaultNow(),
  verifiedAt: moment('verified_at'),
});

/** What a customer set for the own wallet: paise, null is nothing. */
export const walletSettings = auth.table('wallet_settings', {
  userId: bigint('user_id', { mode: 'number' })
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The most that may be spent in a month, in Indian time. */
  spendCap: paise('spend_cap'),
  /** Below it a mail is sent, once until there is more again. */
  lowBalance: paise('low_balance'),
  isAlerted: boolean('is_alerted').notNull().default(false),
});
