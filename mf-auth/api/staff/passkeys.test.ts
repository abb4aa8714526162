import { createTestDatabase } from 'infra/test/test-database';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from 'shared/contracts/staff-passkeys';
import { expectAnswer, expectRefusal, startAuthApi, type AuthApi } from '../testing/auth-api';
import { makeSoftPasskey } from '../testing/soft-passkey';
import { joinStaff } from '../testing/staff';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
  await joinStaff(auth, 'owner@w.test', ['owner']);
});
afterAll(() => auth.stop());
beforeEach(() => auth.pool.query('DELETE FROM limits.allowances'));

const site = 'https://tarapath.test';
const challengeOf = ({ options }: { options: Record<string, unknown> }) =>
  String(options.challenge);
type Member = Awaited<ReturnType<typeof joinStaff>>;

async function addTo({ call }: Member, key = makeSoftPasskey(site)) {
  const begun = expectAnswer(await call(beginPasskey, {}));
  const response = key.register(challengeOf(begun));
  expectAnswer(await call(addPasskey, { body: { step: begun.step, name: 'Phone', response } }));
  return key;
}

async function trySignIn(
  key: ReturnType<typeof makeSoftPasskey>,
  said: Parameters<typeof key.signIn>[1] = {},
  context: { visitor?: string } = {},
) {
  const begun = expectAnswer(await auth.call(beginPasskeySignIn, {}));
  const body = { step: begun.step, response: key.signIn(challengeOf(begun), said) };
  return { body, outcome: await auth.call(signInWithPasskey, { body }, context) };
}

test('a passkey signs in by itself, once for each challenge, until it is removed', async () => {
  const member = await joinStaff(auth, 'key@w.test', ['editor']);
  const key = await addTo(member);
  const { body, outcome } = await trySignIn(key);
  expectAnswer(outcome);
  const cookie = outcome.extras?.cookies?.[0]?.value ?? '';
  expect(await auth.api.identifyStaff?.(cookie)).toMatchObject({ id: member.staff.id });
  expect(expectRefusal(await auth.call(signInWithPasskey, { body })).code).toBe('code_expired');
  expectAnswer(await member.call(removePasskey, { params: { id: key.id } }));
  expect(expectRefusal((await trySignIn(key)).outcome).code).toBe('wrong_code');
});

test.each([
  ['made for another site', { origin: 'https://tarapath.test.evil.example' }],
  ['of another relying party', { rpId: 'evil.example' }],
  ['without a finger or PIN', { isVerified: false }],
])('an answer %s opens nothing', async (what, said) => {
  const member = await joinStaff(auth, `${what.replace(/\W/g, '')}@w.test`, ['editor']);
  const key = await addTo(member);
  expect(expectRefusal((await trySignIn(key, said)).outcome).code).toBe('wrong_code');
  // nor is such a key added
  const begun = expectAnswer(await member.call(beginPasskey, {}));
  const response = makeSoftPasskey(site).register(challengeOf(begun), said);
  const added = await member.call(addPasskey, { body: { step: begun.step, name: 'X', response } });
  expect(expectRefusal(added).code).toBe('wrong_code');
});

test('a copied key, whose counter goes back, opens nothing', async () => {
  const member = await joinStaff(auth, 'copy@w.test', ['editor']);
  const key = await addTo(member);
  expectAnswer((await trySignIn(key, { counter: 5 })).outcome);
  expect(expectRefusal((await trySignIn(key, { counter: 5 })).outcome).code).toBe('wrong_code');
  expect(expectRefusal((await trySignIn(key, { counter: 4 })).outcome).code).toBe('wrong_code');
  expectAnswer((await trySignIn(key, { counter: 6 })).outcome);
});

test('another browser can’t answer the challenge of this one', async () => {
  const key = await addTo(await joinStaff(auth, 'browser@w.test', ['editor']));
  const { outcome } = await trySignIn(key, {}, { visitor: 'visitor-b' });
  expect(expectRefusal(outcome).code).toBe('code_expired');
});

test('who has left is not let in by a key', async () => {
  const member = await joinStaff(auth, 'gone@w.test', ['editor']);
  const key = await addTo(member);
  await auth.pool.query('UPDATE auth.staff SET ended_at = now() WHERE id = $1', [member.staff.id]);
  expect(expectRefusal((await trySignIn(key)).outcome).code).toBe('wrong_code');
});

test('a key is added to oneself, with a fresh second factor, and removed by oneself', async () => {
  const one = await joinStaff(auth, 'adder@w.test', ['editor']);
  const two = await joinStaff(auth, 'stealer@w.test', ['editor']);
  const stale = { ...one.staff, confirmedAt: new Date(0).toISOString() };
  expect(expectRefusal(await one.call(beginPasskey, {}, stale)).code).toBe('fresh_factor_needed');
  const begun = expectAnswer(await one.call(beginPasskey, {}));
  const response = makeSoftPasskey(site).register(challengeOf(begun));
  const stolen = await two.call(addPasskey, { body: { step: begun.step, name: 'X', response } });
  expect(expectRefusal(stolen).code).toBe('code_expired');
  const key = await addTo(one);
  const removed = await two.call(removePasskey, { params: { id: key.id } });
  expect(expectRefusal(removed).code).toBe('not_found');
});

test.each([{}, { id: 'x' }, { id: 7 }, { id: 'x', response: { clientDataJSON: '{' } }])(
  'the answer %j is wrong, and no more',
  async (response) => {
    const begun = expectAnswer(await auth.call(beginPasskeySignIn, {}));
    const body = { step: begun.step, response };
    expect(expectRefusal(await auth.call(signInWithPasskey, { body })).code).toBe('wrong_code');
  },
);
