import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

const paise = z.string().regex(/^\d+$/);
const own = { owner: 'mf-commerce', caller: 'signed-in' } as const;
const langQuery = z.object({ lang: z.enum(['en', 'hi']).default('en') });
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const oneOrder = z.object({ id });

/**
 * Where an order stands. `placed` waits for its payment; `confirmed` is paid, or to be paid in cash, and
 * its pieces are set aside; it is `packed` from its first parcel on, `shipped` and `delivered` with its
 * last one. `expired` was not paid in time; `rto` came back undelivered and is `refunded`.
 */
export const orderStates = [
  ...['placed', 'confirmed', 'packed', 'shipped', 'delivered', 'closed'],
  ...['expired', 'cancelled', 'rto', 'refunded'],
] as const;

/**
 * Places the basket as an order. Its pieces are set aside first; then it is paid at `path`, or in cash when
 * it comes. `total` is what the customer saw: when anything is different by now it is `changed` (409)
 * with each change, and nothing is ordered. The same key is the same order.
 */
export const createOrderHistory = defineEndpoint({
  ...own,
  id: 'commerce.create_order_history',
  method: 'POST',
  path: '/api/create_order_history',
  summary: 'Places the basket as an order.',
  query: langQuery,
  body: z.object({
    address_id: id,
    payment: z.enum(['online', 'cod']),
    /** Paise, all in all. */
    total: paise,
  }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      id: z.number().int(),
      state: z.enum(orderStates),
      /** Where it is paid, or where it stands. */
      path: z.string(),
    }),
  }),
  errors: ['changed', 'conflict', 'not_found', 'account_closed', 'unavailable'],
  idempotency: 'own',
  allowance: { count: 30, seconds: 3600 },
});

const paidFor = z.object({
  /** `order`, `booking`, `plan`, `recharge`. */
  kind: z.string(),
  /** Unique within its kind. */
  id: z.string(),
  title: z.string(),
  /** A word for its state, for people. */
  status: z.string(),
  /** Whether something is still to come of it. */
  is_open: z.boolean(),
  /** Null where nothing was to be paid. */
  amount: paise.nullable(),
  at: z.string(),
  /** Its page. */
  path: z.string(),
});

/** Something that was paid for, as the list of all of it shows it. */
export type PaidFor = z.infer<typeof paidFor>;

/** Orders, bookings, the plan and recharges, newest first. `is_complete` is false where a part can't be read. */
export const getOrderHistory = defineEndpoint({
  owner: 'mf-commerce',
  caller: 'self',
  selfParam: 'userId',
  id: 'commerce.get_order_history_by_user',
  method: 'GET',
  path: '/api/get_order_history_by_user/:userId',
  summary: 'Lists everything that the customer paid for, newest first.',
  params: z.object({ userId: id }),
  query: langQuery,
  answer: z.object({
    status: z.literal(200),
    data: z.array(paidFor),
    is_complete: z.boolean(),
  }),
});

const orderLine = z.object({
  id: z.number().int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  label: z.string(),
  quantity: z.number().int(),
  unit_price: paise,
  discount: paise,
  paid: paise,
  /** Pieces that can be given back now. */
  returnable: z.number().int(),
});

const order = z.object({
  id: z.number().int(),
  state: z.enum(orderStates),
  payment: z.enum(['online', 'cod']),
  placed_at: z.string(),
  lines: z.array(orderLine),
  goods: paise,
  discount: paise,
  delivery: paise,
  total: paise,
  coupon: z.string().nullable(),
  gift_note: z.string().nullable(),
  ship_to: z
    .object({
      name: z.string(),
      phone: z.string(),
      lines: z.array(z.string()),
    })
    .nullable(),
  expected_by: z.string(),
  /** Where it is paid, while it waits for that; and until when. */
  pay_path: z.string().nullable(),
  pay_until: z.string().nullable(),
  can_cancel: z.boolean(),
  /** Until then pieces can be given back. */
  return_until: z.string().nullable(),
  /** What came too late to pay for it: it lies in the wallet. */
  late: paise.nullable(),
  moves: z.array(z.object({ to: z.string(), at: z.string() })),
  shipments: z.array(
    z.object({
      id: z.number().int(),
      state: z.string(),
      courier: z.string().nullable(),
      awb: z.string().nullable(),
      lines: z.array(z.object({ name: z.string(), pieces: z.number().int() })),
      events: z.array(z.object({ at: z.string(), status: z.string(), place: z.string() })),
    }),
  ),
  returns: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      pieces: z.number().int(),
      state: z.string(),
      wish: z.enum(['refund', 'exchange']),
      answer: z.string().nullable(),
    }),
  ),
  /** Invoices and credit notes, as PDF. */
  papers: z.array(z.object({ serial: z.string(), path: z.string() })),
  refunds: z.array(
    z.object({
      amount: paise,
      target: z.enum(['wallet', 'source', 'bank']),
      state: z.enum(['asked', 'done', 'waiting']),
    }),
  ),
});

/** An order as its customer sees it. */
export type Order = z.infer<typeof order>;

const orderAnswer = z.object({ status: z.literal(200), data: order });

/** Another customer's order is not found. */
export const getOrder = defineEndpoint({
  ...own,
  id: 'commerce.get_order',
  method: 'GET',
  path: '/api/orders/:id',
  summary: "Gives one of the customer's orders.",
  params: oneOrder,
  query: langQuery,
  answer: orderAnswer,
  errors: ['not_found'],
});

/** Before anything was handed to the courier; all of the money goes back, to the wallet or to its source. */
export const cancelOrder = defineEndpoint({
  ...own,
  id: 'commerce.cancel_order',
  method: 'POST',
  path: '/api/orders/:id/cancel',
  summary: 'Cancels an order that has not been dispatched, with a full refund.',
  params: oneOrder,
  query: langQuery,
  body: z.object({ refund_to: z.enum(['wallet', 'source']).default('wallet') }),
  answer: orderAnswer,
  errors: ['not_found', 'conflict'],
});

/** Sends what came too late for an order from the wallet to where it was paid from. */
export const returnLatePayment = defineEndpoint({
  ...own,
  id: 'commerce.return_late_payment',
  method: 'POST',
  path: '/api/orders/:id/return-payment',
  summary: 'Sends a payment that came too late back to its source.',
  params: oneOrder,
  query: langQuery,
  answer: orderAnswer,
  errors: ['not_found', 'conflict', 'insufficient_funds', 'unavailable'],
});

/** Puts what was ordered into the basket again, as far as it is on sale. */
export const buyAgain = defineEndpoint({
  ...own,
  id: 'commerce.buy_again',
  method: 'POST',
  path: '/api/orders/:id/again',
  summary: 'Puts what was ordered into the basket again.',
  params: oneOrder,
  answer: z.object({ status: z.literal(200), data: z.object({ added: z.number().int() }) }),
  errors: ['not_found'],
});
