import { sql } from 'drizzle-orm';
import {
  bigint,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commerce } from './schema';

const paise = (name: string) => bigint(name, { mode: 'bigint' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A customer's plan; at most one that is not over. */
export const plans = commerce.table(
  'plans',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the account is erased. */
    customerId: integer('customer_id'),
    status: text().notNull(),
    pricePaise: paise('price_paise').notNull(),
    taxPaise: paise('tax_paise').notNull(),
    lang: text().notNull(),
    email: text(),
    payPath: text('pay_path'),
    /** What is paid lasts until then. */
    paidUntil: moment('paid_until'),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('plans_of_customer').on(table.customerId, table.id),
    uniqueIndex('one_running_plan')
      .on(table.customerId)
      .where(sql`${table.status} <> 'ended'`),
  ],
);

/** Every step of a plan. */
export const planMoves = commerce.table(
  'plan_moves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    from: text().notNull(),
    to: text().notNull(),
    who: text().notNull(),
    why: text(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('plan_moves_of').on(table.planId, table.id)],
);

/** A charge of a plan for the month that begins on `month`; one month is paid for once. */
export const planCharges = commerce.table(
  'plan_charges',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => plans.id),
    /** The first day it pays for, in Indian time. */
    month: date().notNull(),
    attempt: smallint().notNull(),
    status: text().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** When the customer was told of it; the first charge is agreed to with the mandate. */
    noticedAt: moment('noticed_at'),
    chargeAt: moment('charge_at').notNull(),
    paidFrom: moment('paid_from'),
    paidUntil: moment('paid_until'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.planId, table.month, table.attempt] }),
    index('plan_charges_due').on(table.status, table.chargeAt),
    // whatever is asked for how often: of one month at most one charge may come to money
    uniqueIndex('one_charge_of_a_month')
      .on(table.planId, table.month)
      .where(sql`${table.status} not in ('failed', 'refunded', 'dropped')`),
  ],
);
