import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase } from 'infra/test/test-database';
import { articleKinds } from 'shared/contracts/content';
import { listHoroscopePages } from './horoscope/list-pages';
import { listPages } from './list-pages';
import { startContentApi, type ContentApi } from './testing/content-api';
import { insertItems } from './testing/insert-items';

const now = new Date('2026-12-16T20:00:00Z');
let api: ContentApi;
beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());

const list = async () => {
  const pages = [...(await listPages(drizzle(api.pool), now)), ...listHoroscopePages(now)];
  return new Map(pages.map(({ path, updatedAt }) => [path, updatedAt]));
};

test('every page has a date, none of the future, and stands once', async () => {
  const pages = [...(await listPages(drizzle(api.pool), now)), ...listHoroscopePages(now)];
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  for (const { path, updatedAt } of pages)
    expect([path, Date.parse(updatedAt ?? '') <= now.getTime()]).toEqual([path, true]);
});

test('a horoscope changed when its period began on Indian clocks', async () => {
  const pages = await list();
  expect(pages.get('/horoscope/daily/aries/tomorrow')).toBe('2026-12-16T18:30:00Z');
  expect(pages.get('/horoscope/weekly/aries')).toBe('2026-12-13T18:30:00Z');
  expect(pages.get('/horoscope/monthly')).toBe('2026-11-30T18:30:00Z');
  expect(pages.get('/horoscope/yearly/aries')).toBe('2025-12-31T18:30:00Z');
});

test('a list is as new as the newest of its items, and policies as their words', async () => {
  await insertItems(api.pool, [
    { kind: 'vastu', slug: 'newest', publishedAt: '2026-01-01T00:00:00Z' },
  ]);
  const [row] = (
    await api.pool.query<{ at: Date }>(
      `select updated_at as at from content.items where slug = 'newest'`,
    )
  ).rows;
  const pages = await list();
  expect(pages.get('/vastu')).toBe(row?.at.toISOString());
  expect(pages.get('/privacy-policy')).toMatch(/^2026-\d\d-\d\d$/);
});

test('a text is as old as its publication, and never of days to come', async () => {
  for (const { list: contract } of Object.values(articleKinds))
    for (const item of (await api.ask(contract, { query: { limit: '50' } })).data) {
      const { published_at: published, updated_at: updated } = item;
      expect([item.slug, updated >= published]).toEqual([item.slug, true]);
      expect([item.slug, Date.parse(updated) <= Date.now()]).toEqual([item.slug, true]);
    }
});
