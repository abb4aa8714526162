import { getPodcastFeed } from 'shared/contracts/content-podcast-feed';
import { answer, serve, type ApiDeps, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { fetchText } from './fetch-text';
import { followFeed } from './follow-feed';

/** The podcast that is hosted elsewhere. */
export function podcastFeedEndpoints(
  db: Database,
  { settings, log }: Pick<ApiDeps, 'settings' | 'log'>,
): BoundEndpoint[] {
  return [
    serve(getPodcastFeed, async () => {
      const address = settings.podcastFeedUrl;
      const data = address ? await followFeed({ db, address, fetchText, log }) : null;
      return answer({ status: 200 as const, data });
    }),
  ];
}
