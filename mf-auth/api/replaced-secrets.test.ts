import { createTestDatabase } from 'infra/test/test-database';
import { confirmOtp, sendOtp } from 'shared/contracts/auth-codes';
import { changeConsent, getConsents } from 'shared/contracts/auth-consent';
import { sendSubscribeEmail, unsubscribe, verifyEmail } from 'shared/contracts/auth-email-links';
import type { Secret } from 'shared/remote-kit/secrets';
import { sweepExpired } from './data/sweep-expired';
import {
  expectAnswer,
  expectRefusal,
  startAuthApi,
  testSecrets,
  type AuthApi,
} from './testing/auth-api';
import { signIn } from './testing/sign-in';

// What was made with a secret counts while the secret is the one before, and no longer.

let auth: AuthApi;
const secrets = structuredClone(testSecrets);
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase, undefined, secrets);
});
afterAll(() => auth.stop());
beforeEach(() => Object.assign(secrets, structuredClone(testSecrets)));

function replace(secret: Secret) {
  secret.old = secret.current;
  secret.current = `${secret.current} and its successor`;
}

const forgetLimits = () => auth.pool.query('DELETE FROM limits.allowances');
const linkIn = (page: string) =>
  new RegExp(`/${page}/(\\S+)`).exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';

async function subscribe(email: string) {
  expectAnswer(await auth.call(sendSubscribeEmail, { body: { email } }));
  return { leave: linkIn('unsubscribe'), confirm: linkIn('verify-email') };
}
const leave = (token: string) => auth.call(unsubscribe, { params: { token } });
const stateOf = async (email: string) =>
  (await auth.pool.query('SELECT state FROM auth.subscribers WHERE email = $1', [email])).rows[0]
    ?.state;

describe('the secret of links', () => {
  test('mails of before and of after it was replaced lead out of the newsletter', async () => {
    const before = await subscribe('a@example.org');
    const untouched = await subscribe('b@example.org');
    replace(secrets.links);
    const after = await subscribe('a@example.org');
    expect(after.leave).not.toBe(before.leave);
    for (const token of [before.leave, after.leave, before.leave]) {
      expectAnswer(await leave(token));
      expect(await stateOf('a@example.org')).toBe('left');
      await subscribe('a@example.org');
      expect(await stateOf('a@example.org')).toBe('pending');
      await forgetLimits();
    }
    expectAnswer(await leave(untouched.leave));
    expect(await stateOf('b@example.org')).toBe('left');
  });

  test('once it is emptied its links open nothing', async () => {
    const before = await subscribe('c@example.org');
    const untouched = await subscribe('d@example.org');
    replace(secrets.links);
    const after = await subscribe('c@example.org');
    secrets.links.old = null;
    for (const token of [before.leave, untouched.leave])
      expect(expectRefusal(await leave(token)).code).toBe('bad_token');
    expectAnswer(await leave(after.leave));
  });
});

describe('the secret of hashes', () => {
  const number = '9500000001';
  const read = async (session: Awaited<ReturnType<typeof signIn>>['session']) =>
    expectAnswer(await auth.call(getConsents, {}, { session })).data;

  test('an agreement is not asked for again, and what was given is found to be withdrawn', async () => {
    const first = await signIn(auth, number);
    const session = { ...first.session, email: 'asha@example.org' };
    const mail = await subscribe('asha@example.org');
    expectAnswer(await auth.call(verifyEmail, { params: { token: mail.confirm } }));
    const before = await read(session);
    replace(secrets.hashing);
    await forgetLimits();
    await signIn(auth, number);
    expect(await read(session)).toEqual(before);
    const body = { purpose: 'newsletter', given: false } as const;
    expectAnswer(await auth.call(changeConsent, { body }, { session }));
    const { history } = await read(session);
    expect(history.map(({ purpose, action }) => [purpose, action])).toEqual([
      ['newsletter', 'withdrawn'],
      ...before.history.map(({ purpose, action }) => [purpose, action]),
    ]);
  });

  test('what was given under one and withdrawn under the next goes by its time', async () => {
    const mail = await subscribe('ravi@example.org');
    expectAnswer(await auth.call(verifyEmail, { params: { token: mail.confirm } }));
    replace(secrets.hashing);
    expectAnswer(await leave(mail.leave));
    const count = async () =>
      (await auth.pool.query('SELECT count(*)::int AS n FROM auth.consents')).rows[0].n as number;
    const kept = await count();
    // lines can't be made older: copies of theirs are
    await auth.pool.query(`
      INSERT INTO auth.consents (subject_hash, purpose, action, version, lang, source, at)
      SELECT 'old ' || subject_hash, purpose, action, version, lang, source, at - interval '4 years'
      FROM auth.consents WHERE user_id IS NULL ORDER BY id`);
    await sweepExpired(auth.database);
    expect(await count()).toBe(kept);
  });

  test('wrong codes are counted on', async () => {
    const ask = async () => {
      await forgetLimits();
      const { user_id } = expectAnswer(await auth.call(sendOtp, { body: { numbers: number } }));
      const right = auth.sms.at(-1)?.code ?? '';
      return { user_id, right, wrong: right === '0000' ? '0001' : '0000' };
    };
    const confirm = (user_id: string, otp: string) =>
      auth.call(confirmOtp, { body: { user_id, otp } });
    const first = await ask();
    for (const _ of [1, 2]) await confirm(first.user_id, first.wrong);
    replace(secrets.hashing);
    const second = await ask();
    expect(expectRefusal(await confirm(second.user_id, second.wrong)).code).toBe('wrong_code');
    const locked = await confirm(second.user_id, second.right);
    expect(expectRefusal(locked).code).toBe('too_many_requests');
  });
});
