import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { staffReason } from './staff-members';

const taxRate = z.object({
  code: z.string(),
  /** A day in India. */
  valid_from: z.string(),
  basis_points: z.number(),
  treatment: z.string(),
  what: z.string(),
  source: z.string(),
  is_doubtful: z.boolean(),
  /** It counts today. */
  is_in_force: z.boolean(),
  added_by: z.string(),
});

/** A rate of GST as staff see it. */
export type TaxRate = z.infer<typeof taxRate>;

/** All rates, by code, the newest first. */
export const listTaxRates = defineEndpoint({
  id: 'commerce.list_tax_rates',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/staff/shop/tax-rates',
  summary: 'Rates of GST by code and first day.',
  answer: z.object({ status: z.literal(200), today: z.string(), data: z.array(taxRate) }),
  caller: 'staff',
  permission: 'money.read',
});

/** Adds a rate from today or later on. What is there stays: orders were agreed on under it. */
export const addTaxRate = defineEndpoint({
  id: 'commerce.add_tax_rate',
  owner: 'mf-commerce',
  method: 'POST',
  path: '/api/staff/shop/tax-rates',
  summary: 'Adds a rate of GST.',
  body: z
    .object({
      code: z
        .string()
        .trim()
        .regex(/^\d{2,8}$/, 'Please give two to eight digits of an HSN or SAC.'),
      valid_from: z.iso.date('Please give a day.'),
      /** The whole rate: 1,800 is 18 %. */
      basis_points: z.number().int().min(0).max(5000, 'No rate is above 50 %.'),
      treatment: z.enum(['taxed', 'nil', 'exempt']),
      what: z.string().trim().min(3).max(120),
      source: z.string().trim().min(3, 'Please name the notification.').max(200),
      why: staffReason,
    })
    .refine((rate) => (rate.treatment === 'taxed') === rate.basis_points > 0, {
      path: ['basis_points'],
      message: 'What is taxed has a rate, and what is nil or exempt has none.',
    }),
  answer: z.object({ status: z.literal(200) }),
  errors: ['conflict'],
  caller: 'staff',
  permission: 'tax.manage',
});
