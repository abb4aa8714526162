import { createTestDatabase } from 'infra/test/test-database';
import { getSingleUser, updateUser } from 'shared/contracts/auth';
import { userConfirmOtp, userSendOtp } from 'shared/contracts/auth-codes';
import { verifyEmail } from 'shared/contracts/auth-email-links';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { askFreshCode } from '../testing/fresh-code';
import { signIn } from '../testing/sign-in';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

type Session = Awaited<ReturnType<typeof signIn>>['session'];
type Change = Parameters<typeof auth.call<typeof updateUser>>[1]['body'];
const change = (session: Session, body: Change) =>
  auth.call(updateUser, { params: { id: session.id }, body }, { session });
const changeEmail = async (session: Session, email: string) =>
  change(session, { email, fresh_code: await askFreshCode(auth, session, 'email') });
const lastToken = () => /verify-email\/(\S+)/.exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';
const follow = (token: string) => auth.call(verifyEmail, { params: { token } });

test('only the fields sent are changed, and an empty text clears one', async () => {
  const { session } = await signIn(auth, '9300000001');
  const full = {
    name: '  आशा शर्मा ',
    gender: 'female',
    birth_date: '1994-02-28',
    birth_time: '05:45',
    birth_place: 'Ujjain',
  };
  expectAnswer(await change(session, full));
  expectAnswer(await change(session, { birth_place: '' }));
  const { data } = expectAnswer(await auth.call(getSingleUser, { params: { userId: session.id } }));
  expect(data).toMatchObject({ ...full, name: 'आशा शर्मा', birth_place: null });
});

test.each([
  ['birth_date', '2024-02-30', 'Please enter a real date.'],
  ['birth_date', '2999-01-01', 'A date of birth lies in the past.'],
  ['birth_time', '24:00', 'Please enter a time like 14:30.'],
  ['gender', 'x', 'Please choose one of the list.'],
  ['email', 'nobody', 'Please enter a valid email address!'],
  ['email', 'a@example.org, b@example.org', 'Please enter a valid email address!'],
])('%s %s is refused beside its field', async (field, value, message) => {
  const refusal = expectRefusal(await change({ id: 1 } as Session, { [field]: value }));
  expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [`body.${field}`]: message } });
});

test('a new e-mail address counts once its link is used', async () => {
  const { session } = await signIn(auth, '9300000002');
  const changed = expectAnswer(await changeEmail(session, 'ravi@example.org'));
  expect(changed.data).toMatchObject({ email: null, pending_email: 'ravi@example.org' });
  const token = lastToken();
  expect(expectAnswer(await follow(token)).data).toEqual({ purpose: 'profile' });
  // A second click tells the same story.
  expect(expectAnswer(await follow(token)).data).toEqual({ purpose: 'profile' });
  const { data } = expectAnswer(await auth.call(getSingleUser, { params: { userId: session.id } }));
  expect(data).toMatchObject({ email: 'ravi@example.org', pending_email: null });
});

test('a newer link ends the older one, and an old link does not bring an address back', async () => {
  const { session } = await signIn(auth, '9300000003');
  await changeEmail(session, 'one@example.org');
  const older = lastToken();
  await changeEmail(session, 'two@example.org');
  const newer = lastToken();
  expect(expectRefusal(await follow(older)).code).toBe('bad_token');
  expectAnswer(await follow(newer));
  await changeEmail({ ...session, email: 'two@example.org' }, '');
  expect(expectRefusal(await follow(newer)).code).toBe('bad_token');
});

test("another account's address can't be taken, and asking does not tell whose it is", async () => {
  const owner = await signIn(auth, '9300000004');
  await changeEmail(owner.session, 'taken@example.org');
  await follow(lastToken());
  const other = await signIn(auth, '9300000005');
  expectAnswer(await changeEmail(other.session, 'TAKEN@example.org'));
  expect(expectRefusal(await follow(lastToken())).code).toBe('bad_token');
});

test('a mail that could not be asked for changes nothing', async () => {
  const { session } = await signIn(auth, '9300000006');
  const fresh_code = await askFreshCode(auth, session, 'email');
  auth.provider.fails = true;
  const changing = change(session, { email: 'x@example.org', name: 'X', fresh_code });
  await expect(changing).rejects.toThrow('could not be kept');
  auth.provider.fails = false;
  const { data } = expectAnswer(await auth.call(getSingleUser, { params: { userId: session.id } }));
  expect(data).toMatchObject({ name: null, pending_email: null });
});

test('another address, or none, needs a code of its own that counts once; nothing else is saved without', async () => {
  const { session } = await signIn(auth, '9300000007');
  const other = await signIn(auth, '9300000008');
  const body = { email: 'new@example.org', name: 'X' };
  expect(expectRefusal(await change(session, body))).toMatchObject({
    status: 403,
    code: 'fresh_code_needed',
  });
  const erasing = await askFreshCode(auth, session, 'erasure');
  const theirs = await askFreshCode(auth, other.session, 'email');
  for (const fresh_code of [erasing, theirs])
    expect(expectRefusal(await change(session, { ...body, fresh_code })).code).toBe('wrong_code');
  const fresh_code = await askFreshCode(auth, session, 'email');
  expectAnswer(await change(session, { ...body, fresh_code }));
  const again = await change(session, { email: 'second@example.org', fresh_code });
  expect(expectRefusal(again).code).toBe('wrong_code');
  await follow(lastToken());
  const known = { ...session, email: 'new@example.org' };
  expect(expectRefusal(await change(known, { email: '' })).code).toBe('fresh_code_needed');
  expectAnswer(await change(known, { email: 'NEW@example.org', name: 'Y' }));
});

test('the address that is replaced or removed is told', async () => {
  const { session } = await signIn(auth, '9300000009');
  await changeEmail(session, 'old@example.org');
  await follow(lastToken());
  const known = { ...session, email: 'old@example.org' };
  auth.emails.length = 0;
  await changeEmail(known, 'next@example.org');
  expect(auth.emails.map(({ to }) => to)).toEqual(['old@example.org', 'next@example.org']);
  expect(auth.emails[0]?.text).not.toContain('next@example.org');
  auth.emails.length = 0;
  await changeEmail(known, '');
  expect(auth.emails.map(({ to }) => to)).toEqual(['old@example.org']);
});

test('who has no number gets the code by e-mail', async () => {
  const body = { email: 'mail.only@example.org' };
  const sent = expectAnswer(await auth.call(userSendOtp, { body }));
  const otp = /\b\d{4}\b/.exec(auth.emails.at(-1)?.text ?? '')?.[0] ?? '';
  const confirmed = await auth.call(userConfirmOtp, { body: { otp, user_id: sent.user_id } });
  const session = await auth.api.identify?.(expectAnswer(confirmed).token);
  if (!session) throw new Error('nobody is signed in');
  auth.emails.length = 0;
  await changeEmail(session, 'moved@example.org');
  expect(auth.emails.map(({ to }) => to)).toEqual([
    'mail.only@example.org',
    'mail.only@example.org',
    'moved@example.org',
  ]);
});
