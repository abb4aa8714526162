import { getCity, setPreferences } from 'shared/contracts/astro-preferences';
import type { CookieName } from 'shared/kept-in-browser/names';
import { choiceCookies, choiceDays } from 'shared/preferences/preferences';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { findPlace } from '../panchang/find-place';

const unknownCity = () => refuse('not_found', { message: 'This city is not known.' });

/** @param now the clock, so that a test can hold it */
export function servePreferences(now: () => Date): BoundEndpoint[] {
  return [
    serve(getCity, async ({ params, query }) => {
      const place = findPlace(params.city, query.lang);
      return place ? answer({ status: 200, data: place }) : unknownCity();
    }),
    serve(setPreferences, async ({ body }) => {
      const place = body.city === undefined ? null : findPlace(body.city, 'en');
      if (body.city !== undefined && !place) return unknownCity();
      const expires = new Date(now().getTime() + choiceDays * 86_400_000);
      const keep = (name: CookieName, value: string) => ({ name, value, expires, readable: true });
      const cookies = [
        ...(place ? [keep(choiceCookies.city, place.slug)] : []),
        ...(body.clock ? [keep(choiceCookies.clock, body.clock)] : []),
      ];
      return answer({ status: 200 }, { cookies });
    }),
  ];
}
