import { searchAstro } from 'shared/contracts/search';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, serve } from 'shared/remote-kit/api';
import { findPages } from 'shared/search/find-pages';
import { findToday } from '../panchang/describe-day';
import { findPlace } from '../panchang/find-place';
import { findCities } from './find-cities';
import { findDates } from './find-dates';
import { findDays } from './find-days';
import { knownPages } from './known-pages';
import { readWhen } from './read-when';

const USUAL_CITY = 'new-delhi';

/**
 * Search over tools, dates and cities.
 * @param now the clock, so that a test can hold it
 */
export function serveSearch(now: () => Date): BoundEndpoint[] {
  return [
    serve(searchAstro, async ({ query: { q, lang, city = USUAL_CITY, limit } }) => {
      const place = findPlace(city, lang) ?? findPlace(USUAL_CITY, lang);
      if (!place) throw new Error(`the city table has no ${USUAL_CITY}`);
      const today = findToday(place.timeZone, now());
      const when = readWhen(q);
      const isDated = when.year !== null || when.month !== null;
      const found = [
        ...findDays(when, place, today, lang),
        ...findDates(when, place, today, lang),
        ...findPages(knownPages, when.rest || q, lang),
        ...(isDated ? [] : findCities(q, lang)),
      ];
      const best = found.sort((one, other) => other.score - one.score);
      return answer({ status: 200 as const, data: best.slice(0, limit) });
    }),
  ];
}
