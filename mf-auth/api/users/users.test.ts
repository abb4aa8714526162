import { createTestDatabase } from 'infra/test/test-database';
import { getSingleUser, updateUser } from 'shared/contracts/auth';
import { verifyEmail } from 'shared/contracts/auth-email-links';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const change = (id: number, body: Parameters<typeof auth.call<typeof updateUser>>[1]['body']) =>
  auth.call(updateUser, { params: { id }, body });
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
  expectAnswer(await change(session.id, full));
  expectAnswer(await change(session.id, { birth_place: '' }));
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
  const refusal = expectRefusal(await change(1, { [field]: value }));
  expect(refusal).toMatchObject({ code: 'invalid_input', fields: { [`body.${field}`]: message } });
});

test('a new e-mail address counts once its link is used', async () => {
  const { session } = await signIn(auth, '9300000002');
  const changed = expectAnswer(await change(session.id, { email: 'ravi@example.org' }));
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
  await change(session.id, { email: 'one@example.org' });
  const older = lastToken();
  await change(session.id, { email: 'two@example.org' });
  const newer = lastToken();
  expect(expectRefusal(await follow(older)).code).toBe('bad_token');
  expectAnswer(await follow(newer));
  await change(session.id, { email: '' });
  expect(expectRefusal(await follow(newer)).code).toBe('bad_token');
});

test("another account's address can't be taken, and asking does not tell whose it is", async () => {
  const owner = await signIn(auth, '9300000004');
  await change(owner.session.id, { email: 'taken@example.org' });
  await follow(lastToken());
  const other = await signIn(auth, '9300000005');
  expectAnswer(await change(other.session.id, { email: 'TAKEN@example.org' }));
  expect(expectRefusal(await follow(lastToken())).code).toBe('bad_token');
});

test('a mail that could not be sent changes nothing', async () => {
  const { session } = await signIn(auth, '9300000006');
  auth.provider.fails = true;
  const outcome = await change(session.id, { email: 'x@example.org', name: 'X' });
  auth.provider.fails = false;
  expect(expectRefusal(outcome).code).toBe('provider_failed');
  const { data } = expectAnswer(await auth.call(getSingleUser, { params: { userId: session.id } }));
  expect(data).toMatchObject({ name: null, pending_email: null });
});
