import { boolean, integer, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { content, items, pictures } from './schema';

const ownItem = () =>
  integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' });
const item = () =>
  integer('item_id')
    .notNull()
    .references(() => items.id, { onDelete: 'cascade' });
const lang = () => text({ enum: ['en', 'hi'] }).notNull();
const list = (name: string) => text(name).array().notNull();

/** Where a banner, a service or a collection leads: a path within the site. */
export const links = content.table('links', { itemId: ownItem(), href: text().notNull() });

/** Hindi columns are null in rows that an editor wrote before they were there: English stands in. */
export const vratDetails = content.table('vrat_details', {
  itemId: ownItem(),
  festivalIds: list('festival_ids'),
  deity: text().notNull(),
  deityHi: text('deity_hi'),
  frequency: text({ enum: ['yearly', 'monthly', 'fortnightly', 'weekly'] }).notNull(),
});

export const festivalDetails = content.table('festival_details', {
  itemId: ownItem(),
  festivalIds: list('festival_ids'),
  deity: text().notNull(),
  deityHi: text('deity_hi'),
  regions: list('regions'),
  regionsHi: text('regions_hi').array(),
});

/** How a vrat or a festival is kept. `katha` is sanitised HTML. */
export const riteTexts = content.table(
  'rite_texts',
  {
    itemId: item(),
    lang: lang(),
    samagri: list('samagri'),
    vidhi: list('vidhi'),
    katha: text().notNull(),
    foods: list('foods'),
  },
  (table) => [primaryKey({ name: 'rite_texts_pk', columns: [table.itemId, table.lang] })],
);

/** Of an aarti or a bhajan; meanings are sanitised HTML. */
export const lyricDetails = content.table('lyric_details', {
  itemId: ownItem(),
  deity: text().notNull(),
  deityHi: text('deity_hi'),
  tradition: text().notNull(),
  traditionHi: text('tradition_hi'),
  /** What it is sung in, ISO 639-1. */
  language: text({ enum: ['hi', 'mr', 'gu', 'pa'] })
    .notNull()
    .default('hi'),
  audio: text(),
  meaningEn: text('meaning_en').notNull(),
  meaningHi: text('meaning_hi').notNull(),
});

/** Lines in both scripts: `roman[i]` is `devanagari[i]`. */
export const lyricStanzas = content.table(
  'lyric_stanzas',
  {
    itemId: item(),
    position: integer().notNull(),
    devanagari: list('devanagari'),
    roman: list('roman'),
  },
  (table) => [primaryKey({ name: 'lyric_stanzas_pk', columns: [table.itemId, table.position] })],
);

export const videoDetails = content.table('video_details', {
  itemId: ownItem(),
  file: text().notNull(),
  poster: text()
    .notNull()
    .references(() => pictures.hash),
  seconds: integer().notNull(),
  captionsEn: text('captions_en').notNull(),
  captionsHi: text('captions_hi').notNull(),
});

/** Transcripts are sanitised HTML. */
export const podcastDetails = content.table('podcast_details', {
  itemId: ownItem(),
  file: text().notNull(),
  seconds: integer().notNull(),
  transcriptEn: text('transcript_en').notNull(),
  transcriptHi: text('transcript_hi').notNull(),
});

export const podcastChapters = content.table(
  'podcast_chapters',
  { itemId: item(), at: integer().notNull(), en: text().notNull(), hi: text().notNull() },
  (table) => [primaryKey({ name: 'podcast_chapters_pk', columns: [table.itemId, table.at] })],
);

/** The portrait that stands for a story; without a row its first page does. */
export const storyDetails = content.table('story_details', {
  itemId: ownItem(),
  poster: text()
    .notNull()
    .references(() => pictures.hash),
});

export const storyPages = content.table(
  'story_pages',
  {
    itemId: item(),
    position: integer().notNull(),
    picture: text()
      .notNull()
      .references(() => pictures.hash),
    en: text().notNull(),
    hi: text().notNull(),
  },
  (table) => [primaryKey({ name: 'story_pages_pk', columns: [table.itemId, table.position] })],
);

/** A review of an astrologer, a puja or a product, written by a customer. */
export const reviewDetails = content.table('review_details', {
  itemId: ownItem(),
  rating: smallint().notNull(),
  reviewer: text().notNull(),
  /** What is reviewed, by its path within the site. */
  subject: text().notNull(),
  isVerified: boolean('is_verified').notNull().default(false),
});

export const testimonialDetails = content.table('testimonial_details', {
  itemId: ownItem(),
  name: text().notNull(),
  place: text().notNull(),
});
