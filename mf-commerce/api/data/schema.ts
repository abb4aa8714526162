import {
  bigint,
  char,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** Everything this remote stores lives in the PostgreSQL schema `commerce`. */
export const commerce = pgSchema('commerce');

export const categories = commerce.table('categories', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  position: integer().notNull(),
});

export const categoryTexts = commerce.table(
  'category_texts',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    lang: text().notNull(),
    name: text().notNull(),
    lead: text().notNull(),
    description: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.lang] })],
);

export const products = commerce.table(
  'products',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    slug: text().notNull().unique(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    position: integer().notNull(),
    status: text().notNull().default('published'),
    // price, MRP, quantity and weight are read by releases of before there were variants
    pricePaise: bigint('price_paise', { mode: 'bigint' }).notNull(),
    mrpPaise: bigint('mrp_paise', { mode: 'bigint' }),
    quantity: integer().notNull(),
    weightGrams: integer('weight_grams').notNull(),
    originCountry: char('origin_country', { length: 2 }).notNull(),
    /** Tariff heading that taxes go by: four, six or eight digits. */
    hsn: text(),
    /** Whose name the product carries by law: `maker`, `packer` or `importer`. */
    makerKind: text('maker_kind'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('products_shelf').on(table.status, table.position, table.id),
    check('price_is_positive', sql`${table.pricePaise} > 0`),
    check(
      'mrp_is_above_price',
      sql`${table.mrpPaise} is null or ${table.mrpPaise} > ${table.pricePaise}`,
    ),
    check('quantity_is_not_negative', sql`${table.quantity} >= 0`),
  ],
);

export const productTexts = commerce.table(
  'product_texts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    lang: text().notNull(),
    name: text().notNull(),
    pictureAlt: text('picture_alt').notNull(),
    summary: text().notNull(),
    description: jsonb().$type<string[]>().notNull(),
    materials: text().notNull(),
    dimensions: text().notNull(),
    netQuantity: text('net_quantity').notNull(),
    details: jsonb().$type<{ label: string; value: string }[]>().notNull(),
    box: jsonb().$type<string[]>().notNull(),
    care: jsonb().$type<string[]>().notNull(),
    delivery: text().notNull(),
    returns: text().notNull(),
    makerName: text('maker_name'),
    makerAddress: text('maker_address'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.lang] })],
);
