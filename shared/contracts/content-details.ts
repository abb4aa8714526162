import { z } from 'shared/contracts/zod';
import { pictureSchema } from './picture-schema';

/** One part of a remedy article. Each kind has its own shape. */
const articleSection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(1),
  }),
  z.object({
    kind: z.literal('mantra'),
    heading: z.string(),
    devanagari: z.string(),
    transliteration: z.string(),
    meaning: z.string(),
    practice: z.string(),
  }),
  z.object({
    kind: z.literal('list'),
    heading: z.string(),
    /** What following it costs: shown as a badge, so that free steps stand out. */
    cost: z.enum(['free', 'small', 'optional']).optional(),
    intro: z.string().optional(),
    items: z.array(z.object({ term: z.string().optional(), text: z.string() })).min(1),
  }),
  z.object({
    kind: z.literal('caution'),
    heading: z.string(),
    paragraphs: z.array(z.string()).min(1),
  }),
]);

/** A section of an article: text, mantra, list or caution, told apart by `kind`. */
export type ArticleSection = z.infer<typeof articleSection>;

const html = z.string();
const texts = z.array(z.string());
const nothing = z.object({});
const link = z.object({ href: z.string() });
const rite = { samagri: texts, vidhi: texts, katha: html, foods: texts };
const vrat = z.object({
  deity: z.string(),
  frequency: z.enum(['yearly', 'monthly', 'fortnightly', 'weekly']),
  festival_ids: texts,
});
const festival = z.object({ deity: z.string(), regions: texts, festival_ids: texts });
const lyrics = z.object({ deity: z.string() });
const media = z.object({ seconds: z.number().int() });
const count = z.object({ pages: z.number().int() });
const review = z.object({
  rating: z.number().int(),
  reviewer: z.string(),
  subject: z.string(),
  is_verified: z.boolean(),
});

/** What a kind adds to an item: `brief` in lists, `full` when one item is asked for. */
export const contentDetails = {
  nothing: { brief: nothing, full: nothing },
  link: { brief: link, full: link },
  remedy: { brief: nothing, full: z.object({ sections: z.array(articleSection).min(1) }) },
  vrat: { brief: vrat, full: vrat.extend(rite) },
  festival: { brief: festival, full: festival.extend(rite) },
  lyrics: {
    brief: lyrics,
    full: lyrics.extend({
      tradition: z.string(),
      /** What it is sung in, ISO 639-1; Hindi stands for its dialects too. */
      language: z.enum(['hi', 'mr', 'gu', 'pa']),
      audio: z.string().optional(),
      stanzas: z.array(z.object({ devanagari: texts, roman: texts })),
      meaning: html,
    }),
  },
  video: {
    brief: media,
    full: media.extend({
      file: z.string(),
      poster: pictureSchema,
      captions: z.object({ en: z.string(), hi: z.string() }),
    }),
  },
  podcast: {
    brief: media,
    full: media.extend({
      file: z.string(),
      chapters: z.array(z.object({ at: z.number().int(), title: z.string() })),
      transcript: html,
    }),
  },
  story: {
    brief: count,
    full: count.extend({
      /** The portrait that stands for the whole. */
      poster: pictureSchema,
      story: z.array(z.object({ picture: pictureSchema, text: z.string() })),
    }),
  },
  collection: {
    brief: count,
    full: count.extend({
      members: z.array(z.object({ slug: z.string(), title: z.string(), picture: pictureSchema })),
    }),
  },
  review: { brief: review, full: review },
  testimonial: {
    brief: z.object({ name: z.string(), place: z.string() }),
    full: z.object({ name: z.string(), place: z.string() }),
  },
};

/** The name of a shape of details. */
export type DetailsName = keyof typeof contentDetails;

/** The details of an item as lists carry them. */
export type BriefDetails<N extends DetailsName> = z.infer<(typeof contentDetails)[N]['brief']>;

/** The details of one item in full, in one language. Texts that hold paragraphs are sanitised HTML. */
export type FullDetails<N extends DetailsName> = z.infer<(typeof contentDetails)[N]['full']>;
