import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { riteKinds } from 'shared/contracts/content-darshan';
import { content } from './schema';

const origin = () =>
  text({ enum: ['seed', 'editor'] })
    .notNull()
    .default('editor');

/** Temples and ghats whose hours are listed. `seed` rows follow the release; edited ones are left alone. */
export const darshanTemples = content.table(
  'darshan_temples',
  {
    slug: text().primaryKey(),
    position: integer().notNull().default(0),
    origin: origin(),
    nameEn: text('name_en').notNull(),
    nameHi: text('name_hi').notNull(),
    placeEn: text('place_en').notNull(),
    placeHi: text('place_hi').notNull(),
    deityEn: text('deity_en').notNull(),
    deityHi: text('deity_hi').notNull(),
    /** Who publishes the hours, and where. */
    keeperEn: text('keeper_en').notNull(),
    keeperHi: text('keeper_hi').notNull(),
    website: text().notNull(),
    timeZone: text('time_zone').notNull(),
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
  },
  (table) => [
    check('darshan_temples_origin', sql`${table.origin} in ('seed', 'editor')`),
    check('darshan_temples_website', sql`${table.website} ~ '^https?://'`),
  ],
);

/** A time of day: `05:30` on the temple's clocks, or minutes from the sun: `sunset`, `sunrise-15`. */
const isRiteTime = (column: unknown) =>
  sql`${column} ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|sun(rise|set)([+-][0-9]{1,3})?)$'`;

/** What happens at a temple every day, or on some days. */
export const darshanRites = content.table(
  'darshan_rites',
  {
    temple: text()
      .notNull()
      .references(() => darshanTemples.slug, { onDelete: 'cascade' }),
    slug: text().notNull(),
    origin: origin(),
    kind: text({ enum: riteKinds }).notNull(),
    nameEn: text('name_en').notNull(),
    nameHi: text('name_hi').notNull(),
    starts: text().notNull(),
    /** On the clock, one that is not after `starts` is on the day after; null when not published. */
    ends: text(),
    /** 1-12, where it isn't kept in all of them. */
    months: integer().array(),
    /** 0 Sunday to 6 Saturday, where it isn't kept on all of them. */
    weekdays: integer().array(),
    /** HLS address. The seed never writes it. */
    stream: text(),
    /** When the temple agreed in writing. */
    streamPermittedOn: date('stream_permitted_on'),
  },
  (table) => [
    primaryKey({ name: 'darshan_rites_pk', columns: [table.temple, table.slug] }),
    check('darshan_rites_origin', sql`${table.origin} in ('seed', 'editor')`),
    check('darshan_rites_kind', sql`${table.kind} in ('darshan', 'aarti')`),
    check('darshan_rites_starts', isRiteTime(table.starts)),
    check('darshan_rites_ends', isRiteTime(table.ends)),
    check('darshan_rites_stream', sql`${table.stream} ~ '^https?://'`),
    check(
      'darshan_rites_stream_permitted',
      sql`${table.stream} is null or ${table.streamPermittedOn} is not null`,
    ),
  ],
);
