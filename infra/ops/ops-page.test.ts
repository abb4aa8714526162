import { testOpsToken } from '../gateway/testing/open-test-gateway';
import { start } from '../gateway/testing/start-test-gateway';
import { refuse } from '../releases/refusal';
import type { Operation } from '../releases/operation';
import { addOpsPage } from './ops-page-routes';
import { readSession, writeSession } from './ops-session';

const form = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'https://site.example',
};
let operations: Operation[];
let decided: object[];
const letter = {
  ...{ id: '0b6ef5a2-6f0c-4c5e-9d3a-000000000001', remote: 'platform', job: 'mail', tries: 9 },
  reason: 'Error: <b>the mail server is away</b>',
  ...{ askedAt: '2026-11-22T10:00:00.000Z', diedAt: '2026-11-22T12:00:00.000Z' },
};
const decision = {
  ...{ at: '2026-11-22T13:00:00.000Z', remote: 'mf-test', job: 'sweep', reason: 'away' },
  ...{ what: 'dropped' as const, by: 'Ravi', why: 'a <i>bug</i>' },
};

/** A gateway with the page, whose changes of `taken` are refused as done. */
async function open() {
  operations = [];
  decided = [];
  const gateway = await start({
    addMore(app, site) {
      addOpsPage(app, {
        site,
        store: { readHistory: async function* () {} },
        letters: {
          list: async () => ({ letters: [letter], count: 1, decisions: [decision] }),
          replay: async (asked) => Number(decided.push({ replay: asked }) > 0),
          drop: async (asked) => Number(decided.push({ drop: asked }) < 0),
        },
        opsToken: testOpsToken,
        isBehind: () => false,
        logSecurity: () => undefined,
        async operate(operation) {
          operations.push(operation);
          return operation.command === 'rollback' && operation.from === 'taken'
            ? refuse('already_done', 'Already done: by ravi')
            : { ok: true, kind: 'changed', generation: 2, releases: [] };
        },
      });
    },
  });
  const post = (url: string, fields: Record<string, string>, more: object = {}) =>
    gateway.app.inject({
      ...{ method: 'POST', url, payload: new URLSearchParams(fields).toString() },
      headers: { ...form, ...more },
    });
  return { ...gateway, post };
}

async function signIn(post: Awaited<ReturnType<typeof open>>['post']) {
  const reply = await post('/ops/sign-in', { name: 'Asha <b>', token: testOpsToken.current });
  const [cookie = ''] = String(reply.headers['set-cookie']).split(';');
  return { reply, cookie };
}

const tokenIn = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';

test('without the token there is a form and nothing else', async () => {
  const { app, post } = await open();
  const reply = await app.inject('/ops');
  expect(reply.body).toContain('Ops token');
  expect(reply.body).not.toContain('mf-test');
  expect(reply.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; /,
  );
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const wrong = await post('/ops/sign-in', { name: 'Asha', token: 'wrong' });
  expect([wrong.statusCode, wrong.headers['set-cookie']]).toEqual([403, undefined]);
});

test('the cookie is for /ops, of this site, and unreadable to scripts', async () => {
  const { app, post } = await open();
  const { reply, cookie } = await signIn(post);
  expect(String(reply.headers['set-cookie'])).toMatch(/HttpOnly/);
  expect(String(reply.headers['set-cookie'])).toMatch(/Path=\/ops;/);
  expect(String(reply.headers['set-cookie'])).toMatch(/SameSite=Strict/);
  expect(String(reply.headers['set-cookie'])).toMatch(/Secure/);
  const page = await app.inject({ url: '/ops', headers: { cookie } });
  expect(page.body).toContain('mf-test');
  expect(page.body).toContain('Asha &lt;b&gt;');
  expect(page.body.match(/<script[^>]*>/g)).toEqual(['<script src="/ops/ops.js" defer>']);
  expect((await app.inject('/ops/ops.js')).headers['content-type']).toContain('javascript');
  expect(page.body).toContain('4 standard errors');
  expect(page.body).toMatch(/browsers of 10 networks/);
});

test('a change is made by name, and what was done already is said', async () => {
  const { app, post } = await open();
  const { cookie } = await signIn(post);
  const token = tokenIn((await app.inject({ url: '/ops', headers: { cookie } })).body);
  const change = { token, command: 'rollback', remote: 'mf-test', from: '1', why: 'it fails' };
  expect((await post('/ops/change', change, { cookie })).statusCode).toBe(303);
  expect(operations).toEqual([
    { command: 'rollback', remote: 'mf-test', from: '1', why: 'it fails', by: 'Asha <b>' },
  ]);
  const again = await post('/ops/change', { ...change, from: 'taken' }, { cookie });
  expect(again.statusCode).toBe(409);
  expect(again.body).toContain('Already done: by ravi');
  const share = { token, command: 'canary', remote: 'mf-test', version: '1', percent: '2.5' };
  await post('/ops/change', share, { cookie });
  expect(operations.at(-1)).toMatchObject({ command: 'canary', percent: 2.5 });
});

test.each<[string, Record<string, string>, object]>([
  ['without its token', { token: '' }, {}],
  ['from another site', {}, { origin: 'https://evil.example' }],
  ['without a session', {}, { cookie: '' }],
  ['of another command', { command: 'deploy' }, {}],
  ['with a name that is none', { remote: '../x' }, {}],
  ['without a reason', { why: '' }, {}],
])('a change %s changes nothing', async (_what, fields, headers) => {
  const { app, post } = await open();
  const { cookie } = await signIn(post);
  const token = tokenIn((await app.inject({ url: '/ops', headers: { cookie } })).body);
  const change = { token, command: 'rollback', remote: 'mf-test', from: '1', why: 'x', ...fields };
  const reply = await post('/ops/change', change, { cookie, ...headers });
  expect(reply.statusCode).toBeGreaterThanOrEqual(400);
  expect(operations).toEqual([]);
});

test('a failed job is shown, and tried again or dropped by who says why', async () => {
  const { app, post } = await open();
  const { cookie } = await signIn(post);
  const page = (await app.inject({ url: '/ops', headers: { cookie } })).body;
  expect(page).toContain('&lt;b&gt;the mail server is away');
  expect(page).toContain('a &lt;i&gt;bug&lt;/i&gt;');
  const { id } = letter;
  const asked = { token: tokenIn(page), command: 'replay', queue: 'platform.mail', id, why: 'up' };
  expect((await post('/ops/jobs', asked, { cookie })).statusCode).toBe(303);
  const by = 'Asha <b>';
  expect(decided).toEqual([{ replay: { queue: 'platform.mail', id, by, why: 'up' } }]);

  const late = await post('/ops/jobs', { ...asked, command: 'drop', id: '' }, { cookie });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Somebody else did it before you');
  decided = [];
  for (const wrong of [{ why: ' ' }, { id: '7' }, { command: 'list' }, { token: '' }])
    expect((await post('/ops/jobs', { ...asked, ...wrong }, { cookie })).statusCode).toBe(409);
  expect((await post('/ops/jobs', asked)).statusCode).toBe(403);
  expect(decided).toEqual([]);
});

test('a session ends, and one that was written by another counts for nothing', () => {
  const session = { name: 'Asha', expires: 1000 };
  const cookie = writeSession(session, testOpsToken);
  expect(readSession(cookie, testOpsToken, 999)).toEqual(session);
  expect(readSession(cookie, testOpsToken, 1001)).toBeNull();
  const other = { current: 'another token', old: null };
  expect(readSession(cookie, other, 999)).toBeNull();
  expect(readSession(cookie, { ...other, old: testOpsToken.current }, 999)).toEqual(session);
  const forged = Buffer.from(JSON.stringify({ ...session, expires: 9e15 })).toString('base64url');
  expect(readSession(`${forged}.${cookie.split('.')[1]}`, testOpsToken, 999)).toBeNull();
  expect(readSession('', testOpsToken)).toBeNull();
});
