import {
  getHoroscope,
  getHoroscopes,
  getWeeklyHoroscope,
  type SignSlug,
} from 'shared/contracts/content-horoscope';
import type { ClockFace } from 'shared/i18n/clock';
import { isTimeZone } from 'shared/jyotish/time/zone-offset';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Horoscopes } from './open-horoscopes';
import { readSentences } from './read-sentences';
import { findMonday, type PeriodSpan } from './spans';

/** On whose clocks a horoscope is told, as a query has it. */
type FaceQuery = Omit<ClockFace, 'timeZone'> & { zone: string };

/** The endpoints of the horoscopes. */
export function horoscopeEndpoints(horoscopes: Horoscopes): BoundEndpoint[] {
  async function answerOne(span: PeriodSpan | null, sign: SignSlug, query: FaceQuery) {
    if (!span) return refuse('not_found');
    const { zone: timeZone, clock, lang } = query;
    if (!isTimeZone(timeZone))
      return refuse('invalid_input', { fields: { 'query.zone': 'Name an IANA time zone.' } });
    const [data] = await horoscopes.read(span, [sign], { timeZone, clock, lang });
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
    serve(getHoroscope, ({ params: { period, sign, date }, query }) =>
      answerOne(horoscopes.find(period, date), sign, query),
    ),
    serve(getWeeklyHoroscope, ({ params: { sign, year, week }, query }) => {
      const monday = findMonday(year, week);
      return answerOne(monday === null ? null : horoscopes.find('weekly', monday), sign, query);
    }),
  ];
}
