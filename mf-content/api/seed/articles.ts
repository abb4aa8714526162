import { defineContent, mediaOf, type ContentItem, type Fields } from 'shared/content/content-kind';
import { z } from 'shared/contracts/zod';
import { remoteFolder } from '../remote-folder';
import type { ContentSeed } from './content-seed';

type Shape = Readonly<Record<string, z.ZodType>>;

const moment = z.iso.datetime({ offset: true });

const itemShape = {
  category: z.string().default(''),
  tags: z.array(z.string()).default([]),
  author: z.string().default('Tarapath editorial team'),
  published_at: moment,
  /**
   * When somebody last read the whole text over: the page says so. Left out until it was read again after
   * its publication; who changes what the text says writes the day here.
   */
  reviewed_at: moment.optional(),
};

const textShape = {
  title: z.string(),
  summary: z.string(),
  cover_alt: z.string(),
  seo_title: z.string().optional(),
  seo_description: z.string().optional(),
  /** paragraphs, ## and ### headings, lists, quotes, links within the site */
  body: z.string(),
};

/**
 * A kind of article: content with a cover and what every article has, and what this kind adds.
 * @param kind the folder of `content`
 * @param more fields that item.yaml and the texts have besides
 * @param details what these fields say of an item
 */
export function defineArticles<
  Item extends Shape = Record<never, never>,
  Text extends Shape = Record<never, never>,
  Details extends object = object,
>(
  kind: string,
  more: { item?: Item; text?: Text } = {},
  details: (found: ContentItem<Fields<Item>, Fields<Text>>) => Details = () => ({}) as Details,
) {
  const content = defineContent(remoteFolder, kind, {
    item: { ...itemShape, ...more.item },
    text: { ...textShape, ...more.text },
  });
  return {
    kind,
    /** Every article of the kind, in the order of its list. */
    read: (): ContentSeed<Details>[] =>
      content.read().map((found) => {
        const item = found.item as Fields<typeof itemShape>;
        return {
          slug: found.slug,
          cover: mediaOf(found, 'cover.svg'),
          category: item.category,
          tags: item.tags,
          author: item.author,
          publishedAt: item.published_at,
          ...(item.reviewed_at ? { reviewedAt: item.reviewed_at } : {}),
          details: details(found as unknown as ContentItem<Fields<Item>, Fields<Text>>),
          en: nameText(found.en as Fields<typeof textShape>),
          hi: nameText(found.hi as Fields<typeof textShape>),
        };
      }),
  };
}

function nameText(text: Fields<typeof textShape>) {
  const { title, summary, body, cover_alt: coverAlt } = text;
  return {
    ...{ title, summary, coverAlt, body },
    ...(text.seo_title ? { seoTitle: text.seo_title } : {}),
    ...(text.seo_description ? { seoDescription: text.seo_description } : {}),
  };
}

export const blogs = defineArticles('blogs');
export const news = defineArticles('news');
export const vastu = defineArticles('vastu');
export const tarot = defineArticles('tarot');
export const numerology = defineArticles('numerology');
export const nakshatras = defineArticles('nakshatras');
export const signs = defineArticles('signs');
