import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
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
import { moveStock } from '../stock/move-stock';

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

it('lists the products in both languages, a page at a time', async () => {
  const english = await ask(getProducts);
  const hindi = await ask(getProducts, { query: { lang: 'hi' } });
  expect(english.data).toHaveLength(24);
  expect(english.next_cursor).not.toBeNull();
  expect(english.data[0]).toMatchObject({
    slug: 'five-mukhi-rudraksha-mala',
    price: '89900',
    mrp: null,
    currency: 'INR',
    stock: 'in_stock',
    category: { slug: 'malas', name: 'Malas and bracelets' },
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
  const all = await ask(getProducts, { query: { limit: 50 } });
  expect(slugs).toEqual(all.data.map((product: { slug: string }) => product.slug));
});

it('ends exactly at the last product', async () => {
  expect((await ask(getProducts, { query: { limit: 36 } })).next_cursor).toBeNull();
  expect((await ask(getProducts, { query: { limit: 35 } })).next_cursor).not.toBeNull();
});

it('filters by category, and finds nothing in an unknown one', async () => {
  const malas = await ask(getProducts, { query: { category: 'malas' } });
  expect(malas.data).toHaveLength(4);
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
    ['malas', 4],
    ['puja-vessels', 6],
    ['incense-and-dhoop', 4],
    ['murtis', 5],
    ['puja-samagri', 5],
    ['books-and-calendars', 4],
    ['daily-practice', 4],
    ['festivals-and-home', 4],
  ]);
});

it('gives one product by slug and by id', async () => {
  const { data } = await ask(getSingleProductsBySlug, { params: { slug: 'brass-hand-bell' } });
  expect(data).toMatchObject({
    lang: 'en',
    stock: 'out_of_stock',
    weight_grams: 390,
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

it('finds by words of either language, by origin, and sorts', async () => {
  const slugs = async (query: object) =>
    (await ask(getProducts, { query: { limit: 50, ...query } })).data.map(
      ({ slug }: { slug: string }) => slug,
    );
  expect(await slugs({ q: 'रुद्राक्ष' })).toContain('five-mukhi-rudraksha-mala');
  expect(await slugs({ q: 'chainsaw' })).toEqual([]);
  const { origins } = await ask(getProducts);
  expect(origins).toContainEqual(expect.objectContaining({ code: 'NP', name: 'Nepal' }));
  expect(await slugs({ origin: 'NP' })).toContain('five-mukhi-rudraksha-mala');
  expect(await slugs({ origin: 'FR' })).toEqual([]);
  for (const sort of ['price', 'price_down', 'newest', 'origin']) {
    const all = await slugs({ sort });
    const paged: string[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const page = await ask(getProducts, { query: { sort, limit: 5, cursor } });
      paged.push(...page.data.map(({ slug }: { slug: string }) => slug));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
  }
  const { data } = await ask(getProducts, { query: { sort: 'price', limit: 50 } });
  const byPrice = data.map(({ price }: { price: string }) => Number(price));
  expect(byPrice).toEqual([...byPrice].sort((one, other) => one - other));
});

describe('who owns what', () => {
  const run = (sql: string) => database.pool.query(sql);
  const variant = `(select id from commerce.variants where sku = 'TP-DIYA-09')`;
  const state = async () => {
    const { data } = await ask(getSingleProductsBySlug, { params: { slug: 'brass-diya' } });
    const { rows } = await run(`
      select (select count(*)::int from commerce.products) products,
        (select count(*)::int from commerce.variants) variants,
        (select count(*)::int from commerce.prices) prices,
        (select sum(on_hand)::int from commerce.stock) pieces,
        (select sum(on_hand_change)::int from commerce.stock_moves) moved`);
    return { ...rows[0], price: data.price, stock: data.stock };
  };

  it('keeps a changed price and sold stock when it is seeded again, by any release', async () => {
    await run(`insert into commerce.prices (variant_id, price_paise, set_by)
      values (${variant}, 47500, 'staff:1')`);
    await run(`insert into commerce.prices (variant_id, price_paise, set_by, valid_from)
      values (${variant}, 99900, 'staff:1', now() + interval '1 day')`);
    const db = drizzle(database.pool);
    const { rows } = await run(`select ${variant} as id`);
    const sold = { variantId: rows[0].id as number, pieces: 100, who: 'site' };
    expect(await moveStock(db, { ...sold, reason: 'reserved', reference: 'order:1' })).toBe(true);
    expect(await moveStock(db, { ...sold, reason: 'dispatched', reference: 'order:1' })).toBe(true);
    const before = await state();
    expect(before).toMatchObject({ price: '47500', stock: 'out_of_stock' });
    expect(before.pieces).toBe(before.moved);
    // a release of before there were variants writes the product's own columns
    await run(`update commerce.products set price_paise = 44900, quantity = 100`);
    await api.seed?.();
    expect(await state()).toEqual(before);
  });

  it('writes texts and weights anew', async () => {
    await run(`update commerce.product_texts set name = 'x', maker_name = null`);
    await run(`update commerce.variants set weight_grams = 1`);
    await api.seed?.();
    const { data } = await ask(getSingleProductsBySlug, { params: { slug: 'brass-diya' } });
    expect(data.name).not.toBe('x');
    expect(data.maker).toMatchObject({ kind: 'maker', name: expect.stringMatching(/./) });
    expect(data.variants[0]).toMatchObject({ sku: 'TP-DIYA-09', weight_grams: 350 });
  });

  it('changes stock once for a reference, never below what is there, and keeps each change', async () => {
    const db = drizzle(database.pool);
    const { rows } = await run(`select id from commerce.variants where sku = 'TP-TULSI-6'`);
    const change = { variantId: rows[0].id as number, who: 'site' };
    const reserve = (pieces: number, reference: string) =>
      db.transaction((tx) => moveStock(tx, { ...change, pieces, reason: 'reserved', reference }));
    expect(await reserve(79, 'order:2')).toBe(true);
    const raced = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(1, `order:${100 + index}`)),
    );
    expect(raced.filter(Boolean)).toHaveLength(1);
    expect(await reserve(79, 'order:2')).toBe(true);
    const read = `select on_hand, reserved from commerce.stock where variant_id = ${change.variantId}`;
    expect((await run(read)).rows).toEqual([{ on_hand: 80, reserved: 80 }]);
    for (const history of ['stock_moves', 'prices'])
      await expect(run(`delete from commerce.${history}`)).rejects.toThrow('append-only');
  });
});
