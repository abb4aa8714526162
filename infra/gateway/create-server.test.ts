import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { apiErrorSchema } from 'shared/contracts/errors';
import { answer, serve, type ReplyExtras } from 'shared/remote-kit/api';
import { createStore } from '../releases/store';
import {
  openTestGateway,
  testOpsToken,
  type TestGatewayOptions,
} from './testing/open-test-gateway';
import { connectionLimits } from './connection-limits';
import { addOpsRoutes } from './ops-routes';

const whoAmI = defineEndpoint({
  id: 'test.who',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/who',
  summary: 'The address and language of who asks.',
  answer: z.object({ address: z.string(), lang: z.string() }),
  caller: 'anyone',
});
const list = defineEndpoint({
  ...whoAmI,
  id: 'test.list',
  path: '/api/list',
  cache: { maxAge: 60, staleWhileRevalidate: 60 },
});
const keep = defineEndpoint({
  id: 'test.keep',
  owner: 'mf-test',
  method: 'POST',
  path: '/api/keep',
  summary: 'Takes a text.',
  body: z.object({ name: z.string(), more: z.unknown().optional() }),
  answer: z.object({ name: z.string() }),
  caller: 'anyone',
});
const choose = defineEndpoint({
  ...keep,
  id: 'test.choose',
  path: '/api/choose',
  body: undefined,
});
const chosen: ReplyExtras['cookies'] = [
  { name: 'city', value: 'ujjain', readable: true },
  { name: 'userDetails', value: 'token' },
];
const apis = {
  'mf-test': {
    endpoints: [
      serve(choose, async () => answer({ name: '' }, { cookies: chosen })),
      serve(whoAmI, async (_input, { address, lang }) => answer({ address, lang })),
      serve(list, async (_input, { address, lang }) => answer({ address, lang })),
      serve(keep, async ({ body }) => answer({ name: body.name })),
    ],
  },
};

let open: Awaited<ReturnType<typeof openTestGateway>>[] = [];
afterEach(async () => {
  for (const gateway of open) await gateway.close();
  open = [];
});

async function start(options: TestGatewayOptions = {}) {
  const gateway = await openTestGateway({ apis, ...options });
  open.push(gateway);
  return gateway;
}

const expectRefusal = (body: string, status: number) => {
  const parsed = apiErrorSchema.strict().safeParse(JSON.parse(body));
  expect([parsed.success, parsed.data?.status]).toEqual([true, status]);
};

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

describe('cookies', () => {
  const old = 'a'.repeat(22);

  test.each([
    ['https://site.example', /^__Host-visitor=[\w-]{22}; Max-Age=2592000; Path=\/; .*Secure/],
    ['http://localhost:3000', /^visitor=[\w-]{22}; (?!.*Secure)/],
  ])('at %s have the name a browser takes there', async (PUBLIC_URL, shape) => {
    const { app } = await start({ env: { PUBLIC_URL } });
    const { headers } = await app.inject({ url: '/' });
    expect(headers['set-cookie']).toMatch(shape);
    expect(headers['set-cookie']).not.toContain('Domain');
  });

  test('a visitor known by the former name stays the same one', async () => {
    const { app } = await start();
    const first = await app.inject({ url: '/', headers: { cookie: `visitor=${old}` } });
    const [named, gone] = first.cookies;
    expect(named).toMatchObject({ name: '__Host-visitor', value: old });
    expect(gone).toMatchObject({ name: 'visitor', value: '', path: '/' });
    const cookie = `visitor=planted-by-a-subdomain; __Host-visitor=${old}`;
    const later = await app.inject({ url: '/', headers: { cookie } });
    expect(later.cookies).toEqual([]);
  });

  test.each(['visitor=short', `__Host-visitor=${'<'.repeat(22)}`, `Visitor=${old}`])(
    '%s is nobody: a new id is drawn',
    async (cookie) => {
      const { app } = await start();
      const { cookies } = await app.inject({ url: '/', headers: { cookie } });
      expect(cookies[0]).toMatchObject({ name: '__Host-visitor' });
      expect(cookies[0]?.value).not.toBe(old);
    },
  );

  test('of a choice are named so too; that of the session has the name it was given', async () => {
    const { app } = await start();
    const headers = { cookie: 'city=pune', origin: 'https://site.example' };
    const asked = { method: 'POST', url: '/api/choose', headers } as const;
    const { cookies } = await app.inject(asked);
    const names = cookies.map(({ name, value }) => `${name}=${value}`);
    expect(names).toEqual([
      expect.stringMatching(/^__Host-visitor=/),
      '__Host-city=ujjain',
      'city=',
      'userDetails=token',
    ]);
  });
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

describe('cookies and caches', () => {
  test('an answer anybody may keep sets no cookie; a page does, for 30 days', async () => {
    const { app } = await start();
    const kept = await app.inject({ url: '/api/list' });
    expect(kept.headers['cache-control']).toContain('public');
    expect(kept.headers['set-cookie']).toBeUndefined();
    const page = await app.inject({ url: '/' });
    expect(page.headers['cache-control']).toContain('private');
    expect(page.headers['set-cookie']).toMatch(/^__Host-visitor=[\w-]{22}; Max-Age=2592000;/);
  });

  test('what sets a cookie and says nothing of caches is kept by none', async () => {
    const { app } = await start();
    const payload = 'name=A';
    const type = 'application/x-www-form-urlencoded';
    const headers = { accept: 'text/html', 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/keep', payload, headers });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['set-cookie']).toBeDefined();
    expect(reply.headers['cache-control']).toBe('no-store');
  });
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

describe('what can’t be answered is refused in the one shape', () => {
  test.each([
    ['PATCH', '/api/who', 405],
    ['PROPFIND', '/', 405],
    ['TRACE', '/api/who', 405],
    ['OPTIONS', '/', 405],
    ['DELETE', '/', 405],
    ['DELETE', '/api/who', 405],
    ['GET', '/api/none', 404],
    ['GET', '/api/%', 400],
    ['GET', '/api/%C0%AE', 400],
  ])('%s %s', async (method, url, status) => {
    const { app } = await start();
    const reply = await app.inject({ method: method as 'GET', url });
    expect(reply.statusCode).toBe(status);
    expectRefusal(reply.body, status);
  });

  test.each([
    ['broken JSON', 'application/json', '{', 400],
    ['JSON deeper than anything', 'application/json', '['.repeat(500_000), 400],
    [
      'JSON too deep',
      'application/json',
      `{"name":"A","more":${'['.repeat(5000)}${']'.repeat(5000)}}`,
      400,
    ],
    ['NUL', 'application/json', '{"name":"a\\u0000b"}', 400],
    ['half a character', 'application/json', '{"name":"\\ud83d"}', 400],
    ['NUL in a form', 'application/x-www-form-urlencoded', 'name=a%00', 400],
    ['NUL in a key', 'application/json', '{"name":"a","more":{"\\u0000":1}}', 400],
    ['another kind of content', 'text/plain', '{"name":"a"}', 415],
    ['no kind at all', ';;', 'name', 415],
    ['a text that is no object', 'application/json', '"__proto__"', 400],
    ['nothing', 'application/json', 'null', 400],
  ])('%s', async (_what, type, payload, status) => {
    const { app } = await start();
    const headers = { 'content-type': type };
    const reply = await app.inject({ method: 'POST', url: '/api/keep', payload, headers });
    expect(reply.statusCode).toBe(status);
    expectRefusal(reply.body, status);
  });

  test('a text that can’t be stored is named', async () => {
    const { app } = await start();
    const payload = { name: '\0' };
    const reply = await app.inject({ method: 'POST', url: '/api/keep', payload });
    expect(reply.json().fields).toEqual({ 'body.name': expect.any(String) });
  });

  /** The raw answer to raw bytes, once the other side has hung up. */
  async function exchange(gateway: { app: { server: Server } }, bytes: string): Promise<string> {
    const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes, 'latin1');
    return text(socket);
  }
  const bodyOf = (raw: string) => raw.slice(raw.indexOf('\r\n\r\n') + 4);

  test.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: a\r\nbad header\r\n\r\n', 400],
    ['headers too large', `GET / HTTP/1.1\r\nHost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address too long', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['no address', 'GET * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/keep HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
    ],
    [
      'a whole address with nothing there',
      'GET http://evil.example/api/none HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
      404,
    ],
  ])('%s', async (_what, bytes, status) => {
    const gateway = await start();
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const raw = await exchange(gateway, bytes);
    expect(raw).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectRefusal(bodyOf(raw), status);
  });

  test('who sends half a request and waits is told and hung up on', async () => {
    for (const limit of [
      'headersTimeout',
      'requestTimeout',
      'keepAliveTimeout',
      'timeout',
    ] as const)
      expect((await start()).app.server[limit]).toBeGreaterThan(0);
    const http = { ...connectionLimits.http, headersTimeout: 20, connectionsCheckingInterval: 10 };
    const gateway = await start({ limits: { ...connectionLimits, requestTimeout: 20, http } });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    for (const half of [
      'GET / HTTP/1.1\r\nHost: a\r\nx-slow:',
      'POST /api/keep HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    ]) {
      const raw = await exchange(gateway, half);
      expectRefusal(bodyOf(raw), 408);
    }
  });

  test('the ops token is asked for before the body', async () => {
    const gateway = await start({
      addMore: (app) =>
        addOpsRoutes(
          app,
          createStore(path.join(app.prefix, '/nowhere')),
          testOpsToken,
          () => undefined,
        ),
    });
    await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    // the body never comes, and nobody waits for it
    const raw = await exchange(
      gateway,
      'POST /ops/releases/deploy HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 20000000\r\n\r\n{',
    );
    expect(raw).toMatch(/^HTTP\/1.1 401 /);
    expectRefusal(bodyOf(raw), 401);
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
