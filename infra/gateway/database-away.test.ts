import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { refuse, serve } from 'shared/remote-kit/api';
import { openTestGateway } from './testing/open-test-gateway';

const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
const read = defineEndpoint({
  id: 'test.read',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/read',
  summary: 'Reads.',
  answer: z.object({}),
  errors: [],
  caller: 'anyone',
});
const guess = defineEndpoint({
  ...read,
  id: 'test.guess',
  path: '/api/guess/:code',
  params: z.object({ code: z.string() }),
  errors: ['wrong_code'],
});

let gateway: Awaited<ReturnType<typeof openTestGateway>>;
beforeAll(async () => {
  gateway = await openTestGateway({
    renderRequest: () => Promise.reject(away),
    apis: {
      'mf-test': {
        endpoints: [
          serve(read, () => Promise.reject(away)),
          serve(guess, async () => refuse('wrong_code')),
        ],
      },
    },
  });
});
afterAll(() => gateway.close());

test('a call answers 503 in the one shape', async () => {
  const reply = await gateway.app.inject('/api/read');
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ status: 503, code: 'unavailable' });
});

test.each([
  ['/blogs?page=2', 'en', 'We will be right back', '/hi/blogs?page=2'],
  ['/hi', 'hi', 'हम अभी लौटते हैं', '"/"'],
])('a browser gets a page at %s', async (url, lang, title, other) => {
  const reply = await gateway.app.inject({ url, headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
  expect(reply.body).toContain(`<html lang="${lang}">`);
  expect(reply.body).toContain(title);
  expect(reply.body).toContain(other);
  expect(reply.body).toContain(`<span translate="no">${reply.headers['x-request-id']}</span>`);
});

test('the address in the away page can not break out of it', async () => {
  const url = '/a"><script>alert(1)</script>';
  const reply = await gateway.app.inject({ url, headers: { accept: 'text/html' } });
  expect(reply.body).not.toContain('<script');
});

test('what is alive says so meanwhile', async () => {
  expect((await gateway.app.inject('/healthz')).statusCode).toBe(200);
});

test('a wrong code is a line of the security log; a path is logged by its route', async () => {
  await gateway.app.inject('/api/guess/123456?number=9876543210');
  const lines = gateway.lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toContainEqual(
    expect.objectContaining({
      event: 'wrong_code',
      address: '127.0.0.1',
      account: null,
      endpoint: 'test.guess',
    }),
  );
  expect(lines).toContainEqual(expect.objectContaining({ path: '/api/guess/:code', status: 400 }));
  expect(gateway.lines.join('')).not.toMatch(/123456|9876543210/);
});
