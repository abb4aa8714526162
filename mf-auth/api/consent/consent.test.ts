import { createTestDatabase } from 'infra/test/test-database';
import { updateUser } from 'shared/contracts/auth';
import { sendSubscribeEmail, unsubscribe, verifyEmail } from 'shared/contracts/auth-email-links';
import { changeConsent, getConsents, noticeVersions } from 'shared/contracts/auth-consent';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { askFreshCode } from '../testing/fresh-code';
import { signIn } from '../testing/sign-in';
import { sweepExpired } from '../data/sweep-expired';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

/** The next code of the same number need not wait. */
const forgetLimits = () => auth.pool.query('DELETE FROM limits.allowances');

type Session = Awaited<ReturnType<typeof signIn>>['session'];
const read = async (session: Session) =>
  expectAnswer(await auth.call(getConsents, {}, { session })).data;
const stateOf = async (session: Session) =>
  Object.fromEntries(
    (await read(session)).standing.map(({ purpose, latest }) => [purpose, latest?.action ?? null]),
  );
const change = (
  session: Session,
  body: Parameters<typeof auth.call<typeof changeConsent>>[1]['body'],
) => auth.call(changeConsent, { body }, { session, lang: 'hi' });
const lastLink = (page: string) =>
  new RegExp(`/${page}/(\\S+)`).exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';

async function confirmEmail(session: Session, email: string): Promise<Session> {
  const body = { email, fresh_code: await askFreshCode(auth, session, 'email') };
  expectAnswer(await auth.call(updateUser, { params: { id: session.id }, body }, { session }));
  expectAnswer(await auth.call(verifyEmail, { params: { token: lastLink('verify-email') } }));
  return { ...session, email };
}

test('confirming a code agrees to terms and notice once, in their versions', async () => {
  const { session } = await signIn(auth, '9400000001');
  await forgetLimits();
  await signIn(auth, '9400000001');
  const { standing, history } = await read(session);
  expect(history).toHaveLength(2);
  expect(history[0]).toMatchObject({
    source: 'sign_in',
    lang: 'en',
    version: noticeVersions.account,
  });
  expect(standing.map(({ latest }) => latest?.purpose ?? null)).toEqual([
    'terms',
    'account',
    null,
    null,
  ]);
});

test('a new version of the notice is agreed to anew', async () => {
  const { session } = await signIn(auth, '9400000002');
  await auth.pool.query(
    `INSERT INTO auth.consents (user_id, subject_hash, purpose, action, version, lang, source)
     SELECT user_id, subject_hash, purpose, 'given', '2020-01-01', 'en', 'sign_in'
     FROM auth.consents WHERE user_id = $1`,
    [session.id],
  );
  await forgetLimits();
  await signIn(auth, '9400000002');
  const { standing, history } = await read(session);
  expect(history).toHaveLength(6);
  expect(standing[0]?.latest?.version).toBe(noticeVersions.terms);
});

test('saving birth details is a consent, withdrawing it erases them', async () => {
  const { session } = await signIn(auth, '9400000003');
  const birth = { birth_date: '1990-04-15', birth_time: '14:30', birth_place: 'Pune' };
  const saved = await auth.call(updateUser, { params: { id: session.id }, body: birth });
  expect(expectAnswer(saved).data.birth_place).toBe('Pune');
  expect((await stateOf(session)).birth_details).toBe('given');
  expectAnswer(await change(session, { purpose: 'birth_details', given: false }));
  const { history } = await read(session);
  expect(history[0]).toMatchObject({ action: 'withdrawn', source: 'account', lang: 'hi' });
  const { rows } = await auth.pool.query(
    'SELECT birth_date, birth_time, birth_place, phone FROM auth.users WHERE id = $1',
    [session.id],
  );
  expect(rows[0]).toEqual({
    birth_date: null,
    birth_time: null,
    birth_place: null,
    phone: '+919400000003',
  });
});

test('a profile without birth details is no such consent', async () => {
  const { session } = await signIn(auth, '9400000004');
  const body = { name: 'Asha', birth_date: '', birth_place: '' };
  expectAnswer(await auth.call(updateUser, { params: { id: session.id }, body }));
  expect((await stateOf(session)).birth_details).toBeNull();
});

test('the newsletter is agreed to by its link and left by its link', async () => {
  const fresh = await signIn(auth, '9400000005');
  const session = await confirmEmail(fresh.session, 'Asha@example.org');
  expectAnswer(await auth.call(sendSubscribeEmail, { body: { email: 'asha@example.org' } }));
  const mail = auth.emails.at(-1)?.text ?? '';
  expect((await stateOf(session)).newsletter).toBeNull();
  expectAnswer(await auth.call(verifyEmail, { params: { token: lastLink('verify-email') } }));
  expect((await stateOf(session)).newsletter).toBe('given');
  const token = /\/unsubscribe\/(\S+)/.exec(mail)?.[1] ?? '';
  for (let times = 0; times < 2; times += 1)
    expectAnswer(await auth.call(unsubscribe, { params: { token } }));
  const lines = (await read(session)).history.filter(({ purpose }) => purpose === 'newsletter');
  expect(lines.map(({ action }) => action)).toEqual(['withdrawn', 'given']);
});

test('the account page gives and withdraws the newsletter with one call each', async () => {
  const fresh = await signIn(auth, '9400000006');
  const early = await change(fresh.session, { purpose: 'newsletter', given: true });
  expect(expectRefusal(early).code).toBe('conflict');
  const session = await confirmEmail(fresh.session, 'ravi@example.org');
  const rowOf = async () =>
    (await auth.pool.query("SELECT state FROM auth.subscribers WHERE email = 'ravi@example.org'"))
      .rows[0]?.state;
  expectAnswer(await change(session, { purpose: 'newsletter', given: true }));
  expect(await rowOf()).toBe('confirmed');
  expectAnswer(await change(session, { purpose: 'newsletter', given: false }));
  expect(await rowOf()).toBe('left');
  expect((await stateOf(session)).newsletter).toBe('withdrawn');
});

test('what the account needs can not be withdrawn alone', async () => {
  const { session } = await signIn(auth, '9400000007');
  for (const purpose of ['terms', 'account'] as const)
    expect(expectRefusal(await change(session, { purpose, given: false })).code).toBe('conflict');
});

test('the ledger refuses changes, whoever makes them', async () => {
  await signIn(auth, '9400000008');
  for (const statement of [
    "UPDATE auth.consents SET action = 'withdrawn'",
    "UPDATE auth.consents SET user_id = NULL, version = 'x'",
    'UPDATE auth.consents SET user_id = 1',
    'DELETE FROM auth.consents',
  ]) {
    await expect(auth.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
  }
  for (const statement of [
    'TRUNCATE auth.consents',
    'ALTER TABLE auth.consents DISABLE TRIGGER ALL',
    'DROP TRIGGER consents_append_only ON auth.consents',
  ]) {
    await expect(auth.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
});

test('lines that name nobody go three years after the withdrawal', async () => {
  const insert = (hash: string, action: string, years: number) =>
    auth.pool.query(
      `INSERT INTO auth.consents (subject_hash, purpose, action, version, lang, source, at)
       VALUES ($1, 'newsletter', $2, 'v', 'en', 'newsletter', now() - make_interval(years => $3))`,
      [hash, action, years],
    );
  await insert('still', 'given', 9);
  await insert('gone', 'given', 9);
  await insert('gone', 'withdrawn', 4);
  await insert('lately', 'given', 9);
  await insert('lately', 'withdrawn', 1);
  await sweepExpired(auth.database);
  const { rows } = await auth.pool.query(
    "SELECT subject_hash, count(*)::int AS n FROM auth.consents WHERE version = 'v' GROUP BY 1 ORDER BY 1",
  );
  expect(rows).toEqual([
    { subject_hash: 'lately', n: 2 },
    { subject_hash: 'still', n: 1 },
  ]);
});

test('sign-ins that ended and newsletter addresses nobody confirmed go by their times', async () => {
  const { session } = await signIn(auth, '9400000077');
  await auth.pool.query('DELETE FROM limits.allowances');
  const older = await signIn(auth, '9400000077');
  await auth.pool.query(
    "UPDATE auth.sessions SET expires_at = now() - interval '25 hours' WHERE id = $1",
    [older.session.sessionId],
  );
  await auth.pool.query(`INSERT INTO auth.subscribers (email, state, lang, created_at) VALUES
    ('lately@example.com', 'pending', 'en', now() - interval '29 days'),
    ('never@example.com', 'pending', 'en', now() - interval '31 days'),
    ('reader@example.com', 'confirmed', 'en', now() - interval '9 years')`);
  await auth.pool
    .query(`INSERT INTO auth.subscribers (email, state, lang, created_at, left_at) VALUES
    ('left@example.com', 'left', 'en', now() - interval '9 years', now() - interval '29 days'),
    ('long-gone@example.com', 'left', 'en', now() - interval '9 years', now() - interval '31 days'),
    ('untimed@example.com', 'left', 'en', now() - interval '9 years', null)`);
  await sweepExpired(auth.database);
  const { rows } = await auth.pool.query('SELECT id FROM auth.sessions WHERE user_id = $1', [
    session.id,
  ]);
  expect(rows).toEqual([{ id: session.sessionId }]);
  const { rows: left } = await auth.pool.query(
    "SELECT email FROM auth.subscribers WHERE email ~ '@example.com$' ORDER BY 1",
  );
  expect(left.map(({ email }) => email)).toEqual([
    'lately@example.com',
    'left@example.com',
    'reader@example.com',
    'untimed@example.com',
  ]);
  // a row that an earlier release left without a time has one now
  await auth.pool.query("UPDATE auth.subscribers SET left_at = left_at - interval '30 days'");
  await sweepExpired(auth.database);
  const { rows: later } = await auth.pool.query(
    "SELECT email FROM auth.subscribers WHERE state = 'left' AND email ~ '@example.com$'",
  );
  expect(later).toEqual([]);
});
