import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createTestDatabase, type TestDatabase } from 'infra/test/test-database';
import { plainPictures } from '../testing/plain-pictures';
import type { SeedItem } from './seed-item';
import { seedItems } from './seed-items';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'content');
});
afterAll(() => database.drop());

const words = { title: 'A', summary: 'A', body: 'A', coverAlt: '' };
const text: SeedItem = {
  slug: 'a',
  cover: null,
  category: '',
  tags: [],
  author: 'Tarapath',
  publishedAt: '2026-01-01T00:00:00.000Z',
  details: {},
  en: words,
  hi: words,
  pictures: [],
};

async function ship(seed: SeedItem): Promise<string> {
  await seedItems(drizzle(database.pool), plainPictures, 'blog', [seed]);
  const { rows } = await database.pool.query<{ at: Date }>(
    "SELECT updated_at AS at FROM content.items WHERE kind = 'blog'",
  );
  return rows[0]?.at.toISOString() ?? '';
}

test('the day of the last review is the text’s own: neither a start nor an edit moves it', async () => {
  expect(await ship(text)).toBe(text.publishedAt);
  expect(await ship(text)).toBe(text.publishedAt);
  const edited = { ...text, en: { ...words, body: 'B' } };
  expect(await ship(edited)).toBe(text.publishedAt);
  const reviewedAt = '2026-02-02T00:00:00.000Z';
  expect(await ship({ ...edited, reviewedAt })).toBe(reviewedAt);
  expect(await ship({ ...edited, tags: ['more'], reviewedAt })).toBe(reviewedAt);
});

test('a review that is still to come counts as of now', async () => {
  const at = await ship({ ...text, reviewedAt: '2999-01-01T00:00:00.000Z' });
  expect(Date.parse(at)).toBeLessThanOrEqual(Date.now() + 1000);
});
