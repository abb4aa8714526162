import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { createKundli } from 'shared/contracts/astro-kundli';
import { profileLabels } from 'shared/contracts/astro-profiles';
import type { z } from 'shared/contracts/zod';

export const astro = pgSchema('astro');

/** A text in both languages of the site. */
export interface BothLanguages<T> {
  en: T;
  hi: T;
}

/** What a kundli is computed from, as it was sent. */
export type KeptInput = Omit<z.output<typeof createKundli.body>, 'lang' | 'keep'>;

/** What a chart of a match is computed from. */
export type KeptBirth = Omit<KeptInput, 'name' | 'gender'>;

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

/** Kundlis that were made: what each is computed from, under a random id. */
export const kundlis = astro.table(
  'kundlis',
  {
    id: text('id').primaryKey(),
    input: jsonb('input').$type<KeptInput>().notNull(),
    /** Digest of the maker's browser id. */
    maker: text('maker'),
    userId: bigint('user_id', { mode: 'number' }),
    isNameShared: boolean('is_name_shared').notNull().default(false),
    /** Lets the maker's PDF carry the name. */
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null: kept until its maker deletes it. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [index('kundlis_expires_at').on(table.expiresAt)],
);

/** Two births that were compared, without their names, under a random id. */
export const matches = astro.table(
  'matches',
  {
    id: text('id').primaryKey(),
    boy: jsonb('boy').$type<KeptBirth>().notNull(),
    girl: jsonb('girl').$type<KeptBirth>().notNull(),
    /** Digest of the maker's browser id. */
    maker: text('maker'),
    userId: bigint('user_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('matches_expires_at').on(table.expiresAt)],
);

/** Births a customer has saved. */
export const birthProfiles = astro.table(
  'birth_profiles',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    label: text('label', { enum: profileLabels }).notNull(),
    name: text('name').notNull(),
    gender: text('gender', { enum: ['female', 'male', 'other'] }),
    date: date('date').notNull(),
    /** HH:MM or HH:MM:SS; null when it is not known. */
    time: text('time'),
    placeId: text('place_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('birth_profiles_user_id').on(table.userId)],
);
