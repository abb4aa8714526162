import { getSuggest } from 'shared/contracts/astro';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, serve } from 'shared/remote-kit/api';
import { describePlace } from './describe-place';
import { searchCities } from './search-cities';

export function servePlaces(): BoundEndpoint[] {
  return [
    serve(getSuggest, async ({ params, query }) =>
      answer({
        status: 200,
        data: searchCities(params.text).map((row) => describePlace(row, query.lang)),
      }),
    ),
  ];
}
