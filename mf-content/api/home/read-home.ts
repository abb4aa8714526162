import * as kinds from 'shared/contracts/content';
import { getHome } from 'shared/contracts/content-home';
import type { AnswerOf } from 'shared/contracts/contract';
import { answer, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { BoundDocument } from 'shared/remote-kit/document';
import { readList } from '../content/read-list';
import type { Database, ItemLang } from '../data/database';
import type { Horoscopes } from '../horoscope/open-horoscopes';
import { readSentences } from '../horoscope/read-sentences';

type Home = AnswerOf<typeof getHome>['data'];

/** The home page as data. */
export function homeEndpoint(db: Database, horoscopes: Horoscopes): BoundEndpoint {
  return serve(getHome, async ({ query: { lang } }) =>
    answer({ status: 200 as const, data: await readHome(db, horoscopes, lang) }),
  );
}

/** The same at the address older clients know; the language is in the address: `/hi/todos`. */
export function homeDocument(db: Database, horoscopes: Horoscopes): BoundDocument {
  return {
    path: '/todos',
    async handle({ lang }) {
      const data = await readHome(db, horoscopes, lang);
      return {
        type: 'application/json; charset=utf-8',
        body: JSON.stringify({ status: 200, data }),
        cacheControl: 'public, max-age=60, stale-while-revalidate=600',
      };
    },
  };
}

async function readHome(db: Database, horoscopes: Horoscopes, lang: ItemLang): Promise<Home> {
  const today = horoscopes.find('daily', 'current');
  if (!today) throw new Error('today has no horoscopes');
  const first = (limit: number) => ({ lang, limit });
  const [banners, services, collections, remedies, stories, blogs, testimonials, signs] =
    await Promise.all([
      readList(db, kinds.banner, first(10)),
      readList(db, kinds.services, first(12)),
      readList(db, kinds.collection, first(12)),
      readList(db, kinds.remedies, first(10)),
      readList(db, kinds.story, first(8)),
      readList(db, kinds.blog, first(3)),
      readList(db, kinds.testimonial, first(3)),
      readSentences(horoscopes, today, lang),
    ]);
  return {
    banners: banners.data,
    services: services.data,
    collections: collections.data,
    remedies: remedies.data,
    stories: stories.data,
    blogs: blogs.data,
    testimonials: testimonials.data,
    signs,
  };
}
