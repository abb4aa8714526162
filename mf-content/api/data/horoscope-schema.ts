import { sql } from 'drizzle-orm';
import { check, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { horoscopePeriods, signSlugs } from 'shared/contracts/content-horoscope';
import { content } from './schema';

/** Horoscopes written by editors; where there is none, one is composed from the transits. */
export const horoscopes = content.table(
  'horoscopes',
  {
    period: text({ enum: horoscopePeriods }).notNull(),
    sign: text({ enum: signSlugs }).notNull(),
    /** As the period is named: `2026-11-21`, `2026-W47`, `2026-11` or `2026`. */
    key: text().notNull(),
    lang: text({ enum: ['en', 'hi'] }).notNull(),
    summary: text().notNull(),
    paragraphs: text().array().notNull(),
    love: text().notNull(),
    career: text().notNull(),
    money: text().notNull(),
    health: text().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({
      name: 'horoscopes_pk',
      columns: [table.period, table.key, table.lang, table.sign],
    }),
    check('horoscopes_has_text', sql`cardinality(${table.paragraphs}) > 0`),
  ],
);
