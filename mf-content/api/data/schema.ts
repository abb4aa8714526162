import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { ArticleSection } from 'shared/contracts/content-details';

export const content = pgSchema('content');

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A picture of the site's store, known by the hash of its bytes. */
export const pictures = content.table('pictures', {
  hash: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** `data:` address of a picture a few pixels wide, shown until the real one is there. */
  placeholder: text().notNull(),
});

/** What is true of an item in every language. */
export const items = content.table(
  'items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    slug: text().notNull(),
    /** A scheduled item is shown from `published_at` on. */
    status: text({ enum: ['draft', 'scheduled', 'published', 'archived'] })
      .notNull()
      .default('draft'),
    /** `seed` rows follow the text shipped with the release; an edited row is left alone. */
    origin: text({ enum: ['seed', 'editor'] })
      .notNull()
      .default('editor'),
    /** Of the seed this row was written from: the same seed is not written twice. */
    seedHash: text('seed_hash'),
    position: integer().notNull().default(0),
    /** Read by releases before pictures had a store. */
    image: text().notNull().default(''),
    cover: text().references(() => pictures.hash),
    /** Slug of an item of kind `category` or of a collection. */
    category: text().notNull().default(''),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    author: text().notNull().default(''),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('items_kind_slug').on(table.kind, table.slug),
    index('items_list').on(table.kind, table.status, table.position),
    index('items_by_date')
      .on(table.kind, table.publishedAt, table.id)
      .where(isListed(table.status)),
    index('items_by_position')
      .on(table.kind, table.position, table.id)
      .where(isListed(table.status)),
    index('items_of_category_by_date')
      .on(table.kind, table.category, table.publishedAt, table.id)
      .where(isListed(table.status)),
    index('items_of_category_by_position')
      .on(table.kind, table.category, table.position, table.id)
      .where(isListed(table.status)),
    index('items_tags').using('gin', table.tags),
    index('items_near_slug').using('gin', table.slug.op('gin_trgm_ops')),
    check('items_status', sql`${table.status} in ('draft', 'scheduled', 'published', 'archived')`),
    check('items_origin', sql`${table.origin} in ('seed', 'editor')`),
    check(
      'items_shown_has_date',
      sql`${table.status} in ('draft', 'archived') or ${table.publishedAt} is not null`,
    ),
  ],
);

/** Written as a literal, so that the planner sees that a query's condition is the index's. */
export function isListed(status: unknown): SQL {
  return sql`${status} in ('published', 'scheduled')`;
}

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
    /** Remedies only: their sections; the other kinds' text is `body`. */
    sections: jsonb('body')
      .$type<ArticleSection[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Sanitised HTML. */
    body: text('html').notNull().default(''),
    coverAlt: text('cover_alt').notNull().default(''),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, title), 'A') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, summary), 'B') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, html), 'C') || setweight(to_tsvector(case when lang = 'en' then 'english'::regconfig else 'simple'::regconfig end, body), 'C')`,
    ),
  },
  (table) => [
    primaryKey({ name: 'texts_pk', columns: [table.itemId, table.lang] }),
    index('texts_search').using('gin', table.search),
    index('texts_near_title').using('gin', table.title.op('gin_trgm_ops')),
    check('texts_lang', sql`${table.lang} in ('en', 'hi')`),
  ],
);
