import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createStore } from '../releases/store';
import { connectionLimits } from './connection-limits';
import { addOpsRoutes } from './ops-routes';
import { testOpsToken } from './testing/open-test-gateway';
import { expectRefusal, start } from './testing/start-test-gateway';

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

  const startWithOps = () =>
    start({
      addMore: (app) =>
        addOpsRoutes(
          app,
          createStore(path.join(app.prefix, '/nowhere')),
          testOpsToken,
          () => undefined,
        ),
    });

  test.each(['', '/?a=b', '/a/b', `/${'a'.repeat(900)}`])(
    'POST /ops/releases%s names no command',
    async (rest) => {
      const { app } = await startWithOps();
      const url = `/ops/releases${rest}`;
      expectRefusal((await app.inject({ method: 'POST', url, body: {} })).body, 404);
    },
  );

  test('the ops token is asked for before the body', async () => {
    const gateway = await startWithOps();
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
