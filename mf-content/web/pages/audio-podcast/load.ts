import { getPodcastFeed } from 'shared/contracts/content-podcast-feed';
import type { AnswerOf } from 'shared/contracts/contract';
import { isFailure } from 'shared/http/failure';
import type { Load } from 'shared/remote-kit/page';
import { loadList, type ListData } from '../../articles/list/load';

/** Our own episodes, and the podcast the site follows when there is one. */
export interface PodcastData extends ListData {
  show: AnswerOf<typeof getPodcastFeed>['data'];
}

const load: Load<PodcastData> = async (args) => {
  const [list, feed] = await Promise.all([
    loadList('podcast')(args),
    args.call(getPodcastFeed, {}),
  ]);
  return { ...list, data: { ...list.data, show: isFailure(feed) ? null : feed.data } };
};

export default load;
