import { createKundli } from 'shared/contracts/astro-kundli';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { buildKundli } from './build-kundli';
import { settleBirth } from './settle-birth';

/** @param now the clock, so that a test can hold it */
export function serveKundli(now: () => Date): BoundEndpoint[] {
  return [
    serve(createKundli, async ({ body }) => {
      const settled = settleBirth(body);
      if (!('birth' in settled))
        return refuse('invalid_input', { fields: { [`body.${settled.field}`]: settled.message } });
      return answer({ status: 200, data: buildKundli(settled.birth, now()) });
    }),
  ];
}
