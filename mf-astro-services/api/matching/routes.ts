import { matchKundlis } from 'shared/contracts/astro-matching';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { buildKundli } from '../kundli/build-kundli';
import { settleBirth } from '../kundli/settle-birth';
import { matchBirths } from './match-births';

/** @param now the clock, so that a test can hold it */
export function serveMatching(now: () => Date): BoundEndpoint[] {
  return [
    serve(matchKundlis, async ({ body }) => {
      const his = settleBirth(body.boy);
      const hers = settleBirth(body.girl);
      if (!('birth' in his) || !('birth' in hers)) {
        const wrong = Object.entries({ boy: his, girl: hers }).flatMap(([person, settled]) =>
          'birth' in settled ? [] : [[`body.${person}.${settled.field}`, settled.message]],
        );
        return refuse('invalid_input', { fields: Object.fromEntries(wrong) });
      }
      const boy = buildKundli(his.birth, now());
      const girl = buildKundli(hers.birth, now());
      return answer({ status: 200, data: { boy, girl, match: matchBirths(boy, girl) } });
    }),
  ];
}
