import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { apiError } from 'shared/contracts/errors';
import { fuzzSite } from './fuzz-site';

let server: Server;
let asked: string[] = [];

/** A site with one endpoint, which answers what a test says. */
async function serve(answer: (url: string) => { status: number; body: unknown }) {
  asked = [];
  const schema = { type: 'string', enum: ['one', 'two'] };
  const fixed: Record<string, unknown> = {
    '/api/openapi.json': {
      paths: {
        '/api/thing': {
          get: { parameters: [{ name: 'of', in: 'query', required: true, schema }] },
        },
      },
    },
    '/discovery.json': { remotes: [] },
    '/sitemap.xml': '',
    '/api/user_send_otp': { user_id: 'challenge' },
    '/dev/inbox.json': [],
    '/api/user_confirm_otp': {},
  };
  server = createServer((request, reply) => {
    const url = request.url ?? '';
    const isCall = url.startsWith('/api/thing');
    if (isCall) asked.push(`${request.method} ${url}`);
    const { status, body } = isCall ? answer(url) : { status: 200, body: fixed[url] ?? 'a page' };
    void text(request).then(() =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

const run = (url: string) => fuzzSite({ url, requests: 300, seed: 5 });

test('a site that holds has no failures, and the same seed asks the same', async () => {
  const url = await serve(() => ({ status: 404, body: apiError('not_found') }));
  expect((await run(url)).failures.size).toBe(0);
  const first = asked.sort();
  asked = [];
  await run(url);
  expect(asked.sort()).toEqual(first);
});

test.each([
  ['500', 500, apiError('internal')],
  ['404 in another shape', 404, { error: 'Not Found', statusCode: 404 }],
  ['400 in another shape', 400, apiError('not_found')],
])('%s is found, once', async (wrong, status, body) => {
  const url = await serve(() => ({ status, body }));
  const { failures } = await run(url);
  expect([...failures.keys()]).toEqual([`${wrong}  GET /api/thing`]);
});
