import path from 'node:path';
import type { AnswerOf, AnyEndpoint } from 'shared/contracts/contract';
import {
  getProductCategory,
  getProducts,
  getSingleProducts,
  getSingleProductsBySlug,
} from 'shared/contracts/commerce';
import type { RemoteApi } from 'shared/remote-kit/api';
import { createTestDatabase, type TestDatabase } from '../../../infra/test/test-database';
import createApi from '..';

const secret = { current: 's', old: null };
const noPicture = () => Promise.reject(new Error('no picture belongs here'));

let database: TestDatabase;
let api: RemoteApi;

beforeAll(async () => {
  database = await createTestDatabase(path.join(__dirname, '../migrations'), 'commerce');
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  api = createApi({
    pool: database.pool,
    call: async () => ({ error_status: 503 }),
    publish: async () => undefined,
    listPersonalData: async () => [],
    allowances: database.allowances,
    pictures: { keep: noPicture, keepUpload: noPicture, remove: noPicture },
    messenger: {
      sms: async () => ({ ok: true }),
      email: async () => {},
      queueEmail: async () => {},
    },
    settings: {
      publicUrl: 'https://tarapath.example',
      production: false,
      secrets: { session: secret, links: secret, hashing: secret, staff: secret },
      sessionSecret: '',
      contact: { email: '', postalAddress: [], grievanceOfficer: { name: '', email: '' } },
    },
    log,
    enqueue: async () => true,
    logSecurity: () => undefined,
    stream: { announce: () => undefined, hint: () => undefined, sessionsEnded: () => undefined },
  });
  await api.seed?.();
});

afterAll(() => database.drop());

async function call(contract: AnyEndpoint, input: { params?: object; query?: object } = {}) {
  const bound = api.endpoints.find((endpoint) => endpoint.contract.id === contract.id);
  if (!bound) throw new Error(`${contract.id} is not served`);
  return bound.handle(
    { params: input.params ?? {}, query: input.query ?? {}, body: undefined },
    { session: null, token: null, visitor: null, address: '', userAgent: '', lang: 'en' },
  );
}

async function ask<E extends AnyEndpoint>(contract: E, input: Parameters<typeof call>[1] = {}) {
  const outcome = await call(contract, input);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return contract.answer.parse(outcome.answer) as AnswerOf<E>;
}

async function refusal(contract: AnyEndpoint, input: Parameters<typeof call>[1] = {}) {
  const outcome = await call(contract, input);
  if (outcome.ok) throw new Error(`${contract.id} was expected to refuse`);
  return outcome.error;
}

it('lists the twelve products in both languages', async () => {
  const english = await ask(getProducts);
  const hindi = await ask(getProducts, { query: { lang: 'hi' } });
  expect(english.data).toHaveLength(12);
  expect(english.next_cursor).toBeNull();
  expect(english.data[0]).toMatchObject({
    slug: 'five-mukhi-rudraksha-mala',
    price: '89900',
    mrp: null,
    currency: 'INR',
    stock: 'in_stock',
    category: { slug: 'malas', name: 'Malas' },
  });
  expect(hindi.data[0]?.name).toMatch(/रुद्राक्ष/);
});

it('pages through the shelf without gaps or repeats', async () => {
  const slugs: string[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 10; page += 1) {
    const answer = await ask(getProducts, { query: { limit: '5', cursor } });
    slugs.push(...answer.data.map((product: { slug: string }) => product.slug));
    if (answer.next_cursor === null) break;
    cursor = answer.next_cursor;
  }
  const all = await ask(getProducts);
  expect(slugs).toEqual(all.data.map((product: { slug: string }) => product.slug));
});

it('ends exactly at the last product', async () => {
  expect((await ask(getProducts, { query: { limit: 12 } })).next_cursor).toBeNull();
  expect((await ask(getProducts, { query: { limit: 11 } })).next_cursor).not.toBeNull();
});

it('filters by category, and finds nothing in an unknown one', async () => {
  const malas = await ask(getProducts, { query: { category: 'malas' } });
  expect(malas.data).toHaveLength(3);
  expect((await ask(getProducts, { query: { category: 'nothing' } })).data).toEqual([]);
});

it('names the bad input', async () => {
  const error = await refusal(getProducts, { query: { limit: '0', cursor: 'x', lang: 'fr' } });
  expect(error.code).toBe('invalid_input');
  expect(Object.keys(error.fields ?? {}).sort()).toEqual([
    'query.cursor',
    'query.lang',
    'query.limit',
  ]);
});

it('counts the products of every category', async () => {
  const { data } = await ask(getProductCategory, { query: { lang: 'hi' } });
  expect(
    data.map((row: { slug: string; product_count: number }) => [row.slug, row.product_count]),
  ).toEqual([
    ['malas', 3],
    ['puja-vessels', 4],
    ['incense-and-dhoop', 2],
    ['murtis', 1],
    ['daily-practice', 2],
  ]);
});

it('gives one product by slug and by id', async () => {
  const { data } = await ask(getSingleProductsBySlug, { params: { slug: 'brass-hand-bell' } });
  expect(data).toMatchObject({
    lang: 'en',
    stock: 'out_of_stock',
    weight_grams: 310,
    country_of_origin: { code: 'IN', name: 'India' },
  });
  const byId = await ask(getSingleProducts, { params: { id: String(data.id) } });
  expect(byId.data).toEqual(data);
});

it('answers not_found for what is absent and for what is withdrawn', async () => {
  const absent = await refusal(getSingleProductsBySlug, { params: { slug: 'no-such-thing' } });
  expect(absent.code).toBe('not_found');
  expect((await refusal(getSingleProducts, { params: { id: '999999' } })).code).toBe('not_found');
  await database.pool.query(
    `update commerce.products set status = 'withdrawn' where slug = 'cotton-asana'`,
  );
  const withdrawn = await refusal(getSingleProductsBySlug, { params: { slug: 'cotton-asana' } });
  await database.pool.query(`update commerce.products set status = 'published'`);
  expect(withdrawn.code).toBe('not_found');
});

it('seeds again without doubling products or refilling the stock', async () => {
  const read = `select count(*)::int as products, sum(quantity)::int as pieces from commerce.products`;
  await database.pool.query(`update commerce.products set quantity = 1 where slug = 'brass-diya'`);
  const before = (await database.pool.query(read)).rows[0];
  await api.seed?.();
  expect((await database.pool.query(read)).rows[0]).toEqual(before);
});
