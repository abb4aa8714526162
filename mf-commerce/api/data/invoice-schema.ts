import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { GstState } from 'shared/tax/gst-states';
import { treatments } from '../tax/rate-seeds';
import { commerce } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });

/** Rates of GST by code and first day. Rows are added, never changed. */
export const taxRates = commerce.table(
  'tax_rates',
  {
    /** The beginning of an HSN or SAC. */
    code: text().notNull(),
    validFrom: date('valid_from').notNull(),
    basisPoints: integer('basis_points').notNull(),
    treatment: text({ enum: treatments }).notNull(),
    what: text().notNull(),
    source: text().notNull(),
    isDoubtful: boolean('is_doubtful').notNull(),
    /** `seed`, or `staff:3`. */
    addedBy: text('added_by').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.validFrom] }),
    check('tax_rates_code', sql`${table.code} ~ '^[0-9]{2,8}$'`),
    check('tax_rates_points', sql`${table.basisPoints} between 0 and 5000`),
    check('tax_rates_treatment', sql`(${table.treatment} = 'taxed') = (${table.basisPoints} > 0)`),
  ],
);

/** The last serial of a series: it is raised in the transaction that issues, so no number is left out. */
export const invoiceSeries = commerce.table(
  'invoice_series',
  {
    prefix: text().notNull(),
    /** `26-27`. */
    year: text().notNull(),
    last: integer().notNull(),
    /** When the last one was issued: serials and dates go the same way. */
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.year] })],
);

/** What a paper is. One that has taxed and untaxed things is both (rule 46A). */
export const paperKinds = [
  'tax_invoice',
  'bill_of_supply',
  'invoice_cum_bill',
  'credit_note',
] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Who sold, as it was registered on the day. */
export interface Seller {
  name: string;
  gstin: string;
  address: string[];
  state: GstState;
}

/** Whom it is issued to, or where it is delivered: a copy that is kept as long as the law says. */
export interface Party {
  name: string;
  /** Lines without State and PIN. */
  address: string[];
  state: GstState;
  /** `null` abroad, or where none is known. */
  pin: string | null;
}

/** Invoices, bills of supply and credit notes. Never changed, but for what is credited and its customer's id. */
export const invoices = commerce.table(
  'invoices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `TI/26-27/0000001`: at most 16 characters. */
    serial: text().notNull().unique(),
    kind: text({ enum: paperKinds }).notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The day of that moment in India: tax goes by it. */
    day: date().notNull(),
    /** What is issued once, as in `shipment:5`, `return:7`, `booking:3`. */
    reference: text().notNull().unique(),
    /** What it belongs to, as in `order:12`: a customer finds it there. */
    subject: text().notNull(),
    /** Whose it is; null once the account is erased. */
    customerId: integer('customer_id'),
    /** Of a credit note: the invoice whose amounts it lowers, and why. */
    creditsId: bigint('credits_id', { mode: 'number' }).references((): AnyPgColumn => invoices.id),
    reason: text(),
    seller: jsonb().$type<Seller>().notNull(),
    recipient: jsonb().$type<Party>().notNull(),
    delivery: jsonb().$type<Party>(),
    placeOfSupply: text('place_of_supply').$type<GstState>().notNull(),
    taxablePaise: paise('taxable_paise').notNull(),
    /** Nil and exempt. */
    untaxedPaise: paise('untaxed_paise').notNull(),
    cgstPaise: paise('cgst_paise').notNull(),
    sgstPaise: paise('sgst_paise').notNull(),
    igstPaise: paise('igst_paise').notNull(),
    totalPaise: paise('total_paise').notNull(),
    /** Issued by a site that is not the public one: it says so and counts for nothing. */
    isDemonstration: boolean('is_demonstration').notNull(),
  },
  (table) => [
    index('invoices_of_subject').on(table.subject, table.id),
    index('invoices_of_customer').on(table.customerId, table.id),
    index('invoices_by_day').on(table.day, table.id),
    index('invoices_credits').on(table.creditsId),
    check('invoices_serial', sql`${table.serial} ~ '^[A-Za-z0-9/-]{1,16}$'`),
    check(
      'invoices_credit',
      sql`(${table.kind} = 'credit_note') = (${table.creditsId} is not null)`,
    ),
    check(
      'invoices_sum',
      sql`${table.totalPaise} = ${table.taxablePaise} + ${table.untaxedPaise} + ${table.cgstPaise} + ${table.sgstPaise} + ${table.igstPaise}`,
    ),
    check('invoices_halves', sql`${table.cgstPaise} = ${table.sgstPaise}`),
    check('invoices_one_levy', sql`${table.cgstPaise} = 0 or ${table.igstPaise} = 0`),
  ],
);

/** GST's codes of units: pieces, sets, numbers, and others, for services. */
export type Unit = 'PCS' | 'SET' | 'NOS' | 'OTH';

/** What an invoice names, a line each. Of a credit note: what of the invoice's line with that position is given back. */
export const invoiceLines = commerce.table(
  'invoice_lines',
  {
    invoiceId: bigint('invoice_id', { mode: 'number' })
      .notNull()
      .references(() => invoices.id),
    /** From 1. */
    position: integer().notNull(),
    /** HSN or SAC. */
    code: text().notNull(),
    en: text().notNull(),
    hi: text().notNull(),
    quantity: integer().notNull(),
    unit: text().$type<Unit>().notNull(),
    basisPoints: integer('basis_points').notNull(),
    treatment: text({ enum: treatments }).notNull(),
    /** With tax, before the discount. */
    pricePaise: paise('price_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    /** Without tax; of what is nil or exempt all of it. */
    valuePaise: paise('value_paise').notNull(),
    /** Both halves. */
    taxPaise: paise('tax_paise').notNull(),
    /** What credit notes gave back of it. */
    creditedQuantity: integer('credited_quantity').notNull().default(0),
    creditedValuePaise: paise('credited_value_paise')
      .notNull()
      .default(sql`0`),
    creditedTaxPaise: paise('credited_tax_paise')
      .notNull()
      .default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.position] }),
    check('invoice_lines_quantity', sql`${table.quantity} >= 0`),
    check(
      'invoice_lines_sum',
      sql`${table.valuePaise} + ${table.taxPaise} = ${table.pricePaise} - ${table.discountPaise}`,
    ),
    check('invoice_lines_not_negative', sql`least(${table.valuePaise}, ${table.taxPaise}) >= 0`),
    check('invoice_lines_halves', sql`${table.taxPaise} % 2 = 0`),
    check(
      'invoice_lines_treatment',
      sql`(${table.treatment} = 'taxed') = (${table.basisPoints} > 0) and (${table.treatment} = 'taxed' or ${table.taxPaise} = 0)`,
    ),
    check(
      'invoice_lines_credited',
      sql`${table.creditedQuantity} between 0 and ${table.quantity} and ${table.creditedValuePaise} between 0 and ${table.valuePaise} and ${table.creditedTaxPaise} between 0 and ${table.taxPaise}`,
    ),
  ],
);
