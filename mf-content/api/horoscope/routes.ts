import {
  getHoroscope,
  getHoroscopes,
  getWeeklyHoroscope,
  type SignSlug,
} from 'shared/contracts/content-horoscope';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { ItemLang } from '../data/database';
import type { Horoscopes } from './open-horoscopes';
import { readSentences } from './read-sentences';
import { findMonday, type PeriodSpan } from './spans';

/** The endpoints of the horoscopes. */
export function horoscopeEndpoints(horoscopes: Horoscopes): BoundEndpoint[] {
  async function answerOne(span: PeriodSpan | null, sign: SignSlug, lang: ItemLang) {
    if (!span) return refuse('not_found');
    const [data] = await horoscopes.read(span, [sign], lang);
    return data ? answer({ status: 200 as const, data }) : refuse('not_found');
  }

  return [
    serve(getHoroscopes, async ({ query: { period, date, lang } }) => {
      const span = horoscopes.find(period, date);
      if (!span) return refuse('not_found');
      const { key, from, until } = span;
      const signs = await readSentences(horoscopes, span, lang);
      return answer({ status: 200, data: { period, key, from, until, signs } });
    }),
    serve(getHoroscope, ({ params: { period, sign, date }, query: { lang } }) =>
      answerOne(horoscopes.find(period, date), sign, lang),
    ),
    serve(getWeeklyHoroscope, ({ params: { sign, year, week }, query: { lang } }) => {
      const monday = findMonday(year, week);
      return answerOne(monday === null ? null : horoscopes.find('weekly', monday), sign, lang);
    }),
  ];
}
