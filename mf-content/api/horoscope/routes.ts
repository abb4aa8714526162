import {
  getHoroscope,
  getHoroscopes,
  getWeeklyHoroscope,
  signSlugs,
  type Horoscope,
  type HoroscopePeriod,
  type SignSlug,
} from 'shared/contracts/content-horoscope';
import { answer, refuse, serve, type BoundEndpoint } from 'shared/remote-kit/api';
import type { Database, ItemLang } from '../data/database';
import { composeHoroscope } from './compose-horoscope';
import { findEditorTexts } from './editor-texts';
import { rememberSkies } from './remember-skies';
import { findDate, findMonday, findSpan, isDate, type PeriodSpan } from './spans';

const steps: Readonly<Record<string, number>> = { previous: -1, current: 0, next: 1 };

/** @param now the clock, so that a test can hold it */
export function horoscopeEndpoints(db: Database, now: () => Date): BoundEndpoint[] {
  const readSky = rememberSkies();

  function findAsked(period: HoroscopePeriod, date: string): PeriodSpan | null {
    const step = steps[date];
    if (step !== undefined) return findSpan(period, findDate(period, now(), step));
    return isDate(date) ? findSpan(period, date) : null;
  }

  async function read(span: PeriodSpan, signs: readonly SignSlug[], lang: ItemLang) {
    const texts = await findEditorTexts(db, span, lang);
    return signs.map((sign): Horoscope => {
      const composed = composeHoroscope(readSky(span), sign, lang);
      const written = texts.get(sign);
      return written ? { ...composed, ...written, origin: 'editor' } : composed;
    });
  }

  async function answerOne(span: PeriodSpan | null, sign: SignSlug, lang: ItemLang) {
    if (!span) return refuse('not_found');
    const [data] = await read(span, [sign], lang);
    return data ? answer({ status: 200 as const, data }) : refuse('not_found');
  }

  return [
    serve(getHoroscopes, async ({ query: { period, date, lang } }) => {
      const span = findAsked(period, date);
      if (!span) return refuse('not_found');
      const { key, from, until } = span;
      const signs = (await read(span, signSlugs, lang)).map(({ sign, summary, moon }) => {
        const tone = period === 'daily' ? (moon[0]?.tone ?? null) : null;
        return { sign, summary, tone };
      });
      return answer({ status: 200, data: { period, key, from, until, signs } });
    }),
    serve(getHoroscope, ({ params: { period, sign, date }, query: { lang } }) =>
      answerOne(findAsked(period, date), sign, lang),
    ),
    serve(getWeeklyHoroscope, ({ params: { sign, year, week }, query: { lang } }) => {
      const monday = findMonday(year, week);
      return answerOne(monday === null ? null : findSpan('weekly', monday), sign, lang);
    }),
  ];
}
