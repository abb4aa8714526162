import { getNewAstro, getSingleNewAstro } from 'shared/contracts/astro';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { findAstrologer, listAstrologers } from './read-astrologers';

export function serveAstrologers(database: Database): BoundEndpoint[] {
  return [
    serve(getNewAstro, async ({ query }) =>
      answer({ status: 200, data: await listAstrologers(database, query) }),
    ),
    serve(getSingleNewAstro, async ({ params, query }) => {
      const found = await findAstrologer(database, params.id, query.lang);
      return found ? answer({ status: 200, data: found }) : refuse('not_found');
    }),
  ];
}
