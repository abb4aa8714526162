import fastify from 'fastify';
import { makeTestVersion } from '../releases/make-test-release';
import { addReadinessRoute } from './check-readiness';
import type { Site } from './site-process';

const released = (name: string, version: string, isDefault: boolean, traffic = 0) => ({
  ...makeTestVersion({ name, version }),
  deployment: { traffic, default: isDefault },
});
const document = {
  generation: 7,
  microFrontends: {
    'shell-host': [released('shell-host', '1', true)],
    'mf-a': [
      released('mf-a', '2', true),
      released('mf-a', '3', false, 5),
      released('mf-a', '1', false),
    ],
  },
};
const answers = { query: async () => ({ rows: [] }) };

/** @param down the version that is not up */
async function ask(
  pool: object,
  down = '',
  state: { isBehind?: boolean; isLeaving?: boolean } = {},
) {
  const site = {
    document: () => document,
    host: { isUp: ({ version }: { version: string }) => version !== down },
  };
  const app = fastify();
  addReadinessRoute(app, site as unknown as Site, pool as never, {
    isBehind: () => state.isBehind === true,
    isLeaving: () => state.isLeaving === true,
  });
  const reply = await app.inject('/readyz');
  await app.close();
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.json().status).toBe(reply.statusCode);
  return reply.json();
}

const ready = {
  status: 200,
  database: 'ok',
  discovery: { generation: 7, state: 'current' },
  releases: { 'shell-host@1': 'ok', 'mf-a@2': 'ok', 'mf-a@3': 'ok' },
  leaving: false,
};

test('ready: the database answers and every release in use has started', async () => {
  expect(await ask(answers)).toEqual(ready);
});

test('a gateway that can not read newer generations says so, and serves the one it knows', async () => {
  const discovery = { generation: 7, state: 'behind' };
  expect(await ask(answers, '', { isBehind: true })).toEqual({ ...ready, discovery });
});

test('a gateway that is about to stop is not ready', async () => {
  expect(await ask(answers, '', { isLeaving: true })).toEqual({
    ...ready,
    status: 503,
    leaving: true,
  });
});

test('a database that refuses is away', async () => {
  const refuses = { query: () => Promise.reject(new Error('ECONNREFUSED')) };
  expect(await ask(refuses)).toEqual({ ...ready, status: 503, database: 'away' });
});

test('a database that never answers is away too, and the question ends', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const silent = () => {
    setImmediate(() => jest.advanceTimersByTime(2_000));
    return new Promise(() => undefined);
  };
  expect(await ask({ query: silent })).toEqual({ ...ready, status: 503, database: 'away' });
  jest.useRealTimers();
});

test('a release that is down is named, whatever its share', async () => {
  const { releases, status } = await ask(answers, '3');
  expect(status).toBe(503);
  expect(releases).toEqual({ 'shell-host@1': 'ok', 'mf-a@2': 'ok', 'mf-a@3': 'failed' });
});
