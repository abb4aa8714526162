import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { Lang } from 'shared/remote-kit/page';
import type { GeneralKind } from '../kinds';

/** A feed of a list: its format and its path. */
interface Feed {
  format: 'rss' | 'atom';
  path: string;
}

const formats: Partial<Record<GeneralKind, Feed['format'][]>> = {
  blog: ['rss', 'atom'],
  news: ['rss', 'atom'],
  podcast: ['rss'],
};

/** The feeds of a kind's list; most kinds have none. */
export function feedsOf(kind: GeneralKind, lang: Lang): Feed[] {
  return (formats[kind] ?? []).map((format) => ({
    format,
    path: localPath(lang, `${contentPaths[kind]}/${format}.xml`),
  }));
}
