import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { commerce, products } from './schema';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'bigint' });
const longId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** What is bought: a size, weight or kind of a product. A product of one kind has one. */
export const variants = commerce.table(
  'variants',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sku: text().notNull().unique(),
    position: integer().notNull(),
    /** `on_sale` or `withdrawn`. */
    status: text().notNull().default('on_sale'),
    weightGrams: integer('weight_grams').notNull(),
  },
  (table) => [index('variants_of_product').on(table.productId, table.position)],
);

export const variantTexts = commerce.table(
  'variant_texts',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    lang: text().notNull(),
    /** What tells it apart from its siblings; empty when it has none. */
    label: text().notNull(),
    netQuantity: text('net_quantity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.lang] })],
);

/** Prices with all taxes, by the moment they begin: the newest that has begun is the price. Append-only. */
export const prices = commerce.table(
  'prices',
  {
    id: longId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    validFrom: moment('valid_from').notNull().defaultNow(),
    pricePaise: paise('price_paise').notNull(),
    /** Only when a printed maximum retail price is above our price. */
    mrpPaise: paise('mrp_paise'),
    /** `seed`, or `staff:3`. */
    setBy: text('set_by').notNull(),
  },
  (table) => [
    index('prices_of_variant').on(table.variantId, table.validFrom, table.id),
    check('price_is_positive', sql`${table.pricePaise} > 0`),
    check(
      'mrp_is_above_price',
      sql`${table.mrpPaise} is null or ${table.mrpPaise} > ${table.pricePaise}`,
    ),
  ],
);

/** Pieces in the store room, and how many of them are promised to orders. */
export const stock = commerce.table(
  'stock',
  {
    variantId: integer('variant_id')
      .primaryKey()
      .references(() => variants.id),
    onHand: integer('on_hand').notNull(),
    reserved: integer().notNull().default(0),
  },
  (table) => [check('reserved_is_on_hand', sql`${table.reserved} between 0 and ${table.onHand}`)],
);

/** Every change of stock, written with it. Append-only; their sums are the stock. */
export const stockMoves = commerce.table(
  'stock_moves',
  {
    id: longId(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    at: moment('at').notNull().defaultNow(),
    onHandChange: integer('on_hand_change').notNull(),
    reservedChange: integer('reserved_change').notNull(),
    /** See `stock/move-stock.ts`. */
    reason: text().notNull(),
    /** What it was for, `order:12`: the same change for the same thing is made once. */
    reference: text(),
    /** `seed`, `staff:3`, `customer` or `site`. */
    who: text().notNull(),
  },
  (table) => [
    index('stock_moves_of_variant').on(table.variantId, table.id),
    uniqueIndex('stock_moves_once').on(table.reference, table.variantId, table.reason),
  ],
);
