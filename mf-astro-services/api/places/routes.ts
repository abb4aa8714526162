import { getSuggest } from 'shared/contracts/astro';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, serve } from 'shared/remote-kit/api';
import { suggestPlaces } from './suggest-places';

export function servePlaces(): BoundEndpoint[] {
  return [
    serve(getSuggest, async ({ params, query }) =>
      answer({ status: 200, data: suggestPlaces(params.text, query.lang) }),
    ),
  ];
}
