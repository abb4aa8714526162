import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { answer, refuse, serve, type CallContext, type Outcome } from 'shared/remote-kit/api';
import { hashRequest } from 'shared/remote-kit/hash-request';
import { serveOnce } from 'shared/remote-kit/serve-once';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { keptPersonalData, sweepKeptAnswers } from './kept-answers';

const order = defineEndpoint({
  ...{ id: 'shop.order', owner: 'mf-shop', method: 'POST', path: '/api/order', summary: 'Orders.' },
  body: z.object({ item: z.string(), more: z.number().optional() }),
  answer: z.object({ number: z.number() }),
  errors: ['not_found'],
  caller: 'anyone',
  idempotency: 'kept',
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
  await database.migrator.owner.query(
    'create schema shop; create table shop.orders (number int generated always as identity, item text)',
  );
  const { siteRole } = database.migrator;
  await database.migrator.owner.query(
    `grant usage on schema shop to ${siteRole}; grant all on shop.orders to ${siteRole}`,
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from shop.orders; delete from calls.kept_answers');
});

/** What the handler does after its effect. */
let afterEffect: (pid: number) => Promise<void> | void = () => undefined;
beforeEach(() => (afterEffect = () => undefined));

const endpoint = () =>
  serveOnce(database.pool, order, async ({ body }, _ctx, client) => {
    const { rows } = await client.query<{ number: number; pid: number }>(
      'insert into shop.orders (item) values ($1) returning number, pg_backend_pid() as pid',
      [body.item],
    );
    const [made] = rows;
    await afterEffect(made?.pid ?? 0);
    if (body.item === 'gone') return refuse('not_found');
    return answer({ number: made?.number ?? 0 }, { status: 201, cookies: [] });
  });
const nobody: CallContext = {
  ...{ session: null, token: null, visitor: 'v', address: '', userAgent: '', lang: 'en' as const },
};
const by = (id: number) => ({ session: { id } }) as Partial<CallContext>;
const send = (body: object, ctx: Partial<CallContext> = {}, at = endpoint()) =>
  at.handle({ params: {}, query: {}, body }, { ...nobody, key: 'k', ...ctx });
const numberOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? (outcome.answer as { number: number }).number : outcome.error.code;
const countOrders = async () =>
  (await database.pool.query('select 1 from shop.orders')).rows.length;

test('a retry is given the first answer, by another process too, and changes nothing', async () => {
  const first = await send({ item: 'a', more: 1 });
  expect(numberOf(first)).toEqual(expect.any(Number));
  // the same fields in another order
  const again = await send({ more: 1, item: 'a' }, {}, endpoint());
  expect(again).toEqual({
    ok: true,
    answer: { number: numberOf(first) },
    extras: { status: 201 },
  });
  expect(await countOrders()).toBe(1);
});

test('the same key with another request is refused', async () => {
  await send({ item: 'a' });
  expect(numberOf(await send({ item: 'b' }))).toBe('conflict');
  expect(await countOrders()).toBe(1);
});

test('a key is one’s own: that of another caller is another one', async () => {
  const shop = { remote: 'mf-shop', as: 'service', depth: 1 } as const;
  const callers: Partial<CallContext>[] = [
    ...[{}, { visitor: 'w' }, by(7), by(8), { by: shop }, { by: { ...shop, remote: 'mf-page' } }],
    { ...by(7), by: { ...shop, as: 'user' } },
    ...['192.0.2.1', '192.0.2.2'].map((address) => ({ visitor: null, address })),
  ];
  const numbers: unknown[] = [];
  for (const ctx of callers) numbers.push(numberOf(await send({ item: 'a' }, ctx)));
  expect(new Set(numbers).size).toBe(callers.length);
});

test('of many at once one is done, here and in other processes, with no connection for each', async () => {
  const places = [endpoint(), endpoint(), endpoint()];
  const many = Array.from({ length: 60 }, (_, n) => send({ item: 'a' }, {}, places[n % 3]));
  const numbers = (await Promise.all(many)).map(numberOf);
  expect(new Set(numbers).size).toBe(1);
  expect(await countOrders()).toBe(1);
});

test('a process that dies between the effect and the kept answer leaves neither', async () => {
  afterEffect = (pid) =>
    database.migrator.owner.query('select pg_terminate_backend($1)', [pid]).then(() => undefined);
  await expect(send({ item: 'a' })).rejects.toThrow();
  expect(await countOrders()).toBe(0);
  afterEffect = () => undefined;
  expect(numberOf(await send({ item: 'a' }))).toEqual(expect.any(Number));
  expect(await countOrders()).toBe(1);
});

test('what is refused or fails is undone and forgotten', async () => {
  expect(numberOf(await send({ item: 'gone' }))).toBe('not_found');
  const broken = serveOnce(database.pool, order, async (_input, _ctx, client) => {
    await client.query(`insert into shop.orders (item) values ('half')`);
    return answer({ number: 'none' as unknown as number });
  });
  await expect(send({ item: 'a' }, {}, broken)).rejects.toThrow('against its contract');
  expect(await countOrders()).toBe(0);
  expect(numberOf(await send({ item: 'a' }))).toEqual(expect.any(Number));
});

test('without a key each call stands for itself; bad input uses up no key', async () => {
  const { key: _none, ...keyless } = { ...nobody, key: 'k' };
  const at = endpoint();
  for (let n = 0; n < 2; n += 1)
    await at.handle({ params: {}, query: {}, body: { item: 'a' } }, keyless);
  expect(await countOrders()).toBe(2);
  expect(numberOf(await send({ item: 5 }))).toBe('invalid_input');
  expect(numberOf(await send({ item: 'b' }))).toEqual(expect.any(Number));
});

test('answers are swept after their time, and go with the account', async () => {
  await send({ item: 'a' }, by(7));
  await send({ item: 'a' }, by(8));
  const { exportOf, erase } = keptPersonalData(database.pool);
  const person = { id: 7, phone: null, email: null };
  expect(await exportOf(person)).toMatchObject({ kept_answers: [{ call: 'shop.order' }] });
  const client = await database.pool.connect();
  await erase(person, 'all', client).finally(() => client.release());
  expect(await exportOf(person)).toEqual({ kept_answers: [] });
  await sweepKeptAnswers(database.pool);
  const count = 'select 1 from calls.kept_answers';
  expect((await database.pool.query(count)).rows).toHaveLength(1);
  await database.pool.query(`update calls.kept_answers set kept_until = now() - interval '1 s'`);
  await sweepKeptAnswers(database.pool);
  expect((await database.pool.query(count)).rows).toHaveLength(0);
});

test('a contract that keeps its answers can not be served without keeping them', () => {
  expect(() => serve(order, async () => answer({ number: 1 }))).toThrow('serveOnce');
});

test('requests are told apart by what was sent', () => {
  const of = (body: unknown) => hashRequest({ params: {}, query: {}, body });
  expect(of({ a: 1, b: undefined })).toBe(of({ a: 1 }));
  const all = [{ a: 1 }, { a: '1' }, { a: [1] }, { a: new Uint8Array([1]) }, { a: 1n }, [1], null];
  expect(new Set(all.map(of)).size).toBe(all.length);
});
