import {
  getHoroscope,
  getHoroscopes,
  getWeeklyHoroscope,
  signSlugs,
} from 'shared/contracts/content-horoscope';
import { createTestDatabase } from 'infra/test/test-database';
import { startContentApi, type ContentApi } from '../testing/content-api';

let api: ContentApi;
beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 120_000);
afterAll(() => api.drop());

test('twelve signs have a sentence each, for any period', async () => {
  for (const period of ['daily', 'weekly', 'monthly', 'yearly'] as const) {
    const { data } = await api.ask(getHoroscopes, { query: { period, lang: 'hi' } });
    expect(data.signs.map(({ sign }) => sign)).toEqual(signSlugs);
    expect(new Set(data.signs.map(({ summary }) => summary)).size).toBe(12);
  }
});

test('a horoscope is composed for the period a date lies in', async () => {
  const params = { period: 'weekly', sign: 'leo', date: '2026-11-21' } as const;
  const { data } = await api.ask(getHoroscope, { params });
  expect(data).toMatchObject({ key: '2026-W47', origin: 'composed', lang: 'en' });
  const byNumber = await api.ask(getWeeklyHoroscope, {
    params: { period: 'weekly', sign: 'leo', year: 2026, week: 47 },
  });
  expect(byNumber.data).toEqual(data);
});

test('the text of an editor comes first, in its language only', async () => {
  await api.pool.query(
    `insert into content.horoscopes (period, sign, key, lang, summary, paragraphs, love, career, money, health)
     values ('daily', 'virgo', '2026-11-21', 'en', 'Written.', '{By hand.}', 'a', 'b', 'c', 'd')`,
  );
  const params = { period: 'daily', sign: 'virgo', date: '2026-11-21' } as const;
  const { data } = await api.ask(getHoroscope, { params });
  expect(data).toMatchObject({ origin: 'editor', summary: 'Written.', paragraphs: ['By hand.'] });
  expect(data.areas[0]).toEqual({ area: 'love', text: 'a' });
  expect(data.why.length).toBeGreaterThan(3);
  const hindi = await api.ask(getHoroscope, { params, query: { lang: 'hi' } });
  expect(hindi.data.origin).toBe('composed');
});

test('what there is not is refused', async () => {
  const refusal = (date: string) =>
    api.refused(getHoroscope, { params: { period: 'daily', sign: 'leo', date } });
  expect((await refusal('2026-02-30')).code).toBe('not_found');
  expect((await refusal('1700-01-01')).code).toBe('invalid_input');
  const params = { period: 'weekly', sign: 'leo', year: 2025, week: 53 };
  expect((await api.refused(getWeeklyHoroscope, { params })).code).toBe('not_found');
  const unknown = { period: 'daily', sign: 'ophiuchus', date: 'current' };
  expect((await api.refused(getHoroscope, { params: unknown })).fields).toHaveProperty([
    'params.sign',
  ]);
});
