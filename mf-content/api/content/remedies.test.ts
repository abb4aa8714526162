import { createTestDatabase } from 'infra/test/test-database';
import { remedies } from 'shared/contracts/content';
import { startContentApi, type ContentApi } from '../testing/content-api';

let api: ContentApi;

beforeAll(async () => {
  api = await startContentApi(createTestDatabase);
}, 60_000);
afterAll(() => api.drop());

const list = async (query = {}) => (await api.ask(remedies.list, { query })).data;
const bySlug = async (slug: string, lang: 'en' | 'hi' = 'en') =>
  (await api.ask(remedies.bySlug, { params: { slug }, query: { lang } })).data;

test('the list has the ten remedies in the order of the menu, in English by default', async () => {
  const found = await list();
  expect(found.map(({ slug }) => slug).join(' ')).toBe(
    'sun moon jupiter rahu mercury venus ketu saturn mars sadesati',
  );
  expect(found[0]?.title).toContain('Sun');
  expect(found[0]?.cover).toMatchObject({ alt: 'Sun (Surya)', width: 1200 });
});

test('the list answers in Hindi and honours the limit', async () => {
  const found = await list({ lang: 'hi', limit: 3 });
  expect(found).toHaveLength(3);
  expect(found[0]?.title).toContain('सूर्य');
});

test('one remedy comes by slug in either language, and by its number', async () => {
  const [english, hindi] = [await bySlug('saturn'), await bySlug('saturn', 'hi')];
  expect(english.lang).toBe('en');
  expect(hindi.title).toContain('शनि');
  expect(hindi.id).toBe(english.id);
  const kinds = (remedy: typeof english) => remedy.details.sections.map(({ kind }) => kind);
  expect(kinds(hindi)).toEqual(kinds(english));
  const again = await api.ask(remedies.byId, { params: { id: english.id } });
  expect(again.data).toEqual(english);
});

test('what does not exist is refused, with the slugs that are near', async () => {
  expect(await api.refused(remedies.byId, { params: { id: '999999' } })).toMatchObject({
    code: 'not_found',
  });
  expect(await api.refused(remedies.bySlug, { params: { slug: 'jupitr' } })).toMatchObject({
    code: 'not_found',
    near: ['jupiter'],
  });
  expect((await api.refused(remedies.bySlug, { params: { slug: 'pluto' } })).near).toBeUndefined();
});

test.each([
  [remedies.list, {}, { lang: 'fr' }, 'query.lang'],
  [remedies.list, {}, { limit: '51' }, 'query.limit'],
  [remedies.list, {}, { cursor: '1 or 1' }, 'query.cursor'],
  [remedies.byId, { id: 'abc' }, {}, 'params.id'],
  [remedies.byId, { id: '9999999999' }, {}, 'params.id'],
])('bad input is refused: %#', async (contract, params, query, field) => {
  const error = await api.refused(contract, { params, query });
  expect(error.code).toBe('invalid_input');
  expect(Object.keys(error.fields ?? {})).toEqual([field]);
});

test('seeding again changes nothing, follows a changed seed and leaves edited items alone', async () => {
  const before = await bySlug('sun');
  await api.seed();
  expect(await bySlug('sun')).toEqual(before);

  // as if another release had shipped other words
  await api.pool.query(
    `update content.texts set title = 'Changed' from content.items i
     where i.id = item_id and i.slug in ('sun', 'mars') and lang = 'en'`,
  );
  await api.pool.query(
    `update content.items set seed_hash = 'other' where slug in ('sun', 'mars')`,
  );
  await api.pool.query(`update content.items set origin = 'editor' where slug = 'mars'`);
  await api.seed();
  const sun = await bySlug('sun');
  expect(sun.title).toBe(before.title);
  // nobody reviewed it
  expect(sun.updated_at).toBe(before.updated_at);
  expect((await bySlug('mars')).title).toBe('Changed');
});
