import { shareAddress } from 'shared/contracts/content-pictures';
import type { Article } from '../kinds';
import { isoDuration } from '../details/format-duration';

/** An article as structured data of the type that fits its kind; addresses are paths of the site. */
export function describeArticle(article: Article, path: string, site: string): object {
  const { item } = article;
  const image = item.cover ? { image: shareAddress(item.cover.hash) } : {};
  // the frame of every page tells who that is
  const publisher = { '@type': 'Organization', '@id': '/#organization', name: site };
  const work = {
    description: item.summary,
    ...image,
    inLanguage: item.lang,
    datePublished: item.published_at,
    dateModified: item.updated_at,
    author: { '@type': 'Organization', name: item.author || site },
    publisher,
  };
  switch (article.kind) {
    case 'video':
      return {
        '@type': 'VideoObject',
        name: item.title,
        description: item.summary,
        thumbnailUrl: shareAddress(article.item.details.poster.hash),
        uploadDate: item.published_at,
        duration: isoDuration(article.item.details.seconds),
        contentUrl: article.item.details.file,
        inLanguage: item.lang,
        publisher,
      };
    case 'podcast':
      return {
        '@type': 'PodcastEpisode',
        name: item.title,
        url: path,
        description: item.summary,
        ...image,
        datePublished: item.published_at,
        timeRequired: isoDuration(article.item.details.seconds),
        associatedMedia: { '@type': 'AudioObject', contentUrl: article.item.details.file },
      };
    case 'gallery_collection':
      return {
        '@type': 'ImageGallery',
        name: item.title,
        ...work,
        image: article.item.details.members.map(({ picture }) => shareAddress(picture.hash)),
        url: path,
      };
    default:
      return {
        '@type': articleTypes[article.kind] ?? 'Article',
        headline: item.title,
        ...work,
        mainEntityOfPage: path,
      };
  }
}

const articleTypes: Partial<Record<Article['kind'], string>> = {
  blog: 'BlogPosting',
  news: 'NewsArticle',
};
