import { z } from 'shared/contracts/zod';
import { defineEndpoint } from './contract';

/** The podcast that is hosted elsewhere, when the site follows one. Texts are plain. */
export const getPodcastFeed = defineEndpoint({
  id: 'content.get_podcast_feed',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/get_podcast_feed',
  summary: 'Gives the newest episodes of the podcast the site follows; null when it follows none.',
  answer: z.object({
    status: z.literal(200),
    data: z
      .object({
        title: z.string(),
        episodes: z.array(
          z.object({
            title: z.string(),
            /** Page or sound of the episode on the host of the podcast: always http or https. */
            link: z.string(),
            published_at: z.iso.datetime().nullable(),
            seconds: z.number().int().nullable(),
          }),
        ),
      })
      .nullable(),
  }),
  caller: 'anyone',
  cache: { maxAge: 300, staleWhileRevalidate: 3600 },
});
