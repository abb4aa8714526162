import { bigint, boolean, integer, jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const astro = pgSchema('astro');

/** A text in both languages of the site. */
export interface BothLanguages<T> {
  en: T;
  hi: T;
}

const inBoth = <T>(name: string) => jsonb(name).$type<BothLanguages<T>>().notNull();

export const astrologers = astro.table('astrologers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  slug: text('slug').notNull().unique(),
  name: inBoth<string>('name'),
  languages: inBoth<string[]>('languages'),
  skills: inBoth<string[]>('skills'),
  about: inBoth<string>('about'),
  experienceYears: integer('experience_years').notNull(),
  pricePerMinute: bigint('price_per_minute', { mode: 'bigint' }).notNull(),
  image: text('image').notNull(),
  status: text('status', { enum: ['online', 'busy', 'offline'] })
    .notNull()
    .default('offline'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** Order in lists, smallest first. */
  position: integer('position').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
