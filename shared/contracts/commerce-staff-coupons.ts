import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';
import { staffReason } from './staff-members';

const ok = z.object({ status: z.literal(200) });
const amountHelp = 'Please give an amount up to 10,00,000 rupees, in paise.';
const amount = z
  .string(amountHelp)
  .regex(/^\d{1,9}$/, amountHelp)
  .refine((paise) => Number(paise) <= 100_000_000, amountHelp);
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,20}$/, 'Please give 3 to 20 letters and digits.');
const limit = z.number().int().min(1).max(1_000_000).nullable();
const title = z.string().trim().min(3).max(120);
const forStaff = { owner: 'mf-commerce', caller: 'staff', permission: 'shop.manage' } as const;

const coupon = z.object({
  code: z.string(),
  title: z.string(),
  /** Hundredths of a percent off, or else `amount` paise. */
  basis_points: z.number().nullable(),
  amount: z.string().nullable(),
  /** At most so much off. */
  most: z.string().nullable(),
  /** From this sum of goods. */
  minimum: z.string(),
  valid_from: z.string(),
  valid_until: z.string().nullable(),
  limit_total: z.number().nullable(),
  limit_each: z.number().nullable(),
  used: z.number(),
  is_open: z.boolean(),
});

/** A coupon as staff of the shop see it; amounts are paise. */
export type ShopCoupon = z.infer<typeof coupon>;

export const listCoupons = defineEndpoint({
  ...forStaff,
  id: 'commerce.list_coupons',
  method: 'GET',
  path: '/api/staff/shop/coupons',
  summary: 'Coupons, the open ones first.',
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: ok.extend({ data: z.array(coupon) }),
});

/** Adds a coupon: a share off, or an amount. What was agreed on is never changed; it can only be ended. */
export const addCoupon = defineEndpoint({
  ...forStaff,
  id: 'commerce.add_coupon',
  method: 'POST',
  path: '/api/staff/shop/coupons',
  summary: 'Adds a coupon.',
  body: z
    .object({
      code,
      title_en: title,
      title_hi: title,
      basis_points: z.number().int().min(1).max(10_000).nullable(),
      amount: amount.nullable(),
      most: amount.nullable(),
      minimum: amount,
      /** The last day in India on which it counts; `null`: until it is ended. */
      last_day: z.iso.date('Please give a day.').nullable(),
      limit_total: limit,
      limit_each: limit,
      why: staffReason,
    })
    .refine((given) => (given.basis_points === null) !== (given.amount === null), {
      path: ['amount'],
      message: 'Please give a share or an amount, one of them.',
    }),
  answer: ok,
  errors: ['conflict'],
});

/** Ends a coupon now; orders that have it keep it. */
export const endCoupon = defineEndpoint({
  ...forStaff,
  id: 'commerce.end_coupon',
  method: 'POST',
  path: '/api/staff/shop/coupons/:code/end',
  summary: 'Ends a coupon.',
  params: z.object({ code }),
  body: z.object({ why: staffReason }),
  answer: ok,
  errors: ['not_found', 'conflict'],
});
