import { setTimeout as sleep } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { defineEvent } from 'shared/contracts/event';
import { handleEvent, type BoundEvent } from 'shared/remote-kit/handle-event';
import { createTestDatabase, type TestDatabase } from '../test/test-database';
import { deliverDue, deliverEvents, type EventSurface } from './deliver-events';
import { addEventMetrics } from './event-metrics';
import { publishEvent } from './publish-event';
import { forgetSubscribers, keepSubscribers } from './subscribers';

const paid = defineEvent({
  ...{ id: 'payment.captured', owner: 'mf-auth', summary: 'Money has come.' },
  payload: z.object({ n: z.number(), note: z.string().optional() }),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('/nowhere', 'nothing');
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('delete from outbox.deliveries; delete from outbox.subscribers');
});

/** What arrived, as `<remote> <key> <n>`. */
let arrived: string[] = [];
let failed: string[] = [];
beforeEach(() => ((arrived = []), (failed = [])));

/** A remote whose default release handles the event. @param work may fail, or take long */
function surface(remote: string, work: (n: number) => Promise<void> | void = () => undefined) {
  const bound: BoundEvent = handleEvent(paid, async ({ n }, { key }) => {
    await work(n);
    arrived.push(`${remote} ${key} ${n}`);
  });
  const of: EventSurface = {
    ...{ remote, events: [paid.id] },
    handle: (_event, delivery) => bound.handle(delivery),
  };
  return of;
}
const subscribe = (...surfaces: EventSurface[]) => keepSubscribers(database.pool).note(surfaces);

async function publish(key: string, ...numbers: number[]) {
  const client = await database.pool.connect();
  await client.query('begin');
  for (const n of numbers) await publishEvent(client, paid, key, { n });
  await client.query('commit');
  client.release();
}
const waiting = async () =>
  (await database.pool.query('select 1 from outbox.deliveries')).rows.length;
/** What waits for its next try is due now; the clock is the database's. */
const makeDue = () => database.pool.query('update outbox.deliveries set next_at = now()');

/** Delivers until nothing is due. */
async function deliver(...surfaces: EventSurface[]) {
  const onError = (_error: unknown, what: string) => void failed.push(what);
  const deps = { pool: database.pool, onError };
  await Promise.all(surfaces.map((each) => deliverDue(deps, each)));
}

test('what is rolled back was never published; what is committed reaches every subscriber once', async () => {
  const shop = surface('mf-shop');
  const mail = surface('mf-mail');
  await subscribe(shop, mail);
  const client = await database.pool.connect();
  await client.query('begin');
  await publishEvent(client, paid, 'p1', { n: 1 });
  await client.query('rollback');
  client.release();
  await publish('p2', 2);
  await deliver(shop, mail);
  expect(arrived.sort()).toEqual(['mf-mail mf-auth:p2 2', 'mf-shop mf-auth:p2 2']);
  expect(await waiting()).toBe(0);
});

test('a payload that does not fit is not published', async () => {
  const wrong = publishEvent(database.pool, paid, 'p', { n: 'one' as unknown as number });
  await expect(wrong).rejects.toThrow('payment.captured does not fit its contract: n (');
});

test('events of one key arrive in the order of their transactions, with several gateways too', async () => {
  const shop = surface('mf-shop', () => sleep(1));
  await subscribe(shop);
  // the second wants to publish before the first has committed
  const [first, second] = [await database.pool.connect(), await database.pool.connect()];
  await first.query('begin');
  await publishEvent(first, paid, 'k', { n: 1 });
  const late = second.query('begin').then(() => publishEvent(second, paid, 'k', { n: 2 }));
  await publish('other', 9);
  await first.query('commit');
  await late;
  await second.query('commit');
  first.release();
  second.release();
  await publish('k', 3, 4, 5, 6, 7, 8);
  await Promise.all([deliver(shop), deliver(shop), deliver(shop)]);
  const ofKey = arrived.filter((line) => line.includes(':k ')).map((line) => line.at(-1));
  expect(ofKey.join('')).toBe('12345678');
  expect(arrived).toHaveLength(9);
});

test('one that fails holds up its key and no other, and is tried later and later', async () => {
  const shop = surface('mf-shop', (n) => {
    if (n === 1) throw new Error('poisoned');
  });
  const mail = surface('mf-mail');
  await subscribe(shop, mail);
  await publish('bad', 1, 2);
  await publish('good', 3);
  await deliver(shop, mail);
  expect(arrived.filter((line) => line.startsWith('mf-shop'))).toEqual(['mf-shop mf-auth:good 3']);
  expect(arrived.filter((line) => line.startsWith('mf-mail'))).toHaveLength(3);
  expect(failed).toEqual(['mf-shop did not handle payment.captured (try 1)']);
  expect(await waiting()).toBe(2);
  const wait = `select round(extract(epoch from next_at - now()))::int as s from outbox.deliveries where tries > 0`;
  await makeDue();
  await database.pool.query(
    `update outbox.deliveries set next_at = now() + interval '1 h' where tries = 0`,
  );
  await deliver(shop);
  expect((await database.pool.query(wait)).rows[0].s).toBeGreaterThanOrEqual(3);
  // repaired, all of it arrives in order
  await makeDue();
  await deliver(surface('mf-shop'));
  expect(arrived.slice(-2)).toEqual(['mf-shop mf-auth:bad 1', 'mf-shop mf-auth:bad 2']);
});

test('a gateway that dies while it delivers leaves the event to another, after a while', async () => {
  const shop = surface('mf-shop');
  await subscribe(shop);
  await publish('k', 1);
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  // it never answers, and nobody hears whether it would have
  const dying = surface('mf-shop', () => (begun(), new Promise(() => undefined)));
  void deliver(dying);
  await isBegun;
  await deliver(shop);
  expect(arrived).toEqual([]);
  await makeDue();
  await deliver(shop);
  expect(arrived).toEqual(['mf-shop mf-auth:k 1']);
});

test('a slow remote holds up no other', async () => {
  let end: () => void = () => undefined;
  const slow = surface('mf-slow', () => new Promise((resolve) => (end = resolve)));
  const quick = surface('mf-quick');
  await subscribe(slow, quick);
  await publish('k', 1);
  const { stop } = deliverEvents({
    pool: database.pool,
    listSurfaces: () => [slow, quick],
    onError: (error) => void failed.push(String(error)),
  });
  while (arrived.length === 0) await sleep(10);
  await publish('k', 2);
  while (arrived.length === 1) await sleep(10);
  expect(arrived).toEqual(['mf-quick mf-auth:k 1', 'mf-quick mf-auth:k 2']);
  const stopped = stop();
  end();
  await stopped;
});

test('a new subscriber begins with what is published from then on', async () => {
  await publish('k', 1);
  const shop = surface('mf-shop');
  await subscribe(shop);
  await publish('k', 2);
  await deliver(shop);
  expect(arrived).toEqual(['mf-shop mf-auth:k 2']);
});

test('a release that no longer handles an event gets none; one that comes back gets what waited', async () => {
  const shop = surface('mf-shop');
  await subscribe(shop);
  await publish('k', 1);
  await deliver({ ...shop, events: [] });
  expect([arrived, await waiting()]).toEqual([[], 1]);
  await deliver(shop);
  expect(arrived).toHaveLength(1);
  await publish('k', 2);
  await database.pool.query(`update outbox.subscribers set seen_at = now() - interval '8 days'`);
  await forgetSubscribers(database.pool);
  expect(await waiting()).toBe(0);
});

test('one that is to come later comes later', async () => {
  const shop = surface('mf-shop');
  await subscribe(shop);
  await publishEvent(database.pool, paid, 'k', { n: 1 }, { afterSeconds: 300 });
  await deliver(shop);
  expect(arrived).toEqual([]);
  await makeDue();
  await deliver(shop);
  expect(arrived).toEqual(['mf-shop mf-auth:k 1']);
});

test('fields that this release does not know yet do no harm', async () => {
  const later = { ...paid, payload: paid.payload.extend({ more: z.string() }) };
  const shop = surface('mf-shop');
  await subscribe(shop);
  await publishEvent(database.pool, later, 'k', { n: 1, more: 'x' });
  await deliver(shop);
  expect(arrived).toHaveLength(1);
});

test('the metrics show how far each remote is behind', async () => {
  const registry = new Registry();
  addEventMetrics(registry, database.pool);
  await subscribe(surface('mf-shop'), surface('mf-mail'));
  await publish('k', 1, 2);
  await deliver(surface('mf-mail'));
  await database.pool.query(
    `update outbox.deliveries set due_at = now() - interval '90 s', tries = 3`,
  );
  const text = await registry.metrics();
  expect(text).toContain('tarapath_events_waiting{remote="mf-shop"} 2');
  expect(text).toContain('tarapath_events_waiting{remote="mf-mail"} 0');
  expect(text).toContain('tarapath_events_failing{remote="mf-shop"} 2');
  expect(text).toMatch(/tarapath_events_lag_seconds\{remote="mf-shop"\} 90/);
});
