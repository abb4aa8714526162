import { createTestDatabase } from 'infra/test/test-database';
import { getProfile, logout } from 'shared/contracts/auth';
import { endAllSessions, getSessions, revokeSession } from 'shared/contracts/auth-sessions';
import { startAuthApi, expectAnswer, expectRefusal, testSecrets } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';
import { readSessionToken, signSessionToken } from './session-token';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());
beforeEach(() => auth.pool.query('DELETE FROM limits.allowances'));

test('the profile is what the session says', async () => {
  const { session } = await signIn(auth, '9200000001');
  expect(expectAnswer(await auth.call(getProfile, {}, { session }))).toEqual({
    status: 200,
    user: {
      id: session.id,
      email: null,
      name: null,
      type: 'customer',
      img: null,
      phone: '+919200000001',
    },
  });
});

test('a token counts only while its row does', async () => {
  const { session, token } = await signIn(auth, '9200000002');
  const outcome = await auth.call(logout, {}, { session });
  expect(outcome.extras).toEqual({
    cookies: [{ name: 'userDetails', value: '', clear: true }],
    headers: { 'Clear-Site-Data': '"cache", "cookies", "storage"' },
  });
  expect(await auth.api.identify?.(token)).toBeNull();
  const { token: other, session: live } = await signIn(auth, '9200000003');
  await auth.pool.query('UPDATE auth.sessions SET expires_at = now() WHERE id = $1', [
    live.sessionId,
  ]);
  expect(await auth.api.identify?.(other)).toBeNull();
});

test('forged, foreign and damaged tokens are nobody', async () => {
  const { session, token } = await signIn(auth, '9200000004');
  const claims = { id: session.sessionId, userId: session.id, expiresAt: new Date('2100-01-01') };
  const [header, payload] = token.split('.');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const bad of [
    await signSessionToken(claims, {
      current: 'another secret that is long enough too',
      old: null,
    }),
    `${header}.${payload}.AAAA`,
    `${unsigned}.${payload}.`,
    'not a token',
    '',
  ]) {
    expect(await auth.api.identify?.(bad)).toBeNull();
  }
});

test('a session is bound to its customer', async () => {
  const { session } = await signIn(auth, '9200000005');
  const stolen = {
    id: session.sessionId,
    userId: session.id + 1,
    expiresAt: new Date('2100-01-01'),
  };
  const token = await signSessionToken(stolen, testSecrets.session);
  expect(await auth.api.identify?.(token)).toBeNull();
});

test('a token signed before the secret was replaced counts as long as the old value does', async () => {
  const { token } = await signIn(auth, '9200000016');
  const claims = await readSessionToken(token, testSecrets.session);
  const current = 'the value that came after, long enough';
  expect(await readSessionToken(token, { current, old: testSecrets.session.current })).toEqual(
    claims,
  );
  expect(await readSessionToken(token, { current, old: null })).toBeNull();
});

test('the list marks this session and another one can be ended', async () => {
  const first = await signIn(auth, '9200000006');
  await auth.pool.query('DELETE FROM limits.allowances');
  const second = await signIn(auth, '9200000006');
  const params = { id: first.session.id };
  const listed = expectAnswer(await auth.call(getSessions, { params }, { session: first.session }));
  expect(listed.data.map(({ id, current }) => [id, current]).sort()).toEqual(
    [
      [first.session.sessionId, true],
      [second.session.sessionId, false],
    ].sort(),
  );
  const target = { ...params, sessionId: second.session.sessionId };
  expectAnswer(await auth.call(revokeSession, { params: target }, { session: first.session }));
  expect(await auth.api.identify?.(second.token)).toBeNull();
  expect(await auth.api.identify?.(first.token)).not.toBeNull();
});

test("nobody ends another customer's session", async () => {
  const owner = await signIn(auth, '9200000007');
  const other = await signIn(auth, '9200000008');
  const params = { id: other.session.id, sessionId: owner.session.sessionId };
  const outcome = await auth.call(revokeSession, { params }, { session: other.session });
  expect(expectRefusal(outcome).code).toBe('not_found');
  expect(await auth.api.identify?.(owner.token)).not.toBeNull();
});

test('signing out everywhere ends every session, and tells open pages of each change', async () => {
  const first = await signIn(auth, '9200000021');
  await auth.pool.query('DELETE FROM limits.allowances');
  const second = await signIn(auth, '9200000021');
  const other = await signIn(auth, '9200000022');
  const { id } = first.session;
  const ids = [first, second, other].map(({ session }) => session.sessionId);
  expect((await auth.api.listLiveSessions?.(ids))?.sort()).toEqual([...ids].sort());
  const outcome = await auth.call(endAllSessions, { params: { id } }, { session: first.session });
  expect(outcome.extras?.cookies).toEqual([{ name: 'userDetails', value: '', clear: true }]);
  expect(await auth.api.listLiveSessions?.(ids)).toEqual([other.session.sessionId]);
  expect(await auth.api.identify?.(second.token)).toBeNull();
  const { rows } = await auth.pool.query(
    'SELECT seq::int, name, data FROM stream.events WHERE topic = $1 ORDER BY seq',
    [`account:${id}`],
  );
  const changed = { name: 'auth.sessions_changed', data: {} };
  // two sign-ins, one end of all
  expect(rows).toEqual([1, 2, 3].map((seq) => ({ seq, ...changed })));
  const [topic] = auth.api.topics ?? [];
  const ctx = { session: first.session } as never;
  expect(await topic?.mayFollow(`account:${id}`, ctx)).toBe(true);
  for (const wrong of [`account:${other.session.id}`, 'account:', 'account', `account:${id}:1`])
    expect(await topic?.mayFollow(wrong, ctx)).toBe(false);
  expect(await topic?.mayFollow('account:undefined', { session: null } as never)).toBe(false);
});
