import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ArticleSection } from 'shared/contracts/content';

const content = pgSchema('content');

/** What is true of an item in every language. `kind` is remedies now; blog, vrat and others follow. */
export const items = content.table(
  'items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    slug: text().notNull(),
    status: text({ enum: ['draft', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    /** `seed` rows follow the text shipped with the release; an edited row is left alone. */
    origin: text({ enum: ['seed', 'editor'] })
      .notNull()
      .default('editor'),
    position: integer().notNull().default(0),
    image: text().notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('items_kind_slug').on(table.kind, table.slug),
    index('items_list').on(table.kind, table.status, table.position),
    check('items_status', sql`${table.status} in ('draft', 'published', 'archived')`),
    check('items_origin', sql`${table.origin} in ('seed', 'editor')`),
    check(
      'items_published_has_date',
      sql`${table.status} <> 'published' or ${table.publishedAt} is not null`,
    ),
  ],
);

/** What an item says in one language. */
export const texts = content.table(
  'texts',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    lang: text({ enum: ['en', 'hi'] }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    body: jsonb().$type<ArticleSection[]>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'texts_pk', columns: [table.itemId, table.lang] }),
    check('texts_lang', sql`${table.lang} in ('en', 'hi')`),
  ],
);
