import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import { answer, refuse, serve, type CallContext, type SessionUser } from 'shared/remote-kit/api';
import { answerCall } from './answer-call';

const user = (id: number): SessionUser => ({
  id,
  sessionId: 's',
  name: null,
  email: null,
  phone: null,
  img: null,
  type: null,
});
const as = (session: SessionUser | null): CallContext => ({
  session,
  token: null,
  visitor: 'v',
  address: '127.0.0.1',
  userAgent: '',
  lang: 'en',
});

const own = defineEndpoint({
  id: 'test.own',
  owner: 'mf-test',
  method: 'PUT',
  path: '/api/own/:id',
  summary: 'A record of its owner.',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({ name: z.string().min(1, 'Say a name.') }),
  answer: z.object({ name: z.string() }),
  caller: 'self',
  selfParam: 'id',
});
const ownEndpoint = serve(own, async ({ body }) => answer({ name: body.name }));
const ask = (session: SessionUser | null, body: unknown = { name: 'Asha' }) =>
  answerCall(ownEndpoint, { params: { id: '7' }, query: {}, body }, as(session));

test.each([
  ['nobody', null, 'not_signed_in'],
  ['another user', user(8), 'forbidden'],
])('%s may not use a record of user 7', async (_who, session, code) => {
  expect(await ask(session)).toMatchObject({ ok: false, error: { code } });
});

test('the owner may', async () => {
  expect(await ask(user(7))).toEqual({ ok: true, answer: { name: 'Asha' } });
});

test('bad input names the field and never reaches the handler', async () => {
  expect(await ask(user(7), { name: '' })).toMatchObject({
    ok: false,
    error: { status: 400, code: 'invalid_input', fields: { 'body.name': 'Say a name.' } },
  });
});

test('a public answer is asked for once while it is fresh; a refusal is not kept', async () => {
  let asked = 0;
  const listed = defineEndpoint({
    id: 'test.list',
    owner: 'mf-test',
    method: 'GET',
    path: '/api/list',
    summary: 'A list.',
    query: z.object({ empty: z.string().optional() }),
    answer: z.object({ asked: z.number() }),
    caller: 'anyone',
    cache: { maxAge: 60, staleWhileRevalidate: 60 },
  });
  const endpoint = serve(listed, async ({ query }) =>
    query.empty ? (asked++, refuse('not_found')) : answer({ asked: ++asked }),
  );
  const list = (query: object) => answerCall(endpoint, { params: {}, query, body: null }, as(null));
  expect(await list({})).toEqual({ ok: true, answer: { asked: 1 } });
  expect(await list({})).toEqual({ ok: true, answer: { asked: 1 } });
  await list({ empty: 'yes' });
  await list({ empty: 'yes' });
  expect(asked).toBe(3);
});
