import { deleteMatching, getMatching, matchKundlis } from 'shared/contracts/astro-matching';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import type { Database } from '../data/database';
import { isMaker } from '../kundli/kept-kundlis';
import { settleNewBirth } from '../kundli/settle-birth';
import { buildMatching, rebuildMatching } from './build-matching';
import { findMatch, forgetMatch, keepMatch } from './kept-matches';

/** @param now the clock, so that a test can hold it */
export function serveMatching(database: Database, now: () => Date): BoundEndpoint[] {
  return [
    serve(matchKundlis, async ({ body }, ctx) => {
      const his = settleNewBirth(body.boy, now());
      const hers = settleNewBirth(body.girl, now());
      if (!('birth' in his) || !('birth' in hers)) {
        const wrong = Object.entries({ boy: his, girl: hers }).flatMap(([person, settled]) =>
          'birth' in settled ? [] : [[`body.${person}.${settled.field}`, settled.message]],
        );
        const isSkipped = [his, hers].some((one) => 'code' in one && one.code === 'skipped_date');
        return refuse(isSkipped ? 'skipped_date' : 'invalid_input', {
          fields: Object.fromEntries(wrong),
        });
      }
      const data = buildMatching({ boy: his.birth, girl: hers.birth }, now());
      return answer({ status: 200, ...(await keepMatch(database, body, ctx, now())), data });
    }),
    serve(getMatching, async ({ params, query }, ctx) => {
      const row = await findMatch(database, params.id, now());
      if (!row) return refuse('not_found');
      const data = {
        id: row.id,
        isMaker: isMaker(row, { ...ctx, secret: query.secret }),
        secret: query.secret ?? null,
        expiresAt: row.expiresAt.toISOString(),
        matching: rebuildMatching(row, query.lang, now()),
      };
      return answer({ status: 200, data });
    }),
    serve(deleteMatching, async ({ params, query }, ctx) => {
      const row = await findMatch(database, params.id, now());
      if (!row) return refuse('not_found');
      if (!isMaker(row, { ...ctx, secret: query.secret })) return refuse('forbidden');
      await forgetMatch(database, row.id);
      return answer({ status: 200 });
    }),
  ];
}
