import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { rawBody } from 'shared/contracts/raw-body';
import {
  answer,
  refuse,
  serve,
  type CallContext,
  type RemoteApi,
  type SessionUser,
} from 'shared/remote-kit/api';
import { expectRefusal, start as startGateway } from './testing/start-test-gateway';

const base = { owner: 'mf-test', method: 'POST', summary: 'Of a test.', caller: 'anyone' } as const;
const hook = defineEndpoint({
  ...{ ...base, id: 'test.hook', path: '/api/hook' },
  body: rawBody,
  takesRaw: { maxBytes: 100, headers: ['X-Signature'] },
  checksInsteadOfOrigin: 'the signature over the body',
  answer: z.object({ bytes: z.number() }),
});
const comeBack = defineEndpoint({
  ...{ ...base, id: 'test.come_back', path: '/api/come_back' },
  body: z.object({ token: z.string(), to: z.string() }),
  checksInsteadOfOrigin: 'the token',
  redirectsTo: ['site'],
  answer: z.object({}),
  errors: ['bad_token'],
});
const callback = defineEndpoint({
  ...{ ...base, id: 'test.callback', path: '/api/callback', method: 'GET' },
  checksInsteadOfOrigin: 'nothing is changed',
  answer: z.object({}),
});
const usual = defineEndpoint({
  ...{ ...base, id: 'test.usual', path: '/api/usual' },
  body: z.object({ a: z.string() }),
  answer: z.object({ user: z.number().nullable() }),
});

const secret = 'the secret of the provider';
const sign = (body: string) => createHmac('sha256', secret).update(body).digest('hex');
const seen: CallContext[] = [];
const asha = { id: 7, sessionId: 's' } as SessionUser;
const api: RemoteApi = {
  identify: async (token) => (token === 'token-of-asha' ? asha : null),
  endpoints: [
    serve(hook, async ({ body: { bytes, headers } }, ctx) => {
      seen.push(ctx);
      const right = Buffer.from(createHmac('sha256', secret).update(bytes).digest('hex'));
      const given = Buffer.from(headers['x-signature'] ?? '');
      const isRight = right.length === given.length && timingSafeEqual(right, given);
      return isRight ? answer({ bytes: bytes.length }) : refuse('bad_token');
    }),
    serve(comeBack, async ({ body }, ctx) => {
      seen.push(ctx);
      if (body.token !== 't') return refuse('bad_token', {}, { redirect: '/pay?failed' });
      return answer({}, { redirect: body.to });
    }),
    serve(callback, async (_input, ctx) => (seen.push(ctx), answer({}))),
    serve(usual, async (_input, ctx) => answer({ user: ctx.session?.id ?? null })),
  ],
};

const start = async () => (await startGateway({ apis: { 'mf-auth': api } })).app;
beforeEach(() => (seen.length = 0));

/** As a browser sends it from another site, with what it has of ours. */
const foreign = {
  origin: 'https://evil.example',
  'sec-fetch-site': 'cross-site',
  cookie: 'userDetails=token-of-asha; __Host-userDetails=token-of-asha; visitor=v',
  authorization: 'Bearer token-of-asha',
  referer: 'https://evil.example/there',
};
const send = async (url: string, payload: string, headers: Record<string, string>) =>
  (await start()).inject({ method: 'POST', url, payload, headers });

test.each([
  ['JSON', 'application/json', '{ "a":  1.0,"b":"नमस्ते" }'],
  ['JSON that is none', 'application/json', '{'],
  ['a form', 'application/x-www-form-urlencoded', 'a=1&a=2'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
  ['anything', 'text/weird', 'x'],
  ['nothing at all', 'text/plain', ''],
])('%s arrives as the bytes that were sent', async (_what, type, body) => {
  const reply = await send('/api/hook', body, { 'content-type': type, 'x-signature': sign(body) });
  expect([reply.statusCode, reply.json()]).toEqual([200, { bytes: Buffer.byteLength(body) }]);
});

test('a wrong signature is refused by the handler, whoever sends it', async () => {
  const reply = await send('/api/hook', '{}', { ...foreign, 'x-signature': 'wrong' });
  expectRefusal(reply.body, 400);
});

test('a body that is too large is not read, or not handed on', async () => {
  const large = 'x'.repeat(101);
  const known = await send('/api/hook', large, { 'x-signature': sign(large) });
  expectRefusal(known.body, 413);
  const unknown = await (
    await start()
  ).inject({
    ...{ method: 'POST', url: '/api/hook', headers: { 'transfer-encoding': 'chunked' } },
    payload: large,
  });
  expectRefusal(unknown.body, 413);
  expect(seen).toEqual([]);
});

test('an exempt endpoint takes a foreign Origin, and sees nothing of the visitor', async () => {
  const body = '{}';
  const reply = await send('/api/hook', body, { ...foreign, 'x-signature': sign(body) });
  expect(reply.statusCode).toBe(200);
  expect(seen).toMatchObject([{ session: null, token: null, visitor: null }]);
  expect(seen[0]?.staff ?? null).toBeNull();
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test.each(['GET', 'HEAD'] as const)('nor does one that is asked with %s', async (method) => {
  const reply = await (await start()).inject({ method, url: '/api/callback', headers: foreign });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
  expect(seen).toMatchObject([{ session: null, token: null, visitor: null }]);
});

test('all others still refuse a foreign Origin, and know who asks from their own', async () => {
  const json = { 'content-type': 'application/json' };
  expectRefusal((await send('/api/usual', '{"a":"b"}', { ...foreign, ...json })).body, 403);
  const own = {
    ...foreign,
    ...json,
    origin: 'https://site.example',
    'sec-fetch-site': 'same-origin',
  };
  const reply = await send('/api/usual', '{"a":"b"}', own);
  expect(reply.json()).toEqual({ user: 7 });
  const raw = { ...own, 'content-type': 'application/x-raw-body' };
  expectRefusal((await send('/api/usual', '{"a":"b"}', raw)).body, 415);
  expectRefusal((await send('/api/hook/', '{}', { ...foreign, ...json })).body, 400);
});

const form = {
  ...foreign,
  ...{ 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
};

test('a visitor who comes back from a provider is led to a page of the site', async () => {
  const reply = await send('/api/come_back', 'token=t&to=/wallet', form);
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/wallet']);
  expect(reply.headers['cache-control']).toBe('no-store');
  const failed = await send('/api/come_back', 'token=x&to=/wallet', form);
  expect([failed.statusCode, failed.headers.location]).toEqual([303, '/pay?failed']);
});

test('and never to a host that came with the request', async () => {
  const reply = await send('/api/come_back', 'token=t&to=https://evil.example', form);
  expectRefusal(reply.body, 500);
  expect(reply.headers.location).toBeUndefined();
  // a form that does not fit leads back to no foreign page either
  const broken = await send('/api/come_back', 'token=t', form);
  expectRefusal(broken.body, 400);
});
