import { getPodcastFeed } from 'shared/contracts/content-podcast-feed';
import { answer, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { findShow } from './follow-feed';

/** The podcast that is hosted elsewhere. */
export function podcastFeedEndpoints(
  db: Database,
  { settings }: Pick<ApiDeps, 'settings'>,
): BoundEndpoint[] {
  return [
    serve(getPodcastFeed, async () => {
      const address = settings.podcastFeedUrl;
      const data = address ? await findShow(db, address) : null;
      return answer({ status: 200 as const, data });
    }),
  ];
}
