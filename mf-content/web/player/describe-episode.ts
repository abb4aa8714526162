import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { Article } from '../articles/kinds';
import type { Episode } from './episode';

type PodcastItem = Extract<Article, { kind: 'podcast' }>['item'];

/** An episode as the bar plays it, in the language of the page. */
export function describeEpisode({ slug, title, details }: PodcastItem, lang: Lang): Episode {
  const { file, seconds, chapters } = details;
  const href = localPath(lang, `${contentPaths.podcast}/${slug}`);
  return { slug, title, href, file, seconds, chapters, lang };
}
