import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defineEndpoint } from 'shared/contracts/contract';
import { answer, serve } from 'shared/remote-kit/api';
import { expectRefusal, start, whoAmI } from './testing/start-test-gateway';

describe('who asks', () => {
  const forged = {
    'x-forwarded-for': '203.0.113.1, 203.0.113.2, 203.0.113.3',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.9',
    forwarded: 'for=203.0.113.8',
  };

  test.each([
    ['0', '192.0.2.7'],
    ['1', '203.0.113.3'],
    ['2', '203.0.113.2'],
  ])('with %s proxies is %s, whatever else the headers claim', async (TRUST_PROXY, address) => {
    const { app } = await start({ env: { TRUST_PROXY } });
    const reply = await app.inject({
      url: '/api/who',
      headers: forged,
      remoteAddress: '192.0.2.7',
    });
    expect(reply.json()).toMatchObject({ address });
  });

  test.each([
    ['198.51.100.4:51234', '198.51.100.4'],
    ['[2001:db8::5]:443', '2001:db8::5'],
    ['unknown', '192.0.2.7'],
    ['x'.repeat(500), '192.0.2.7'],
  ])('a proxy that says %j means %s', async (said, address) => {
    const { app } = await start({ env: { TRUST_PROXY: '1' } });
    const headers = { 'x-forwarded-for': said };
    const reply = await app.inject({ url: '/api/who', headers, remoteAddress: '192.0.2.7' });
    expect(reply.json()).toMatchObject({ address });
  });

  test.each(['0', '1', '2'])(
    'with %s proxies a page is at the site’s own address',
    async (hops) => {
      const seen: string[] = [];
      const { app } = await start({
        env: { TRUST_PROXY: hops },
        renderRequest: async ({ url }) => (seen.push(url.href), { status: 200, html: '' }),
      });
      await app.inject({ url: '/a?b=c', headers: { ...forged, host: 'evil.example' } });
      expect(seen).toEqual(['https://site.example/a?b=c']);
    },
  );

  test('a page hears nothing of NUL characters in its query', async () => {
    const seen: string[] = [];
    const renderRequest = async ({ url }: { url: URL }) => {
      seen.push(url.searchParams.get('q') ?? '');
      return { status: 200, html: '' };
    };
    const { app } = await start({ renderRequest });
    await app.inject({ url: '/search?q=a%00b' });
    await app.inject({ url: '/search?q=%2500' });
    expect(seen).toEqual(['ab', '%00']);
  });

  test.each(['http://[', 'http://a:99999/', '%', '\\\\', 'http://site/%E0%A4%A'])(
    'coming from %j they are answered',
    async (referer) => {
      const { app } = await start();
      const reply = await app.inject({ url: '/api/who', headers: { referer } });
      expect([reply.statusCode, reply.json().lang]).toEqual([200, 'en']);
      const form = await app.inject({
        method: 'POST',
        url: '/api/keep',
        payload: 'name=A',
        headers: {
          referer,
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
        },
      });
      expect(form.statusCode).toBe(303);
    },
  );
});

test.each([
  ['/api/keep', '/api/keep'],
  ['/unsubscribe/q6Yw0hJt8S3vE1mZ4uXk7c?secret=1', '/unsubscribe/…'],
])('a write to %s from another site is a line of the security log', async (url, path) => {
  const { app, lines } = await start();
  const headers = { origin: 'https://evil.example', cookie: 'userDetails=token' };
  const reply = await app.inject({ method: 'POST', url, headers });
  expect(reply.json()).toMatchObject({ status: 403, code: 'wrong_origin' });
  const noted = lines.filter((line) => line.includes('"security"'));
  expect(noted.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ event: 'wrong_origin', address: '127.0.0.1', account: null, path }),
  ]);
  expect(noted.join('')).not.toMatch(/evil|token|secret/);
});

describe('release files', () => {
  test('only those of releases that were in use, and only inside their folder', async () => {
    const { app, dataDir } = await start();
    const write = (file: string) => {
      mkdirSync(path.dirname(path.join(dataDir, file)), { recursive: true });
      writeFileSync(path.join(dataDir, file), 'x');
    };
    write('releases/mf-test/1/client/a.js');
    write('releases/mf-test/1/media/a.svg');
    write('releases/mf-test/1/server/api.json');
    write('releases/mf-test/2/client/a.js');
    write('releases/.incoming-abc/1/client/a.js');
    write('secret/v/client/x.json');
    const status = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await status('/releases/mf-test/1/client/a.js')).toBe(200);
    expect(await status('/media/mf-test/a.svg')).toBe(200);
    for (const url of [
      '/releases/..%2Fsecret/v/client/x.json',
      '/releases/..%2F..%2Fsecret/v/client/x.json',
      '/releases/mf-test/..%2F..%2Fsecret%2Fv/client/x.json',
      '/releases/mf-test/2/client/a.js',
      '/releases/.incoming-abc/1/client/a.js',
      '/releases/mf-test/1/client/..%2Fserver%2Fapi.json',
      '/releases/mf-test/1/client/%2e%2e/server/api.json',
      '/releases/mf-test/1/client/a.js%00.js',
      '/releases/__proto__/1/client/a.js',
      '/releases/mf-test/toString/client/a.js',
      '/media/__proto__/a.svg',
      '/media/constructor/a.svg',
      '/media/..%2Fmf-test/a.svg',
      '/media/mf-test/a.svg/b.svg',
      `/media/mf-test/${'a'.repeat(300)}.svg`,
      `/media/${'a'.repeat(600)}/a.svg`,
    ]) {
      const reply = await app.inject({ url });
      // what is no file's address goes on to the pages
      if (reply.body !== 'a page') expectRefusal(reply.body, 404);
    }
  });
});

test('doubled slashes of either kind don’t lead to another site', async () => {
  const { app } = await start();
  for (const url of [
    '//evil.example/',
    '/\\evil.example/',
    '/\\/evil.example//',
    '///evil.example/',
  ])
    expect((await app.inject({ url })).headers.location ?? '/').toMatch(/^\/[^/\\]*$/);
});

describe('a session that can’t be checked', () => {
  const own = defineEndpoint({ ...whoAmI, id: 'test.own', path: '/api/own', caller: 'signed-in' });
  const checks = {
    throws: () => Promise.reject(new Error('no database')),
    'never ends': () => new Promise<never>(() => undefined),
  };

  test.each(Object.entries(checks))(
    '%s: pages come, nobody is signed out',
    async (_how, identify) => {
      const seen: unknown[] = [];
      const { app } = await start({
        apis: {
          'mf-auth': {
            endpoints: [serve(own, async () => answer({ address: '', lang: '' }))],
            identify,
          },
        },
        renderRequest: async ({ session, isSessionUnknown }) => {
          seen.push([session, isSessionUnknown]);
          return { status: 200, html: '' };
        },
      });
      const headers = { cookie: 'userDetails=token; __Host-userDetails=token' };
      const [page, call] = await Promise.all([
        app.inject({ url: '/', headers }),
        app.inject({ url: '/api/own', headers }),
      ]);
      expect([page.statusCode, seen]).toEqual([200, [[null, true]]]);
      expect(String(page.headers['set-cookie'])).not.toContain('userDetails');
      expectRefusal(call.body, 503);
      expect((await app.inject({ url: '/api/own' })).statusCode).toBe(401);
    },
  );
});

describe('answers keep to their contract', () => {
  const apisThat = (data: unknown) => ({
    'mf-test': { endpoints: [serve(whoAmI, async () => answer(data as never))] },
  });

  test('what a contract doesn’t name never leaves', async () => {
    const { app } = await start({ apis: apisThat({ address: 'a', lang: 'b', secret: 'hunter2' }) });
    expect((await app.inject({ url: '/api/who' })).json()).toEqual({ address: 'a', lang: 'b' });
  });

  test('what is against it is a failure of ours; the log names the field, not its value', async () => {
    const { app, lines } = await start({ apis: apisThat({ address: { hunter2: 1 }, lang: 'b' }) });
    const reply = await app.inject({ url: '/api/who' });
    expectRefusal(reply.body, 500);
    const log = lines.join();
    expect(log).toContain('test.who');
    expect(log).toContain('address');
    expect(log).not.toContain('hunter2');
  });
});
