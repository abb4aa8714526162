import { z } from 'zod';
import { defineEndpoint } from 'shared/contracts/contract';
import {
  answer,
  refuse,
  serve,
  type Allowances,
  type CallContext,
  type SessionUser,
} from 'shared/remote-kit/api';
import type { StaffSession } from 'shared/remote-kit/staff-session';
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

/** Counts without a clock: what is used up stays so until the next minute begins. */
function countAllowances() {
  const used = new Map<string, number>();
  const allowances: Allowances & { nextMinute(): void } = {
    async take({ key, count }) {
      used.set(key, (used.get(key) ?? 0) + 1);
      return (used.get(key) ?? 0) <= count ? { ok: true } : { ok: false, retryAfter: 7 };
    },
    takeAll: () => Promise.reject(new Error('a call has one allowance')),
    giveBack: () => Promise.reject(new Error('a call was made')),
    nextMinute: () => used.clear(),
  };
  return allowances;
}

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
  answerCall(ownEndpoint, { params: { id: '7' }, query: {}, body }, as(session), countAllowances());

test.each([
  ['nobody', null, 'not_signed_in'],
  ['another user', user(8), 'forbidden'],
])('%s may not use a record of user 7', async (_who, session, code) => {
  expect(await ask(session)).toMatchObject({ ok: false, error: { code } });
});

test('the owner may', async () => {
  expect(await ask(user(7))).toEqual({ ok: true, answer: { name: 'Asha' } });
});

const forServices = defineEndpoint({
  ...{ id: 'test.hold', owner: 'mf-test', method: 'POST', path: '/api/hold', summary: 'Holds.' },
  answer: z.object({ held: z.string() }),
  caller: 'service',
  callers: ['mf-shop'],
  idempotency: 'own',
});
const shop = { by: { remote: 'mf-shop', as: 'service', depth: 1 }, key: 'order:1' } as const;

test.each<[string, Partial<CallContext>, string]>([
  ['a visitor', {}, 'not_permitted'],
  ['a customer', { session: user(7) }, 'not_permitted'],
  ['a remote that is not named', { by: { ...shop.by, remote: 'mf-page' } }, 'not_permitted'],
  ['a named one for a person', { ...shop, by: { ...shop.by, as: 'user' } }, 'not_permitted'],
  ['a named one without a key', { by: shop.by }, 'invalid_input'],
  ['a named one with a key of two lines', { ...shop, key: 'a\nb' }, 'invalid_input'],
])('a call for services is not open to %s', async (_who, ctx, code) => {
  const endpoint = serve(forServices, () => Promise.reject(new Error('it was not to be asked')));
  const none = { params: {}, query: {}, body: undefined };
  const asked = answerCall(endpoint, none, { ...as(null), ...ctx }, countAllowances());
  expect(await asked).toMatchObject({ ok: false, error: { code } });
});

test('a named remote is let in, and the handler has its key', async () => {
  const endpoint = serve(forServices, async (_input, { key = '' }) => answer({ held: key }));
  const none = { params: {}, query: {}, body: undefined };
  expect(
    await answerCall(endpoint, none, { ...as(null), ...shop }, countAllowances()),
  ).toMatchObject({ ok: true, answer: { held: 'order:1' } });
});

test('staff are let in by the permission they have now', async () => {
  const contract = defineEndpoint({
    ...{ id: 'test.audit', owner: 'mf-test', method: 'GET', path: '/api/audit', summary: 'Reads.' },
    answer: z.object({}),
    caller: 'staff',
    permission: 'audit.read',
  });
  const endpoint = serve(contract, async () => answer({}));
  const ask = (ctx: Partial<CallContext>) =>
    answerCall(
      endpoint,
      { params: {}, query: {}, body: undefined },
      { ...as(null), ...ctx },
      countAllowances(),
    );
  const member = (permissions: StaffSession['permissions']) =>
    ({ id: 1, permissions }) as StaffSession;
  expect(await ask({ session: user(7) })).toMatchObject({ error: { code: 'not_signed_in' } });
  expect(await ask({ staff: member(['money.read']) })).toMatchObject({
    error: { code: 'not_permitted' },
  });
  expect(await ask({ by: shop.by })).toMatchObject({ error: { code: 'not_signed_in' } });
  expect(await ask({ staff: member(['audit.read']) })).toMatchObject({ ok: true });
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
  const list = (query: object) =>
    answerCall(endpoint, { params: {}, query, body: null }, as(null), countAllowances());
  expect(await list({})).toEqual({ ok: true, answer: { asked: 1 } });
  expect(await list({})).toEqual({ ok: true, answer: { asked: 1 } });
  await list({ empty: 'yes' });
  await list({ empty: 'yes' });
  expect(asked).toBe(3);
});

const twiceAMinute = {
  owner: 'mf-test',
  summary: 'Something that costs time.',
  answer: z.object({ made: z.boolean() }),
  caller: 'anyone',
  allowance: { count: 2, seconds: 60 },
} as const;

test('who calls too often is told so in their language, before the handler runs', async () => {
  let made = 0;
  const contract = defineEndpoint({
    ...twiceAMinute,
    id: 'test.make',
    method: 'POST',
    path: '/api/make',
    body: z.object({ size: z.number() }),
  });
  const endpoint = serve(contract, async () => (made++, answer({ made: true })));
  const allowances = countAllowances();
  const make = (ctx: Partial<CallContext> = {}, size: unknown = 1) =>
    answerCall(
      endpoint,
      { params: {}, query: {}, body: { size } },
      { ...as(null), ...ctx },
      allowances,
    );
  await make();
  // bad input is a use too
  expect(await make({}, 'big')).toMatchObject({ error: { code: 'invalid_input' } });
  const refused = await make({ lang: 'hi' });
  expect(refused).toMatchObject({
    ok: false,
    error: { status: 429, code: 'too_many_requests', message: expect.stringContaining('रुककर') },
    extras: { headers: { 'Retry-After': '7' } },
  });
  expect(made).toBe(1);
  expect(await make({ address: '127.0.0.2' })).toMatchObject({ ok: true });
  expect(await make({ session: user(7) })).toMatchObject({ ok: true });
  allowances.nextMinute();
  expect(await make()).toMatchObject({ ok: true });
});

test('an answer that is kept costs nothing', async () => {
  const contract = defineEndpoint({
    ...twiceAMinute,
    id: 'test.search',
    method: 'GET',
    path: '/api/find',
    query: z.object({ q: z.string() }),
    cache: { maxAge: 60, staleWhileRevalidate: 60 },
  });
  const endpoint = serve(contract, async () => answer({ made: true }));
  const allowances = countAllowances();
  const find = async (q: string) => {
    const outcome = await answerCall(
      endpoint,
      { params: {}, query: { q }, body: null },
      as(null),
      allowances,
    );
    return outcome.ok;
  };
  for (let n = 0; n < 5; n += 1) expect(await find('a')).toBe(true);
  expect(await find('b')).toBe(true);
  expect(await find('c')).toBe(false);
  expect(await find('a')).toBe(true);
});

test('an answer against its contract throws', async () => {
  const contract = defineEndpoint({
    ...twiceAMinute,
    id: 'test.wrong',
    method: 'GET',
    path: '/api/wrong',
  });
  const endpoint = serve(contract, async () => answer({ made: 'soon' as unknown as boolean }));
  const asked = endpoint.handle({ params: {}, query: {}, body: null }, as(null));
  await expect(asked).rejects.toThrow('test.wrong answers against its contract: made (');
});
