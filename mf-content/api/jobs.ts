import type { ApiDeps } from 'shared/remote-kit/api';
import type { Job } from 'shared/remote-kit/job';
import { sweepRequests } from './contact/sweep-requests';
import type { Database } from './data/database';
import { fetchText } from './podcast-feed/fetch-text';
import { refreshFeed } from './podcast-feed/follow-feed';

/** What is done apart from requests. */
export function contentJobs(db: Database, { podcastFeedUrl }: ApiDeps['settings']): Job[] {
  const sweep: Job = {
    name: 'sweep-requests',
    schedule: '15 * * * *',
    handle: () => sweepRequests(db),
  };
  if (!podcastFeedUrl) return [sweep];
  const readFeed: Job = {
    name: 'read-podcast-feed',
    schedule: '*/20 * * * *',
    retries: 3,
    handle: () => refreshFeed({ db, address: podcastFeedUrl, fetchText }),
  };
  return [sweep, readFeed];
}
