import { parseRssFeed } from 'feedsmith';
import type { getPodcastFeed } from 'shared/contracts/content-podcast-feed';
import type { AnswerOf } from 'shared/contracts/contract';

/** A podcast as the site shows it. */
export type Show = NonNullable<AnswerOf<typeof getPodcastFeed>['data']>;

const EPISODES = 30;

/**
 * Reads a podcast from its RSS: episodes that can be opened, as the feed orders them.
 * @throws Error when the text is no RSS, or has no title
 */
export function readShow(xml: string): Show {
  const { title, items = [] } = parseRssFeed(xml, { maxItems: EPISODES });
  if (!title) throw new Error('The feed has no title');
  return {
    title,
    episodes: items.flatMap((item) => {
      const link = [item.link, item.enclosures?.[0]?.url].find(isWebAddress);
      if (!item.title || !link) return [];
      const time = Date.parse(item.pubDate ?? '');
      const seconds = item.itunes?.duration;
      return [
        {
          title: item.title,
          link,
          published_at: Number.isNaN(time) ? null : new Date(time).toISOString(),
          seconds: seconds === undefined ? null : Math.round(seconds),
        },
      ];
    }),
  };
}

function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
