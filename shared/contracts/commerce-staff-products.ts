import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { staffReason } from './staff-members';

const ok = z.object({ status: z.literal(200) });
const variantId = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });
const amountHelp = 'Please give an amount from 1 to 10,00,000 rupees, in paise.';
const amount = z
  .string(amountHelp)
  .regex(/^[1-9]\d{2,8}$/, amountHelp)
  .refine((paise) => Number(paise) <= 100_000_000, amountHelp);
/** Made by the form that is sent, so that sending it twice does it once. */
const once = z.uuid('Please load the page again.');

const stockedVariant = z.object({
  id: z.number(),
  sku: z.string(),
  slug: z.string(),
  /** Of the product, and what tells the variant apart; empty where it has no siblings. */
  name: z.string(),
  label: z.string(),
  price: z.string(),
  mrp: z.string().nullable(),
  /** A price that begins later. */
  next_price: z.object({ price: z.string(), valid_from: z.string() }).nullable(),
  on_hand: z.number(),
  /** Of those, promised to orders. */
  reserved: z.number(),
});

/** A variant as staff of the shop see it; amounts are paise. */
export type StockedVariant = z.infer<typeof stockedVariant>;

/** What is sold, with stock and price; all of it in one answer: there are some dozens. */
export const listStock = defineEndpoint({
  id: 'commerce.list_stock',
  owner: 'mf-commerce',
  method: 'GET',
  path: '/api/staff/shop/stock',
  summary: 'Variants with their stock and price.',
  query: z.object({
    lang: z.enum(['en', 'hi']).default('en'),
    q: z.string().trim().max(100).default(''),
  }),
  answer: ok.extend({ data: z.array(stockedVariant) }),
  caller: 'staff',
  permission: 'shop.manage',
});

/** Why pieces come or go, beside orders. */
export const stockCorrections = ['received', 'returned', 'written_off'] as const;

/** Corrects the stock of a variant. Pieces that are promised to orders can't be written off: `conflict`. */
export const correctStock = defineEndpoint({
  id: 'commerce.correct_stock',
  owner: 'mf-commerce',
  method: 'POST',
  path: '/api/staff/shop/variants/:id/stock',
  summary: 'Corrects the stock of a variant.',
  params: variantId,
  body: z.object({
    reason: z.enum(stockCorrections),
    pieces: z.number().int().min(1).max(100_000),
    why: staffReason,
    once,
  }),
  answer: ok,
  errors: ['not_found', 'conflict'],
  caller: 'staff',
  permission: 'shop.manage',
});

/** Sets a price from now or a later moment on; earlier prices stay as they were. */
export const setPrice = defineEndpoint({
  id: 'commerce.set_price',
  owner: 'mf-commerce',
  method: 'POST',
  path: '/api/staff/shop/variants/:id/prices',
  summary: 'Sets the price of a variant.',
  params: variantId,
  body: z.object({
    price: amount,
    /** Printed on the pack; left out where it is not above the price. */
    mrp: amount.nullable(),
    /** A day in India that it begins on; `null`: now. */
    valid_from: z.iso.date('Please give a day.').nullable(),
    why: staffReason,
  }),
  answer: ok,
  errors: ['not_found'],
  caller: 'staff',
  permission: 'shop.manage',
});

/**
 * Reads a CSV file of prices and stock (`sku,price,mrp,valid_from,on_hand`; rupees; an empty cell changes
 * nothing) and says what it would change, or every row that is wrong. With `digest`, of a preview that is
 * still true, it is carried out: all of it or nothing; else `conflict`.
 */
export const importStock = defineEndpoint({
  id: 'commerce.import_stock',
  owner: 'mf-commerce',
  method: 'POST',
  path: '/api/staff/shop/import',
  summary: 'Imports prices and stock from CSV, after a preview.',
  body: z.object({
    csv: z.string().min(1, 'Please give the rows.').max(200_000),
    digest: z.string().max(64).nullable(),
    why: staffReason.nullable(),
  }),
  answer: ok.extend({
    is_done: z.boolean(),
    /** Of what is previewed; `null` where a row is wrong. */
    digest: z.string().nullable(),
    changes: z.array(
      z.object({
        line: z.number(),
        sku: z.string(),
        price: z.object({ from: z.string(), to: z.string() }).nullable(),
        /** The first day of the price; `null`: now. */
        valid_from: z.string().nullable(),
        on_hand: z.object({ from: z.number(), to: z.number() }).nullable(),
      }),
    ),
    faults: z.array(z.object({ line: z.number(), column: z.string(), fault: z.string() })),
  }),
  errors: ['conflict'],
  allowance: { count: 60, seconds: 600 },
  caller: 'staff',
  permission: 'shop.manage',
});
