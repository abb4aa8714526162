import { createTestDatabase } from 'infra/test/test-database';
import { sendSubscribeEmail, unsubscribe, verifyEmail } from 'shared/contracts/auth-email-links';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const subscribe = (email: string) => auth.call(sendSubscribeEmail, { body: { email } });
const stateOf = async (email: string) =>
  (await auth.pool.query('SELECT state FROM auth.subscribers WHERE email = $1', [email])).rows[0]
    ?.state;

test.each([
  ['', 'Email is required!'],
  ['   ', 'Email is required!'],
  ['nobody@nowhere', 'Please enter a valid email address!'],
  ['a@example.org,b@example.org', 'Please enter a valid email address!'],
  ['"b@example.org"@example.org', 'Please enter a valid email address!'],
])('"%s" answers its message', async (email, message) => {
  expect(expectRefusal(await subscribe(email))).toMatchObject({ status: 400, message });
});

test('pending until the link is used; a known address gets the same answer', async () => {
  const first = expectAnswer(await subscribe('Reader@Example.org'));
  expect(await stateOf('reader@example.org')).toBe('pending');
  const link = /https:\/\/tarapath\.test\/verify-email\/(\S+)/.exec(auth.emails[0]?.text ?? '');
  const used = await auth.call(verifyEmail, { params: { token: link?.[1] ?? '' } });
  expect(expectAnswer(used).data).toEqual({ purpose: 'newsletter' });
  expect(await stateOf('reader@example.org')).toBe('confirmed');
  expect(expectAnswer(await subscribe('reader@example.org'))).toEqual(first);
  expect(await stateOf('reader@example.org')).toBe('confirmed');
});

test('the link of every mail leaves, also twice, and one may come back', async () => {
  expectAnswer(await subscribe('leaver@example.org'));
  const mail = auth.emails.at(-1);
  const token = /\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect(mail?.headers?.['List-Unsubscribe']).toBe(`<https://tarapath.test/unsubscribe/${token}>`);
  for (let times = 0; times < 2; times += 1)
    expectAnswer(await auth.call(unsubscribe, { params: { token } }));
  expect(await stateOf('leaver@example.org')).toBe('left');
  expectAnswer(await subscribe('leaver@example.org'));
  expect(await stateOf('leaver@example.org')).toBe('pending');
  const wrong = await auth.call(unsubscribe, { params: { token: 'made-up' } });
  expect(expectRefusal(wrong).code).toBe('bad_token');
});

test('one mailbox is never flooded', async () => {
  const before = auth.emails.length;
  for (let sent = 0; sent < 6; sent += 1) expectAnswer(await subscribe('quiet@example.org'));
  expect(auth.emails.length - before).toBe(3);
});

test('unknown links are refused', async () => {
  const outcome = await auth.call(verifyEmail, { params: { token: 'made-up' } });
  expect(expectRefusal(outcome).code).toBe('bad_token');
});
