import type { ContentItem, ContentSummary } from 'shared/contracts/content-items';
import type { PictureOf } from 'shared/contracts/content-pictures';
import type { ItemLang } from '../data/database';
import { findChange } from './find-change';
import type { ItemRow, SummaryRow } from './item-query';

/** A picture as answers carry it, from the columns of an outer join; `null` when nothing was joined. */
export function describePicture(
  row: Pick<SummaryRow, 'hash' | 'width' | 'height' | 'placeholder'>,
  alt: string,
): PictureOf | null {
  const { hash, width, height, placeholder } = row;
  if (!hash || !width || !height || placeholder === null) return null;
  return { hash, alt, width, height, placeholder };
}

/** A row as lists answer it. */
export function describeSummary(row: SummaryRow): ContentSummary {
  const { id, slug, title, summary, category, tags, author, publishedAt, updatedAt } = row;
  return {
    id,
    slug,
    title,
    summary,
    cover: describePicture(row, row.coverAlt),
    category: row.categoryName === null ? null : { slug: category, name: row.categoryName },
    tags,
    author,
    // a shown row always has a date (table check); the update date only satisfies the type
    published_at: (publishedAt ?? updatedAt).toISOString(),
    updated_at: findChange({ publishedAt, updatedAt }).toISOString(),
  };
}

/** A row as single items are answered. */
export function describeItem(row: ItemRow, lang: ItemLang): ContentItem {
  return {
    ...describeSummary(row),
    lang,
    body: row.body,
    seo: {
      title: row.seoTitle ?? row.title,
      description: row.seoDescription ?? row.summary,
    },
  };
}
