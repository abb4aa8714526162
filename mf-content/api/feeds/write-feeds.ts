import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { ItemLang } from '../data/database';
import { feedText } from './feed-text';
import type { FeedEntry, FeedKind } from './read-entries';

/** A feed to be written: what it holds and where it is. */
export interface FeedSource {
  kind: FeedKind;
  lang: ItemLang;
  entries: FeedEntry[];
  publicUrl: string;
  /** Address of the feed itself. */
  self: string;
}

/** Full addresses of pages of the site in the feed's language. */
export function addressIn({ publicUrl, lang }: FeedSource) {
  return (path: string) => publicUrl + localPath(lang, path);
}

/** A feed as RSS 2.0, with the whole text of each entry. */
export function writeRss(source: FeedSource): string {
  const { kind, lang, entries, self, publicUrl } = source;
  const at = addressIn(source);
  const { title, about } = feedText[lang][kind];
  return generateRssFeed({
    title,
    description: about,
    link: at(contentPaths[kind]),
    language: lang,
    lastBuildDate: newest(entries),
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: entries.map(({ path, ...entry }) => ({
      title: entry.title,
      link: at(path),
      guid: { value: at(path), isPermaLink: true },
      pubDate: new Date(entry.published_at),
      description: entry.summary,
      categories: entry.tags.map((name) => ({ name })),
      content: { encoded: absoluteLinks(entry.body, publicUrl) },
    })),
  });
}

/** A feed as Atom 1.0 (RFC 4287). */
export function writeAtom(source: FeedSource): string {
  const { kind, lang, entries, self, publicUrl } = source;
  const at = addressIn(source);
  const { title, about } = feedText[lang][kind];
  return generateAtomFeed({
    id: at(contentPaths[kind]),
    title: { value: title },
    subtitle: { value: about },
    updated: newest(entries) ?? new Date(0),
    links: [
      { href: self, rel: 'self', type: 'application/atom+xml' },
      { href: at(contentPaths[kind]), rel: 'alternate', type: 'text/html' },
    ],
    authors: [{ name: feedText[lang].site }],
    entries: entries.map(({ path, ...entry }) => ({
      id: at(path),
      title: { value: entry.title },
      links: [{ href: at(path), rel: 'alternate', type: 'text/html' }],
      published: new Date(entry.published_at),
      updated: new Date(entry.updated_at),
      summary: { value: entry.summary },
      content: { value: absoluteLinks(entry.body, publicUrl), type: 'html' },
      authors: [{ name: entry.author || feedText[lang].site }],
    })),
  });
}

/** When the newest of some entries was changed. */
export function newest(entries: FeedEntry[]): Date | undefined {
  const times = entries.map(({ updated_at }) => Date.parse(updated_at));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}

/** Readers show the text on other sites, where a path alone leads nowhere. */
function absoluteLinks(html: string, publicUrl: string): string {
  return html.replace(/ (href|src)="\//g, ` $1="${publicUrl}/`);
}
