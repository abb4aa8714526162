import { z } from 'shared/contracts/zod';
import { orderStates } from './commerce-orders';
import { defineEndpoint } from './contract';
import { staffReason } from './staff-members';

const ok = z.object({ status: z.literal(200) });
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const oneOrder = z.object({ id });
const forStaff = { owner: 'mf-commerce', caller: 'staff', permission: 'shop.manage' } as const;

const shopOrder = z.object({
  id: z.number(),
  state: z.enum(orderStates),
  /** `cod` is paid in cash when it comes. */
  payment: z.enum(['online', 'cod']),
  placed_at: z.string(),
  expected_by: z.string(),
  /** Paise. */
  total: z.string(),
  city: z.string().nullable(),
  pin: z.string().nullable(),
  pieces: z.number(),
  /** Pieces that are in no parcel yet. */
  unpacked: z.number(),
});

/** An order in the list of the shop's staff. */
export type ShopOrder = z.infer<typeof shopOrder>;

/** Orders, newest first: of one state or of all. */
export const listShopOrders = defineEndpoint({
  ...forStaff,
  id: 'commerce.list_shop_orders',
  method: 'GET',
  path: '/api/staff/shop/orders',
  summary: 'Orders of all customers.',
  query: z.object({
    state: z.enum(['all', ...orderStates]).default('all'),
    /** A number of an order, or a PIN code. */
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  answer: ok.extend({
    data: z.array(shopOrder),
    total: z.number(),
    per_page: z.number(),
    /** How many wait in each state where something is to be done. */
    waiting: z.object({ confirmed: z.number(), packed: z.number(), shipped: z.number() }),
  }),
});

/** What is to be taken from the shelves for the orders that are not packed. */
export const getPickList = defineEndpoint({
  ...forStaff,
  id: 'commerce.get_pick_list',
  method: 'GET',
  path: '/api/staff/shop/pick-list',
  summary: 'Pieces to be taken from the shelves.',
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: ok.extend({
    data: z.array(
      z.object({
        sku: z.string(),
        name: z.string(),
        pieces: z.number(),
        orders: z.array(z.number()),
      }),
    ),
  }),
});

const line = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  quantity: z.number(),
  packed: z.number(),
});

const shopOrderDetail = shopOrder.extend({
  customer_id: z.number().nullable(),
  ship_to: z.object({ name: z.string(), phone: z.string(), lines: z.array(z.string()) }).nullable(),
  gift_note: z.string().nullable(),
  lines: z.array(line),
  parcels: z.array(
    z.object({
      id: z.number(),
      state: z.string(),
      weight_grams: z.number(),
      courier: z.string().nullable(),
      awb: z.string().nullable(),
      lines: z.array(z.object({ name: z.string(), pieces: z.number() })),
    }),
  ),
  moves: z.array(z.object({ to: z.string(), who: z.string(), why: z.string(), at: z.string() })),
  papers: z.array(z.object({ serial: z.string(), kind: z.string(), path: z.string() })),
});

/** An order with everything that is done about it. */
export type ShopOrderDetail = z.infer<typeof shopOrderDetail>;

export const getShopOrder = defineEndpoint({
  ...forStaff,
  id: 'commerce.get_shop_order',
  method: 'GET',
  path: '/api/staff/shop/orders/:id',
  summary: 'One order of any customer.',
  params: oneOrder,
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: ok.extend({ data: shopOrderDetail }),
  errors: ['not_found'],
});

/** Packs a parcel: of the pieces named, or of all that are left. */
export const packOrder = defineEndpoint({
  ...forStaff,
  id: 'commerce.pack_order',
  method: 'POST',
  path: '/api/staff/shop/orders/:id/parcels',
  summary: 'Packs a parcel of an order.',
  params: oneOrder,
  body: z.object({
    lines: z
      .array(z.object({ line: id, pieces: z.number().int().min(0).max(10) }))
      .max(100)
      .nullable(),
  }),
  answer: ok.extend({ parcel: z.number() }),
  errors: ['not_found', 'conflict'],
});

/** Hands a parcel to the courier: its invoice is issued and its money is taken. */
export const shipParcel = defineEndpoint({
  ...forStaff,
  id: 'commerce.ship_parcel',
  method: 'POST',
  path: '/api/staff/shop/parcels/:id/ship',
  summary: 'Hands a parcel to the courier.',
  params: oneOrder,
  body: z.object({
    courier: z.string().trim().min(2, 'Please name the courier.').max(60),
    awb: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{4,40}$/, 'Please give the number on the label.'),
  }),
  answer: ok,
  errors: ['not_found', 'conflict'],
});

/** Notes that a parcel arrived, or came back undelivered: then its money goes back too. */
export const closeParcel = defineEndpoint({
  ...forStaff,
  id: 'commerce.close_parcel',
  method: 'POST',
  path: '/api/staff/shop/parcels/:id/close',
  summary: 'Notes that a parcel was delivered or came back.',
  params: oneOrder,
  body: z.object({ as: z.enum(['delivered', 'rto']), why: staffReason }),
  answer: ok,
  errors: ['not_found', 'conflict'],
});

/** Cancels an order of which nothing was handed over; all of the money goes back to where it came from. */
export const cancelShopOrder = defineEndpoint({
  ...forStaff,
  id: 'commerce.cancel_shop_order',
  method: 'POST',
  path: '/api/staff/shop/orders/:id/cancel',
  summary: 'Cancels an order for the shop, with a full refund.',
  params: oneOrder,
  body: z.object({ why: staffReason }),
  answer: ok,
  errors: ['not_found', 'conflict'],
});
