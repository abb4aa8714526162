import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testServiceToken } from '../gateway/testing/open-test-gateway';
import { openFaultySite } from '../isolation/testing/open-faulty-site';
import type { SmallRelease } from '../isolation/testing/write-release';

const folder = mkdtempSync(path.join(tmpdir(), 'calls-'));
const file = path.join(folder, 'died');
const forShop = { caller: 'service', callers: ['mf-shop'] } as const;
const [seen, hold, die] = ['GET /api/seen', 'POST /api/hold', 'POST /api/die'].map(
  (call) => `mf-bank.${call}`,
);

const bank: SmallRelease = {
  ...{ name: 'mf-bank', version: '1' },
  endpoints: [
    ['GET', '/api/seen', `return { by: ctx.by, visitor: ctx.visitor, address: ctx.address };`],
    [
      ...(['POST', '/api/hold'] as const),
      `return { by: ctx.by, key: ctx.key, visitor: ctx.visitor, paise: input.body.paise };`,
      { ...forShop, idempotency: 'own' },
    ],
    [
      ...(['POST', '/api/die'] as const),
      `require('node:fs').appendFileSync(${JSON.stringify(file)}, 'x'); process.exit(1);`,
      forShop,
    ],
    ['POST', '/api/ping', `return call('mf-shop.POST /api/pong', {}, { as: 'service' });`],
  ],
};
const callBank = `return call(...input.body.ask);`;
/** Remotes with the same words; only one may call the bank. */
const remote = (
  name: string,
  address: string,
  more: SmallRelease['endpoints'] = [],
): SmallRelease => ({
  ...{ name, version: '1' },
  page: `return JSON.stringify(await request.call({ id: '${hold}', owner: 'mf-bank' }, {}));`,
  endpoints: [['POST', address, callBank], ...more],
});
const shop = remote('mf-shop', '/api/shop', [
  ['POST', '/api/pong', `return call('mf-bank.POST /api/ping', {}, { as: 'service' });`],
]);

let site: Awaited<ReturnType<typeof openFaultySite>>;
beforeAll(async () => {
  site = await openFaultySite();
  await site.deploy(bank, shop, remote('mf-other', '/api/other'));
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const host = { host: 'site.example' };
const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  site.app.inject({
    ...{ method: 'POST', url, payload, remoteAddress: '192.0.2.9' },
    headers: { origin: 'https://site.example', ...host, ...headers },
  });
const ask = async (address: string, ...asked: unknown[]) =>
  (await post(address, { ask: asked })).json();
const inOwnName = { as: 'service', key: 'order:1' };
const input = { body: { paise: 500, by: { remote: 'mf-shop' } } };

test('the called one knows who calls by the process, whatever is said', async () => {
  const by = { remote: 'mf-shop', as: 'service', depth: 1 };
  const held = { paise: 500, key: 'order:1', visitor: null, by };
  expect(await ask('/api/shop', hold, input, inOwnName)).toEqual(held);
  const other = await ask('/api/other', hold, input, { ...inOwnName, by, remote: 'mf-shop' });
  expect(other).toMatchObject({ error_status: 403, response: { code: 'not_permitted' } });
});

test('for a person it is that person who asks', async () => {
  expect(await ask('/api/shop', seen, {}, { as: 'user' })).toEqual({
    ...{ visitor: expect.any(String), address: '192.0.2.9' },
    by: { remote: 'mf-shop', as: 'user', depth: 1 },
  });
});

test('neither a browser nor a page reaches a call for services', async () => {
  const forged = { 'x-remote': 'mf-shop', 'idempotency-key': 'k' };
  expect((await post('/api/hold', {})).statusCode).toBe(403);
  expect((await post('/api/hold', {}, forged)).statusCode).toBe(401);
  const stolen = { ...forged, authorization: `Bearer ${testServiceToken.current}` };
  expect((await post('/api/hold', {}, stolen)).statusCode).toBe(401);
  const page = await site.app.inject({
    url: '/mf-shop',
    headers: { accept: 'text/html', ...host },
  });
  expect(page.body).toContain('"code":"not_permitted"');
});

test('over HTTP the service token opens it, to the remote that is named', async () => {
  const send = (headers: Record<string, string>) =>
    site.app.inject({
      ...{ method: 'POST', url: '/api/hold', payload: input.body },
      headers: { ...host, ...headers },
    });
  const named = {
    ...{ authorization: `Bearer ${testServiceToken.current}`, 'x-remote': 'mf-shop' },
    'idempotency-key': 'order:1',
  };
  const held = await send(named);
  expect([held.statusCode, held.json()]).toMatchObject([
    200,
    { key: 'order:1', visitor: null, by: { remote: 'mf-shop', as: 'service' } },
  ]);
  expect(held.headers['set-cookie']).toBeUndefined();
  for (const [change, status] of [
    [{ 'x-remote': 'mf-other' }, 403],
    [{ 'x-remote': 'mf-nobody' }, 401],
    [{ authorization: 'Bearer wrong' }, 401],
    [{ cookie: 'a=b', origin: 'https://site.example' }, 401],
    [{ 'idempotency-key': 'two words' }, 400],
  ] as const)
    expect((await send({ ...named, ...change } as never)).statusCode).toBe(status);
});

test('a callee that dies has been asked once, and the caller hears that nobody knows', async () => {
  const died = await ask('/api/shop', die, {}, { as: 'service' });
  expect(died).toMatchObject({ error_status: 503 });
  expect(readFileSync(file, 'utf8')).toBe('x');
});

test('two that call each other without end come to one', async () => {
  expect(await ask('/api/shop', 'mf-bank.POST /api/ping', {}, inOwnName)).toMatchObject({
    error_status: 508,
  });
});
