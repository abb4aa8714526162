import type { z } from 'shared/contracts/zod';
import { defineKind, defineList } from './content-items';

/*
 * Every kind of content. The names in the addresses are those of the product's specification: some
 * are plural in lists only (`get_banners`), some everywhere (`get_single_festivals`).
 */
export const banner = defineList({
  kind: 'banner',
  list: 'banners',
  details: 'link',
  order: 'shelf',
});
export const services = defineList({ kind: 'services', details: 'link', order: 'shelf' });
export const collection = defineList({ kind: 'collection', details: 'link', order: 'shelf' });
export const category = defineList({ kind: 'category', details: 'nothing', order: 'shelf' });
export const testimonial = defineList({
  kind: 'testimonial',
  details: 'testimonial',
  order: 'newest',
});
export const review = defineKind({ kind: 'review', details: 'review', order: 'newest' });
export const blog = defineKind({ kind: 'blog', details: 'nothing', order: 'newest' });
export const news = defineKind({ kind: 'news', details: 'nothing', order: 'newest' });
export const vastu = defineKind({ kind: 'vastu', details: 'nothing', order: 'shelf' });
export const tarot = defineKind({ kind: 'tarot', details: 'nothing', order: 'shelf' });
export const numerology = defineKind({ kind: 'numerology', details: 'nothing', order: 'shelf' });
export const nakshatra = defineKind({ kind: 'nakshatra', details: 'nothing', order: 'shelf' });
export const sign = defineKind({ kind: 'sign', details: 'nothing', order: 'shelf' });
export const remedies = defineKind({ kind: 'remedies', details: 'remedy', order: 'shelf' });
export const vrat = defineKind({ kind: 'vrat', details: 'vrat', order: 'shelf' });
export const festivals = defineKind({ kind: 'festivals', details: 'festival', order: 'shelf' });
export const aarti = defineKind({ kind: 'aarti', details: 'lyrics', order: 'shelf' });
export const bhajan = defineKind({ kind: 'bhajan', details: 'lyrics', order: 'shelf' });
export const video = defineKind({ kind: 'video', details: 'video', order: 'newest' });
export const podcast = defineKind({ kind: 'podcast', details: 'podcast', order: 'newest' });
/** Pictures one by one; a picture's category is the collection that holds it. */
export const gallery = defineKind({ kind: 'gallery', details: 'nothing', order: 'shelf' });
export const galleryCollection = defineKind({
  kind: 'gallery_collection',
  details: 'collection',
  order: 'shelf',
});
export const story = defineKind({ kind: 'story', details: 'story', order: 'newest' });
/** A story's category is the collection that holds it. */
export const storyCollection = defineKind({
  kind: 'story_collection',
  details: 'collection',
  order: 'shelf',
});

/** The kinds that have pages of their own: list, and one item at a time. */
export const articleKinds = {
  blog,
  news,
  vastu,
  tarot,
  numerology,
  nakshatra,
  sign,
  remedies,
  vrat,
  festivals,
  aarti,
  bhajan,
  video,
  podcast,
  gallery_collection: galleryCollection,
  story,
};

/** The name of a kind with pages of its own. */
export type ArticleKind = keyof typeof articleKinds;

/** One remedy in full, in one language. */
export type Remedy = z.output<typeof remedies.bySlug.answer>['data'];

/** A remedy as lists show it. */
export type RemedySummary = z.output<typeof remedies.list.answer>['data'][number];
