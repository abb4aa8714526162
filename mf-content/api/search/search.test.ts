import { createTestDatabase } from 'infra/test/test-database';
import { getSearchSuggestions, searchContent } from 'shared/contracts/content-search';
import { startContentApi, type ContentApi } from '../testing/content-api';
import { insertItems } from '../testing/insert-items';

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
  await insertItems(api.pool, [
    {
      kind: 'blog',
      slug: 'gegenschein-light',
      en: { title: 'Gegenschein light', html: '<p>Seen before dawn.</p>' },
      hi: { title: 'राशिचक्रीय प्रकाश', html: '<p>भोर से पहले।</p>' },
    },
    { kind: 'news', slug: 'dawn', en: { title: 'Dawn', html: '<p>Gegenschein light again</p>' } },
    { kind: 'category', slug: 'gegenschein', en: { title: 'Gegenschein' } },
  ]);
}, 60_000);
afterAll(() => api.drop());

test('the best match comes first, whatever its kind, and has its page', async () => {
  const { data } = await api.ask(searchContent, { query: { q: 'gegenschein lights' } });
  expect(data.map(({ path }) => path)).toEqual([
    '/blogs/gegenschein-light',
    '/astrology-news/dawn',
  ]);
});

test('one kind alone can be searched', async () => {
  const { data } = await api.ask(searchContent, { query: { q: 'gegenschein', kind: 'news' } });
  expect(data.map(({ slug }) => slug)).toEqual(['dawn']);
});

test.each([
  ['en', 'gegenshein', '/blogs/gegenschein-light'],
  ['hi', 'राशिचक्रीय', '/blogs/gegenschein-light'],
  ['hi', 'सूर्', '/remedies/sun'],
] as const)('in %s, %s suggests %s', async (lang, q, path) => {
  const { data } = await api.ask(getSearchSuggestions, { query: { q, lang } });
  expect(data[0]?.path).toBe(path);
});

test('a misspelt question finds nothing but suggestions', async () => {
  const { data, suggestions } = await api.ask(searchContent, { query: { q: 'gegenshein' } });
  expect(data).toEqual([]);
  expect(suggestions[0]?.title).toBe('Gegenschein light');
});

test.each(['?!', "'", ':* & |', '(('])('signs alone, such as %s, suggest nothing', async (q) => {
  expect((await api.ask(getSearchSuggestions, { query: { q } })).data).toEqual([]);
});

test('an empty question is refused', async () => {
  const { fields } = await api.refused(searchContent, { query: { q: ' ' } });
  expect(Object.keys(fields ?? {})).toEqual(['query.q']);
});
