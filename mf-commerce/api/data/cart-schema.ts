import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { commerce } from './schema';
import { variants } from './store-schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const longId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A basket: of a customer, or of a browser that has its token. */
export const carts = commerce.table(
  'carts',
  {
    id: longId(),
    customerId: integer('customer_id').unique(),
    /** SHA-256 of the browser's token. */
    tokenHash: text('token_hash').unique(),
    coupon: text(),
    /** Where it is to go, for the delivery charge. */
    pin: text(),
    giftNote: text('gift_note'),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [
    index('carts_by_use').on(table.usedAt),
    check('carts_owner', sql`num_nonnulls(${table.customerId}, ${table.tokenHash}) = 1`),
  ],
);

export const cartLines = commerce.table(
  'cart_lines',
  {
    cartId: bigint('cart_id', { mode: 'number' })
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    pieces: integer().notNull(),
    /** The price that was last shown as accepted: a later one is told before it is taken. */
    seenPaise: paise('seen_paise').notNull(),
    addedAt: moment('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.variantId] }),
    check('cart_lines_pieces', sql`${table.pieces} between 1 and 10`),
  ],
);

/** Where customers have their parcels brought. */
export const addresses = commerce.table(
  'addresses',
  {
    id: longId(),
    customerId: integer('customer_id').notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull().default(''),
    city: text().notNull(),
    district: text().notNull(),
    /** GST's two digits of the state. */
    state: text().notNull(),
    pin: text().notNull(),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [index('addresses_of_customer').on(table.customerId, table.usedAt)],
);

/** Something off an order. Never deleted; ended by `valid_until`. */
export const coupons = commerce.table(
  'coupons',
  {
    /** Capitals and digits, as it is typed. */
    code: text().primaryKey(),
    titleEn: text('title_en').notNull(),
    titleHi: text('title_hi').notNull(),
    /** Hundredths of a percent off the goods, or else an amount. */
    basisPoints: integer('basis_points'),
    amountPaise: paise('amount_paise'),
    /** At most so much off. */
    mostPaise: paise('most_paise'),
    /** From this sum of goods. */
    minimumPaise: paise('minimum_paise')
      .notNull()
      .default(sql`0`),
    validFrom: moment('valid_from').notNull().defaultNow(),
    validUntil: moment('valid_until'),
    limitTotal: integer('limit_total'),
    limitEach: integer('limit_each'),
    /** How many orders have it now; counted in the transaction that places one. */
    used: integer().notNull().default(0),
    /** `staff:3`. */
    addedBy: text('added_by').notNull(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} ~ '^[A-Z0-9]{3,20}$'`),
    check('coupons_kind', sql`num_nonnulls(${table.basisPoints}, ${table.amountPaise}) = 1`),
    check('coupons_points', sql`${table.basisPoints} between 1 and 10000`),
    check('coupons_amount', sql`${table.amountPaise} > 0`),
    check(
      'coupons_limit',
      sql`${table.used} between 0 and coalesce(${table.limitTotal}, 2147483647)`,
    ),
  ],
);

/** Which zone a PIN is in: the row with the longest beginning counts, of those the newest. */
export const pinZones = commerce.table(
  'pin_zones',
  {
    prefix: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    /** A zone of `delivery_rates`, or `none` where nothing is brought. */
    zone: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.validFrom] })],
);

/** What it costs to bring a parcel into a zone, with tax, by the moment it begins. */
export const deliveryRates = commerce.table(
  'delivery_rates',
  {
    zone: text().notNull(),
    validFrom: moment('valid_from').notNull(),
    /** Up to 500 g. */
    firstPaise: paise('first_paise').notNull(),
    /** For each further 500 g begun. */
    stepPaise: paise('step_paise').notNull(),
    /** From this sum of goods nothing is charged. */
    freeFromPaise: paise('free_from_paise'),
    days: integer().notNull(),
    /** Up to this sum it can be paid in cash when it comes; never where it is null. */
    codMostPaise: paise('cod_most_paise'),
  },
  (table) => [primaryKey({ columns: [table.zone, table.validFrom] })],
);

/** Which orders have a coupon; given back when an order comes to nothing. */
export const couponRedemptions = commerce.table(
  'coupon_redemptions',
  {
    orderId: bigint('order_id', { mode: 'number' }).primaryKey(),
    code: text()
      .notNull()
      .references(() => coupons.code),
    customerId: integer('customer_id'),
    at: moment('at').notNull().defaultNow(),
    givenBackAt: moment('given_back_at'),
  },
  (table) => [index('redemptions_of_customer').on(table.code, table.customerId)],
);
