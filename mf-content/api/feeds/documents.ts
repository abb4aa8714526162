import { inArray } from 'drizzle-orm';
import { contentPaths } from 'shared/contracts/content-paths';
import { localPath } from 'shared/i18n/local-path';
import type { ApiDeps } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import type { Database } from '../data/database';
import { podcastDetails } from '../data/details-schema';
import { readEntries, type FeedKind } from './read-entries';
import { writeAtom, writeRss, type FeedSource } from './write-feeds';
import { writePodcast, type Episodes } from './write-podcast';

/** The feeds: RSS and Atom of blog and news, RSS of the podcast, each in both languages. */
export function feedDocuments(db: Database, settings: ApiDeps['settings']): BoundDocument[] {
  const bind = (
    kind: FeedKind,
    format: 'rss' | 'atom',
    write: (source: FeedSource) => string | Promise<string>,
  ): BoundDocument => {
    const path = `${contentPaths[kind]}/${format}.xml`;
    return {
      path,
      async handle({ lang }) {
        const entries = await readEntries(db, kind, lang);
        const self = settings.publicUrl + localPath(lang, path);
        return {
          type: `application/${format}+xml; charset=utf-8`,
          body: await write({ kind, lang, entries, publicUrl: settings.publicUrl, self }),
          cacheControl: 'public, max-age=600, stale-while-revalidate=3600',
        };
      },
    };
  };
  const kinds = ['blog', 'news'] as const;
  return [
    ...kinds.flatMap((kind) => [bind(kind, 'rss', writeRss), bind(kind, 'atom', writeAtom)]),
    bind('podcast', 'rss', async (source) => {
      const { email } = settings.contact;
      const ids = source.entries.map(({ id }) => id);
      return writePodcast({ ...source, email }, await readEpisodes(db, ids));
    }),
  ];
}

async function readEpisodes(db: Database, ids: number[]): Promise<Episodes> {
  const { itemId, file, seconds } = podcastDetails;
  const rows = await db
    .select({ itemId, file, seconds })
    .from(podcastDetails)
    .where(inArray(itemId, ids));
  return new Map(rows.map((row) => [row.itemId, row]));
}
