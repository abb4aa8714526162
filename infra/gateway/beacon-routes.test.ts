import { start } from './testing/start-test-gateway';

async function open() {
  const gateway = await start();
  const send = (payload: unknown, headers: object = {}) =>
    gateway.app.inject({
      ...{ method: 'POST', url: '/beacon', payload: payload as object },
      headers: { 'content-type': 'application/json', origin: 'https://site.example', ...headers },
    });
  return { ...gateway, send };
}
const failure = { remote: 'mf-test', release: '1', kind: 'load' };

test('failures and vitals are counted by release', async () => {
  const { send, site } = await open();
  const vitals = { remote: 'mf-test', release: '1', lcp: 1800.5, cls: 0.12 };
  const reply = await send({ failures: [failure], vitals });
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  expect(reply.headers['set-cookie']).toBeUndefined();
  const printed = await site.health.metrics.print();
  expect(printed).toContain(
    'tarapath_browser_failures_total{remote="mf-test",release="1",kind="load"} 1',
  );
  expect(printed).toContain(
    'tarapath_browser_vitals_sum{remote="mf-test",release="1",vital="cls"} 120',
  );
  expect(site.health.browserFailures.count('mf-test@1')).toBe(1);
});

test('a release that is not listed is not counted: nobody can make names up', async () => {
  const { send, site } = await open();
  for (const release of ['2', 'x'.repeat(90)])
    expect((await send({ failures: [{ ...failure, release }] })).statusCode).toBe(204);
  expect(await site.health.metrics.print()).not.toMatch(/tarapath_browser_failures_total\{/);
});

test.each<[string, unknown]>([
  ['a text', { failures: [{ ...failure, message: 'asha@example.org' }] }],
  ['an address', { failures: [], url: '/profile' }],
  ['another kind', { failures: [{ ...failure, kind: 'x' }] }],
  ['a word of every object', { failures: [{ ...failure, remote: 'constructor' }] }],
  ['more than a page can have', { failures: Array(6).fill(failure) }],
  ['a time that is none', { vitals: { remote: 'mf-test', release: '1', lcp: -1 } }],
  ['nothing', null],
])('%s is refused', async (_what, payload) => {
  const { send, site } = await open();
  expect((await send(payload)).statusCode).toBe(400);
  expect(await site.health.metrics.print()).not.toMatch(/tarapath_browser_failures_total\{/);
});

test('other sites can send none, a flood is cut off, and a long one is not read', async () => {
  const { send } = await open();
  expect((await send({}, { origin: 'https://evil.example' })).statusCode).toBe(403);
  expect((await send({ failures: [], more: 'x'.repeat(3000) })).statusCode).toBe(413);
  const statuses: number[] = [];
  for (let n = 0; n < 40; n += 1) statuses.push((await send({})).statusCode);
  expect(statuses.at(-1)).toBe(429);
});
