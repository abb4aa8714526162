import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commerce } from './schema';
import { variants } from './store-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const longId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();
const reference = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** Where a parcel goes: a copy, as it was when the order was placed. */
export interface ShipTo {
  name: string;
  phone: string;
  line1: string;
  line2: string;
  city: string;
  district: string;
  /** GST's two digits of the state. */
  state: string;
  pin: string;
}

/** What a customer ordered at once. Its states and moves are in `orders/order-machine.ts`. */
export const orders = commerce.table(
  'orders',
  {
    id: longId(),
    /** Null once the account is erased. */
    customerId: integer('customer_id'),
    state: text().notNull().default('placed'),
    /** `online`, or `cod`: in cash when it comes. */
    payment: text().notNull(),
    lang: text().notNull(),
    /** The idempotency key of the call that placed it, and a hash of what it said. */
    placingKey: text('placing_key').notNull(),
    placingHash: text('placing_hash').notNull(),
    goodsPaise: paise('goods_paise').notNull(),
    discountPaise: paise('discount_paise').notNull(),
    deliveryPaise: paise('delivery_paise').notNull(),
    /** goods - discount + delivery, with all taxes. */
    totalPaise: paise('total_paise').notNull(),
    coupon: text(),
    giftNote: text('gift_note'),
    shipTo: jsonb('ship_to').$type<ShipTo>(),
    /** Where its notices go; null for who has no address on file. */
    email: text(),
    expectedBy: date('expected_by').notNull(),
    placedAt: moment('placed_at').notNull().defaultNow(),
    /** Until then it can be paid. */
    expiresAt: moment('expires_at').notNull(),
    /** The page on which it is paid, once it was asked for. */
    payPath: text('pay_path'),
    /** Key of the hold with its money, once there is one: `order:12`, or `order:12:late`. */
    holdKey: text('hold_key'),
    /** How much of it was paid in, and may go back to its source. */
    cashPaise: paise('cash_paise'),
    /** Key of the capture, once the money is taken. */
    captureKey: text('capture_key'),
    /** How often its pieces were reserved: after an expiry again, under another reference. */
    reservation: integer().notNull().default(1),
    /** What came too late, lies in the wallet and may be sent back. */
    latePaise: paise('late_paise'),
  },
  (table) => [
    uniqueIndex('orders_placed_once').on(table.customerId, table.placingKey),
    index('orders_of_customer').on(table.customerId, table.id),
    index('orders_by_state').on(table.state, table.id),
    check(
      'orders_total',
      sql`${table.totalPaise} = ${table.goodsPaise} - ${table.discountPaise} + ${table.deliveryPaise} and ${table.totalPaise} > 0`,
    ),
  ],
);

/** A variant in an order, as it was agreed on: names, price, discount and rate never change. */
export const orderLines = commerce.table(
  'order_lines',
  {
    id: longId(),
    orderId: reference('order_id').references(() => orders.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    sku: text().notNull(),
    slug: text().notNull(),
    nameEn: text('name_en').notNull(),
    nameHi: text('name_hi').notNull(),
    labelEn: text('label_en').notNull(),
    labelHi: text('label_hi').notNull(),
    hsn: text().notNull(),
    weightGrams: integer('weight_grams').notNull(),
    quantity: integer().notNull(),
    unitPricePaise: paise('unit_price_paise').notNull(),
    /** Off the whole line. */
    discountPaise: paise('discount_paise').notNull(),
    /** Its part of the delivery charge, with tax. */
    deliveryPaise: paise('delivery_paise').notNull(),
    /** Of the tax, on the day of the order. */
    basisPoints: integer('basis_points').notNull(),
    /** The rate's: `taxed`, `nil` or `exempt`. */
    treatment: text().notNull().default('taxed'),
    /** Pieces that are in a parcel, and of those that a return was asked for and not refused. */
    packed: integer().notNull().default(0),
    returned: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('order_lines_once').on(table.orderId, table.variantId),
    check('order_lines_quantity', sql`${table.quantity} between 1 and 10`),
    check(
      'order_lines_pieces',
      sql`${table.packed} between 0 and ${table.quantity} and ${table.returned} between 0 and ${table.packed}`,
    ),
    check(
      'order_lines_discount',
      sql`${table.discountPaise} between 0 and ${table.quantity} * ${table.unitPricePaise}`,
    ),
  ],
);

const moves = (name: string, of: string, parent: { id: AnyPgColumn }) =>
  commerce.table(
    name,
    {
      id: longId(),
      ofId: reference(of).references(() => parent.id),
      from: text().notNull(),
      to: text().notNull(),
      /** `customer`, `staff:3`, `payments`, `courier` or `site`. */
      who: text().notNull(),
      why: text().notNull(),
      at: moment('at').notNull().defaultNow(),
    },
    (table) => [index(`${name}_in_order`).on(table.ofId, table.id)],
  );

/** Every move of an order from state to state. Append-only. */
export const orderMoves = moves('order_moves', 'order_id', orders);

/** A parcel of an order. Its states are in `shipping/shipment-machine.ts`. */
export const shipments = commerce.table(
  'shipments',
  {
    id: longId(),
    orderId: reference('order_id').references(() => orders.id),
    state: text().notNull().default('packed'),
    weightGrams: integer('weight_grams').notNull(),
    packedAt: moment('packed_at').notNull().defaultNow(),
    shippedAt: moment('shipped_at'),
    deliveredAt: moment('delivered_at'),
    /** The courier's and its number for the parcel. */
    courier: text(),
    awb: text().unique(),
    /** Of the provider that booked the courier. */
    providerId: text('provider_id'),
    labelUrl: text('label_url'),
  },
  (table) => [
    index('shipments_of_order').on(table.orderId),
    index('shipments_by_state').on(table.state, table.id),
  ],
);

/** Pieces of a line in a parcel: from the piece `first_piece` on, of the line's pieces from 0. */
export const shipmentLines = commerce.table(
  'shipment_lines',
  {
    shipmentId: reference('shipment_id').references(() => shipments.id),
    lineId: reference('line_id').references(() => orderLines.id),
    firstPiece: integer('first_piece').notNull(),
    pieces: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shipmentId, table.lineId] })],
);

export const shipmentMoves = moves('shipment_moves', 'shipment_id', shipments);

/** What the courier said of a parcel; said again, it is one row. */
export const trackingEvents = commerce.table(
  'tracking_events',
  {
    id: longId(),
    shipmentId: reference('shipment_id').references(() => shipments.id),
    at: moment('at').notNull(),
    status: text().notNull(),
    place: text().notNull(),
  },
  (table) => [uniqueIndex('tracking_events_once').on(table.shipmentId, table.at, table.status)],
);

/** Pieces of a line that a customer gives back. Its states are in `returns/return-machine.ts`. */
export const returns = commerce.table(
  'returns',
  {
    id: longId(),
    orderId: reference('order_id').references(() => orders.id),
    lineId: reference('line_id').references(() => orderLines.id),
    state: text().notNull().default('asked'),
    firstPiece: integer('first_piece').notNull(),
    pieces: integer().notNull(),
    /** `refund` or `exchange`. */
    wish: text().notNull(),
    /** Why, as a word of the list, and in the customer's own. */
    reason: text().notNull(),
    words: text().notNull(),
    /** Hashes of the picture store. */
    pictures: jsonb().$type<string[]>().notNull(),
    /** Said to the customer when it is refused or sent back. */
    answer: text(),
    askedAt: moment('asked_at').notNull().defaultNow(),
  },
  (table) => [
    index('returns_of_order').on(table.orderId),
    index('returns_by_state').on(table.state, table.id),
    check('returns_pieces', sql`${table.pieces} > 0`),
  ],
);

export const returnMoves = moves('return_moves', 'return_id', returns);

/** Money that goes back for an order: decided in a transaction, carried out by a job under its key. */
export const orderRefunds = commerce.table(
  'order_refunds',
  {
    id: longId(),
    orderId: reference('order_id').references(() => orders.id),
    /** What it is for: `cancel`, `return:5`, `rto:3`; once each. */
    reason: text().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** `wallet`, `source`, or `bank` for what was paid in cash. */
    target: text().notNull(),
    /** `asked` until the money has moved; `waiting` for bank details. */
    state: text().notNull().default('asked'),
    askedAt: moment('asked_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('order_refunds_once').on(table.orderId, table.reason),
    check('order_refunds_amount', sql`${table.amountPaise} > 0`),
  ],
);
