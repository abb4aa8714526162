import { z } from 'shared/contracts/zod';
import { banner, blog, collection, remedies, services, story, testimonial } from './content';
import { getHoroscopes } from './content-horoscope';
import { defineEndpoint } from './contract';

const items = <S extends z.ZodType>(list: { answer: { shape: { data: S } } }) =>
  list.answer.shape.data;

/**
 * What the home page shows of the editors' work, in one answer: each list in its own order, and one
 * sentence for each sign today. Panchang and festivals depend on a city: `get_panchang`.
 */
export const getHome = defineEndpoint({
  id: 'content.todos',
  owner: 'mf-content',
  method: 'GET',
  path: '/api/todos',
  summary: 'Gives the home page: banners, services, remedies, stories, articles, signs of today.',
  query: z.object({ lang: z.enum(['en', 'hi']).default('en') }),
  answer: z.object({
    status: z.literal(200),
    data: z.object({
      banners: items(banner.list),
      services: items(services.list),
      collections: items(collection.list),
      remedies: items(remedies.list),
      stories: items(story.list),
      blogs: items(blog.list),
      testimonials: items(testimonial.list),
      signs: getHoroscopes.answer.shape.data.shape.signs,
    }),
  }),
  caller: 'anyone',
  cache: { maxAge: 60, staleWhileRevalidate: 600 },
});
