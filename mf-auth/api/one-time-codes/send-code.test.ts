import { createTestDatabase } from 'infra/test/test-database';
import { login, sendOtp, userSendOtp } from 'shared/contracts/auth-codes';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const ask = (numbers: string) => auth.call(sendOtp, { body: { numbers } });
const forgetGaps = () =>
  auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-gap:%'");

test('the SMS ends with the line that binds the code to the site', async () => {
  expectAnswer(await ask('9000000001'));
  const message = auth.sms.at(-1);
  expect(message?.to).toBe('+919000000001');
  expect(message?.code).toMatch(/^\d{4}$/);
  expect(message?.text.split('\n').at(-1)).toBe(`@tarapath.test #${message?.code}`);
});

test('known and unknown numbers get answers of the same shape', async () => {
  await signIn(auth, '9000000002');
  await forgetGaps();
  const known = expectAnswer(await ask('9000000002'));
  const unknown = expectAnswer(await ask('9000000003'));
  expect(Object.keys(known)).toEqual(Object.keys(unknown));
  expect(known.user_id).toHaveLength(unknown.user_id.length);
});

test('neither the code nor the challenge can be read from the database', async () => {
  const { user_id } = expectAnswer(await ask('9000000004'));
  const { rows } = await auth.pool.query(
    "SELECT * FROM auth.challenges WHERE target = '+919000000004'",
  );
  expect(rows[0].code_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(rows[0])).not.toContain(user_id);
});

test('of many requests at once for one number exactly one is sent', async () => {
  const before = auth.sms.length;
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => ask('9000000005')));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  expect(auth.sms.length - before).toBe(1);
  const refused = outcomes.find((outcome) => !outcome.ok);
  expect(Number(refused?.extras?.headers?.['Retry-After'])).toBeGreaterThan(20);
});

test('five codes an hour for a number', async () => {
  for (let sent = 0; sent < 5; sent += 1) {
    await forgetGaps();
    expectAnswer(await ask('9000000006'));
  }
  await forgetGaps();
  expect(expectRefusal(await ask('9000000006')).code).toBe('too_many_requests');
});

test('a failure of the provider is not held against the customer', async () => {
  auth.provider.fails = true;
  expect(expectRefusal(await ask('9000000007')).code).toBe('provider_failed');
  expect(expectRefusal(await ask('9000000007')).code).toBe('provider_failed');
  auth.provider.fails = false;
  expectAnswer(await ask('9000000007'));
});

test.each(['900000000', '90000000001', '90000 0001', 'abcdefghij'])(
  'refuses %s',
  async (numbers) => {
    expect(expectRefusal(await ask(numbers)).fields).toEqual({
      'body.numbers': 'Please enter a valid 10-digit mobile number.',
    });
  },
);

test('login starts the same flow and has no token yet', async () => {
  const started = expectAnswer(await auth.call(login, { body: { numbers: '9000000008' } }));
  expect(started).toMatchObject({ status: 200, token: null });
});

test('outside India the code comes by e-mail', async () => {
  expectAnswer(await auth.call(userSendOtp, { body: { email: 'Asha@Example.org' } }));
  expect(auth.emails.at(-1)?.to).toBe('asha@example.org');
  expect(auth.emails.at(-1)?.text).toMatch(/\b\d{4}\b/);
  const list = { email: 'a@example.org,b@example.org' };
  expect(expectRefusal(await auth.call(userSendOtp, { body: list })).fields).toHaveProperty([
    'body.email',
  ]);
  const both = { email: 'a@example.org', numbers: '9000000009' };
  expect(expectRefusal(await auth.call(userSendOtp, { body: both })).code).toBe('invalid_input');
});
