import { createTestDatabase } from 'infra/test/test-database';
import path from 'node:path';
import type { Remedy, RemedySummary } from 'shared/contracts/content';
import type { CallContext, RemoteApi } from 'shared/remote-kit/api';
import createApi from '../index';

const migrations = path.join(__dirname, '../migrations');
const visitor: CallContext = {
  session: null,
  token: null,
  visitor: null,
  address: '127.0.0.1',
  userAgent: 'test',
  lang: 'en',
};

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let api: RemoteApi;

beforeAll(async () => {
  database = await createTestDatabase(migrations, 'content');
  api = createApi({
    pool: database.pool,
    messenger: { sms: async () => ({ ok: true }), email: async () => undefined },
    settings: { publicUrl: 'http://localhost:3000', production: false, sessionSecret: 'x' },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  await api.seed?.();
}, 60_000);

afterAll(() => database.drop());

interface Called {
  data?: unknown;
  refused?: string;
  fields?: Record<string, string> | undefined;
}

async function call(id: string, params: object, query: object = {}): Promise<Called> {
  const endpoint = api.endpoints.find(({ contract }) => contract.id === id);
  if (!endpoint) throw new Error(`no endpoint ${id}`);
  const outcome = await endpoint.handle({ params, query, body: undefined }, visitor);
  return outcome.ok
    ? (endpoint.contract.answer.parse(outcome.answer) as Called)
    : { refused: outcome.error.code, fields: outcome.error.fields };
}

async function list(query: object = {}): Promise<RemedySummary[]> {
  return (await call('content.get_remedies', {}, query)).data as RemedySummary[];
}

async function bySlug(slug: string, query: object = {}): Promise<Remedy> {
  return (await call('content.get_single_remedies_by_slug', { slug }, query)).data as Remedy;
}

test('the list has the ten remedies in the order of the menu, in English by default', async () => {
  const remedies = await list();
  expect(remedies.map(({ slug }) => slug).join(' ')).toBe(
    'sun moon jupiter rahu mercury venus ketu saturn mars sadesati',
  );
  expect(remedies[0]?.title).toContain('Sun');
  expect(remedies[0]?.image).toBe('/media/mf-content/remedies/sun.svg');
});

test('the list answers in Hindi and honours the limit', async () => {
  const remedies = await list({ lang: 'hi', limit: '3' });
  expect(remedies).toHaveLength(3);
  expect(remedies[0]?.title).toContain('सूर्य');
});

test('one remedy comes by slug in either language', async () => {
  const [english, hindi] = [await bySlug('saturn'), await bySlug('saturn', { lang: 'hi' })];
  expect(english.lang).toBe('en');
  expect(hindi.title).toContain('शनि');
  expect(hindi.id).toBe(english.id);
  expect(hindi.sections.map(({ kind }) => kind)).toEqual(english.sections.map(({ kind }) => kind));
});

test('one remedy comes by id', async () => {
  const moon = await bySlug('moon');
  const again = await call('content.get_single_remedies', { id: String(moon.id) });
  expect(again.data).toEqual(moon);
});

test.each([
  ['content.get_single_remedies', { id: '999999' }],
  ['content.get_single_remedies_by_slug', { slug: 'pluto' }],
])('%s refuses what does not exist', async (id, params) => {
  expect(await call(id, params)).toMatchObject({ refused: 'not_found' });
});

test.each([
  ['content.get_remedies', {}, { lang: 'fr' }, 'query.lang'],
  ['content.get_remedies', {}, { limit: '51' }, 'query.limit'],
  ['content.get_single_remedies', { id: 'abc' }, {}, 'params.id'],
  ['content.get_single_remedies', { id: '9999999999' }, {}, 'params.id'],
])('%s refuses bad input %j %j', async (id, params, query, field) => {
  const outcome = await call(id, params, query);
  expect(outcome.refused).toBe('invalid_input');
  expect(Object.keys(outcome.fields ?? {})).toEqual([field]);
});

test('a draft is neither listed nor found', async () => {
  await database.pool.query(`update content.items set status = 'draft' where slug = 'ketu'`);
  expect((await list()).map(({ slug }) => slug)).not.toContain('ketu');
  const outcome = await call('content.get_single_remedies_by_slug', { slug: 'ketu' });
  expect(outcome).toMatchObject({ refused: 'not_found' });
  await database.pool.query(`update content.items set status = 'published' where slug = 'ketu'`);
});

test('seeding again changes nothing, mends seed text and leaves edited items alone', async () => {
  const { pool } = database;
  const before = await bySlug('sun');
  await api.seed?.();
  expect(await bySlug('sun')).toEqual(before);

  await pool.query(
    `update content.texts set title = 'Changed' from content.items i
     where i.id = item_id and i.slug in ('sun', 'mars') and lang = 'en'`,
  );
  await pool.query(`update content.items set origin = 'editor' where slug = 'mars'`);
  await api.seed?.();
  const sun = await bySlug('sun');
  expect(sun.title).toBe(before.title);
  expect(sun.updated_at > before.updated_at).toBe(true);
  expect((await bySlug('mars')).title).toBe('Changed');
});
