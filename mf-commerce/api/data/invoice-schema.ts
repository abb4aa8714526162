import { sql } from 'drizzle-orm';
import { boolean, check, date, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { treatments } from '../tax/rate-seeds';
import { commerce } from './schema';

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
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.validFrom] }),
    check('tax_rates_code', sql`${table.code} ~ '^[0-9]{2,8}$'`),
    check('tax_rates_points', sql`${table.basisPoints} between 0 and 5000`),
    check('tax_rates_treatment', sql`(${table.treatment} = 'taxed') = (${table.basisPoints} > 0)`),
  ],
);
