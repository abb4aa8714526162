import { start } from './testing/start-test-gateway';

const given = { 'x-request-id': 'from-the-proxy-1' };

test('every reply says what the log calls its request, a new name each time', async () => {
  const { app, lines } = await start();
  const named = new Set<string>();
  for (const url of ['/api/who', '/', '/nowhere.js', '/api/none', '/healthz']) {
    const { headers } = await app.inject({ url, headers: given });
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[2-9a-hj-km-np-z]{4}(-[2-9a-hj-km-np-z]{4}){2}$/);
    expect(lines.some((line) => (JSON.parse(line) as { reqId?: string }).reqId === id)).toBe(true);
    named.add(id);
  }
  expect(named.size).toBe(5);
});

test('a proxy that is trusted may name it, in letters', async () => {
  const { app } = await start({ env: { TRUST_PROXY: '1' } });
  const ask = async (id: string) =>
    (await app.inject({ url: '/healthz', headers: { 'x-request-id': id } })).headers[
      'x-request-id'
    ];
  expect(await ask('from-the-proxy-1')).toBe('from-the-proxy-1');
  for (const bad of ['short', 'with "quotes" and <tags>', 'x'.repeat(65)])
    expect(await ask(bad)).not.toBe(bad);
});
