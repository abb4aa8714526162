import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const paise = z.string();
const sums = { taxable: paise, untaxed: paise, tax: paise, total: paise };

/** A month, as in `2026-11`. */
export const reportMonth = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Please give a month, as in 2026-11.');

/** What was invoiced in a month in India, less what credit notes gave back; amounts are paise. */
export const getSalesReport = defineEndpoint({
  id: 'commerce.get_sales_report',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/staff/shop/reports/sales',
  summary: 'Sales of a month by day and by category.',
  query: z.object({ month: reportMonth, lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({
    status: z.literal(200),
    days: z.array(z.object({ day: z.string(), papers: z.number(), ...sums })),
    /** Goods that were ordered and not given up, by the category they stand in. */
    categories: z.array(z.object({ name: z.string(), pieces: z.number(), paid: paise })),
    all: z.object({ papers: z.number(), ...sums }),
  }),
  caller: 'staff',
  permission: 'money.read',
});

/**
 * A month's invoices, less credit notes, beside what the ledger took from wallets, less refunds. What is
 * paid in cash is left out. A difference around the end of a month ends in the next one.
 */
export const getSettlement = defineEndpoint({
  id: 'commerce.get_settlement',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/staff/shop/reports/settlement',
  summary: 'Invoices of a month beside the ledger.',
  query: z.object({ month: reportMonth }),
  answer: z.object({
    status: z.literal(200),
    invoiced: paise,
    taken: paise,
    differences: z.array(z.object({ subject: z.string(), invoiced: paise, taken: paise })),
  }),
  errors: ['unavailable'],
  caller: 'staff',
  permission: 'money.read',
});
