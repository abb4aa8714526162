import { z } from 'zod';
import { defineEndpoint } from '../contracts/contract';
import { createFetchCall } from './fetch-call';
import { isFailure } from './failure';

const endpoint = defineEndpoint({
  id: 'test.get_thing',
  owner: 'mf-test',
  method: 'GET',
  path: '/api/get_thing/:slug',
  summary: 'One thing.',
  params: z.object({ slug: z.string() }),
  query: z.object({ lang: z.string().optional() }),
  answer: z.object({ status: z.literal(200), size: z.number() }),
  caller: 'anyone',
});

const replying = (status: number, body: unknown) => {
  const asked: string[] = [];
  const call = createFetchCall({
    fetch: async (url) => {
      asked.push(String(url));
      return status === 204
        ? new Response(null, { status })
        : Response.json(body as object, { status });
    },
  });
  return { asked, run: () => call(endpoint, { params: { slug: 'a b' }, query: { lang: 'hi' } }) };
};

test('an answer is parsed by the contract', async () => {
  const { asked, run } = replying(200, { status: 200, size: 3, extra: true });
  expect(await run()).toEqual({ status: 200, size: 3 });
  expect(asked).toEqual(['/api/get_thing/a%20b?lang=hi']);
});

test.each([204, 404, 500])('%i answers only the status', async (status) => {
  expect(await replying(status, { code: 'x' }).run()).toEqual({ error_status: status });
});

test('other failures carry the body', async () => {
  const body = { status: 400, code: 'invalid_input', message: 'No.' };
  const outcome = await replying(400, body).run();
  expect(isFailure(outcome)).toBe(true);
  expect(outcome).toEqual({ error_status: 400, response: body });
});

test('a network failure is told as one', async () => {
  const call = createFetchCall({ fetch: () => Promise.reject(new TypeError('offline')) });
  expect(await call(endpoint, { params: { slug: 'a' } })).toEqual({
    error_status: 500,
    message: 'Network error occurred',
  });
});

test('an answer that breaks the contract throws', async () => {
  await expect(replying(200, { status: 200, size: 'big' }).run()).rejects.toThrow();
});
