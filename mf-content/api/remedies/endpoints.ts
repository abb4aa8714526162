import {
  getRemedies,
  getSingleRemedies,
  getSingleRemediesBySlug,
  type Remedy,
} from 'shared/contracts/content';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import { findItem, findItems, type Database, type ItemLang } from '../data/find-items';

const kind = 'remedies';

/** The three remedy endpoints, reading from the content tables. */
export function remedyEndpoints(db: Database): BoundEndpoint[] {
  async function answerOne(key: { id: number } | { slug: string }, lang: ItemLang) {
    const row = await findItem(db, kind, lang, key);
    if (!row) return refuse('not_found');
    return answer({ status: 200 as const, data: describeRemedy(row, lang) });
  }

  return [
    serve(getRemedies, async ({ query }) => {
      const data = await findItems(db, kind, query.lang, query.limit);
      return answer({ status: 200 as const, data });
    }),
    serve(getSingleRemedies, ({ params, query }) => answerOne({ id: params.id }, query.lang)),
    serve(getSingleRemediesBySlug, ({ params, query }) =>
      answerOne({ slug: params.slug }, query.lang),
    ),
  ];
}

function describeRemedy(
  row: NonNullable<Awaited<ReturnType<typeof findItem>>>,
  lang: ItemLang,
): Remedy {
  const { body, publishedAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    lang,
    sections: body,
    // a published row always has a date (table check); the update date only satisfies the type
    published_at: (publishedAt ?? updatedAt).toISOString(),
    updated_at: updatedAt.toISOString(),
  };
}
