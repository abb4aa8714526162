import {
  getFestivalCalendar,
  getMuhurat,
  getPanchang,
  getPanchangMonth,
} from 'shared/contracts/astro-panchang';
import { errorCatalogue } from 'shared/contracts/errors';
import { isCivilDate } from 'shared/jyotish/panchang/civil-day';
import { supportedYears } from 'shared/jyotish/supported-dates';
import type { BoundEndpoint } from 'shared/remote-kit/api';
import { answer, refuse, serve } from 'shared/remote-kit/api';
import { describeDay } from './describe-day';
import { describeMonth } from './describe-month';
import { findMuhuratsOfMonths } from './find-muhurats-of-months';
import { findPlace } from './find-place';
import { listCalendar } from './list-calendar';

const unknownCity = () => refuse('not_found', { message: 'This city is not known.' });

const skippedDate = (field: string) =>
  refuse('skipped_date', { fields: { [field]: errorCatalogue.skipped_date.message } });

const dateMessages = {
  bad_date: 'There is no such date. Write it as YYYY-MM-DD.',
  unsupported_year: `The panchang is computed for the years ${supportedYears.first} to ${supportedYears.last}.`,
};

/** @param now the clock, so that a test can hold it */
export function servePanchang(now: () => Date): BoundEndpoint[] {
  return [
    serve(getPanchang, async ({ params, query }) => {
      const place = findPlace(params.city, query.lang);
      if (!place) return unknownCity();
      const data = describeDay(place, query, now());
      if (data === 'skipped_date') return skippedDate('query.date');
      if (typeof data === 'string')
        return refuse('invalid_input', { fields: { 'query.date': dateMessages[data] } });
      return answer({ status: 200, data });
    }),
    serve(getPanchangMonth, async ({ params, query }) => {
      const place = findPlace(params.city, query.lang);
      if (!place) return unknownCity();
      return answer({ status: 200, data: describeMonth(place, query, now()) });
    }),
    serve(getFestivalCalendar, async ({ params, query }) => {
      const place = findPlace(params.city, query.lang);
      if (!place) return unknownCity();
      if (query.from && !isCivilDate(query.from, place.timeZone)) return skippedDate('query.from');
      return answer({ status: 200, data: listCalendar(place, query, now()) });
    }),
    serve(getMuhurat, async ({ params, query }) => {
      const place = findPlace(query.city, query.lang);
      if (!place) return unknownCity();
      return answer({ status: 200, data: findMuhuratsOfMonths(place, params.kind, query, now()) });
    }),
  ];
}
