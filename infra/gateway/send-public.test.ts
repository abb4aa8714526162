import fastify from 'fastify';
import { sendPublic } from './send-public';

const answer = { status: 200, data: ['ॐ'] };

async function ask(given: object, mark?: string) {
  const app = fastify();
  app.get('/', (request, reply) =>
    sendPublic(request, reply, given, { maxAge: 60, staleWhileRevalidate: 600 }),
  );
  return app.inject({ url: '/', headers: mark ? { 'if-none-match': mark } : {} });
}

test('a public answer says how long it holds, and is marked', async () => {
  const reply = await ask(answer);
  expect(reply.json()).toEqual(answer);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'content-type': 'application/json; charset=utf-8',
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/) as string,
  });
});

test('who has the same answer gets only a 304', async () => {
  const mark = (await ask(answer)).headers.etag;
  const again = await ask({ ...answer }, `"other", ${mark}`);
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', mark]);
});

test('another answer has another mark', async () => {
  const mark = (await ask(answer)).headers.etag;
  const other = await ask({ ...answer, data: [] }, mark);
  expect(other.statusCode).toBe(200);
});
