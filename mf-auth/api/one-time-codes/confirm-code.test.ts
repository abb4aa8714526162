import { createTestDatabase } from 'infra/test/test-database';
import { confirmOtp, sendOtp, userConfirmOtp, userSendOtp } from 'shared/contracts/auth-codes';
import type { CallContext } from 'shared/remote-kit/api';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

async function askFor(numbers: string, ctx: Partial<CallContext> = {}) {
  await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-%'");
  const { user_id } = expectAnswer(await auth.call(sendOtp, { body: { numbers } }, ctx));
  const right = auth.sms.at(-1)?.code ?? '';
  const wrong = right === '0000' ? '0001' : '0000';
  return { user_id, right, wrong };
}
const confirm = (user_id: string, otp: string, ctx: Partial<CallContext> = {}) =>
  auth.call(confirmOtp, { body: { otp, user_id } }, ctx);
const countOf = async (table: string, where: string) => {
  const { rows } = await auth.pool.query(
    `SELECT count(*)::int AS n FROM auth.${table} WHERE ${where}`,
  );
  return rows[0].n as number;
};

test('the right code signs in, sets the cookie until exp, and works once', async () => {
  const { user_id, right } = await askFor('9100000001');
  const outcome = await confirm(user_id, right);
  const { token } = expectAnswer(outcome);
  const cookie = outcome.extras?.cookies?.[0];
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(cookie).toMatchObject({ name: 'userDetails', value: token });
  expect(cookie?.expires?.getTime()).toBe(exp * 1000);
  expect(expectRefusal(await confirm(user_id, right)).code).toBe('wrong_code');
});

test('another browser, another challenge and a wrong code fail alike', async () => {
  const { user_id, right, wrong } = await askFor('9100000002');
  const refusals = [
    expectRefusal(await confirm(user_id, right, { visitor: 'visitor-b' })),
    expectRefusal(await confirm(user_id, right, { visitor: null })),
    expectRefusal(await confirm('made-up', right)),
    expectRefusal(await confirm(user_id, wrong)),
  ];
  for (const refusal of refusals) {
    expect(refusal).toEqual({
      status: 400,
      code: 'wrong_code',
      message: 'Invalid OTP. Please try again.',
    });
  }
  expectAnswer(await confirm(user_id, right));
});

test('after three wrong codes this browser waits for the number, also with a new code', async () => {
  const first = await askFor('9100000003');
  await confirm(first.user_id, first.wrong);
  await confirm(first.user_id, first.wrong);
  const second = await askFor('9100000003');
  expect(expectRefusal(await confirm(second.user_id, second.wrong)).code).toBe('wrong_code');
  expect(expectRefusal(await confirm(second.user_id, second.right)).code).toBe('too_many_requests');
  const again = await auth.call(sendOtp, { body: { numbers: '9100000003' } });
  expect(expectRefusal(again).code).toBe('too_many_requests');

  await auth.pool.query('UPDATE auth.code_tries SET window_ends = now()');
  expectAnswer(await confirm(second.user_id, second.right));
});

test('however often strangers guess, the owner of the number signs in', async () => {
  for (const visitor of ['stranger-1', 'stranger-2', 'stranger-3', null]) {
    const stranger = await askFor('9100000013', { visitor });
    for (const _ of [1, 2, 3, 4, 5]) await confirm(stranger.user_id, stranger.wrong, { visitor });
    const late = await confirm(stranger.user_id, stranger.right, { visitor });
    expect(expectRefusal(late).code).toBe('too_many_requests');
  }
  const owner = await askFor('9100000013', { visitor: 'owner' });
  await confirm(owner.user_id, '0000', { visitor: 'stranger-1' });
  expectAnswer(await confirm(owner.user_id, owner.right, { visitor: 'owner' }));
});

test('neither numbers nor browsers are kept with what was guessed wrong', async () => {
  const { user_id, wrong } = await askFor('9100000014', { visitor: 'visitor-z' });
  await confirm(user_id, wrong, { visitor: 'visitor-z' });
  const { rows } = await auth.pool.query('SELECT * FROM auth.code_tries');
  expect(JSON.stringify(rows)).not.toMatch(/9100000014|visitor-z/);
});

test('a code ends after five minutes', async () => {
  const { user_id, right } = await askFor('9100000004');
  await auth.pool.query(
    "UPDATE auth.challenges SET expires_at = now() WHERE target = '+919100000004'",
  );
  expect(expectRefusal(await confirm(user_id, right)).code).toBe('code_expired');
});

test('of 50 wrong codes at once at most three are compared', async () => {
  const { user_id, wrong } = await askFor('9100000005');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => confirm(user_id, wrong)));
  const codes = outcomes.map((outcome) => expectRefusal(outcome).code);
  expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(3);
  expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(47);
});

test('of 50 right codes at once one signs in, and there is one account and one session', async () => {
  const { user_id, right } = await askFor('9100000006');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => confirm(user_id, right)));
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  const { rows } = await auth.pool.query(
    "SELECT max(tries) AS tries FROM auth.challenges WHERE target = '+919100000006'",
  );
  expect(rows[0].tries).toBeLessThanOrEqual(3);
  expect(await countOf('users', "phone = '+919100000006'")).toBe(1);
  expect(
    await countOf(
      'sessions',
      "user_id = (SELECT id FROM auth.users WHERE phone = '+919100000006')",
    ),
  ).toBe(1);
});

test('signing in again finds the same account', async () => {
  const first = await signIn(auth, '9100000007');
  await auth.pool.query("DELETE FROM limits.allowances WHERE key LIKE 'code-%'");
  const second = await signIn(auth, '9100000007');
  expect(second.session.id).toBe(first.session.id);
  expect(second.session.sessionId).not.toBe(first.session.sessionId);
});

test('a code by e-mail opens an account with that confirmed address', async () => {
  const body = { email: 'meera@example.org' };
  const { user_id } = expectAnswer(await auth.call(userSendOtp, { body }));
  const otp = /\b(\d{4})\b/.exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';
  const { token } = expectAnswer(await auth.call(userConfirmOtp, { body: { otp, user_id } }));
  expect(await auth.api.identify?.(token)).toMatchObject({ email: body.email, phone: null });
});
