import { createTestDatabase } from 'infra/test/test-database';
import {
  acceptInvitation,
  confirmFactor,
  confirmStaffCode,
  endStaffSession,
  getInvitation,
  getStaffSelf,
  renewRecoveryCodes,
  sendStaffCode,
  signInStaff,
  signOutStaff,
} from 'shared/contracts/staff-sign-in';
import { getDevelopmentOwner } from 'shared/contracts/staff-development';
import createApi from '../index';
import { expectAnswer, expectRefusal, startAuthApi, type AuthApi } from '../testing/auth-api';
import { signIn } from '../testing/sign-in';
import { codeAt, joinStaff } from '../testing/staff';
import { seedOwner } from './development-owner';
import { seal, unseal } from './seal';
import { findTotpStep } from './totp';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());
beforeEach(() => auth.pool.query('DELETE FROM limits.allowances'));

/** The code of the app half a minute on, for who has used this one. */
const nextCode = (secret: string) => codeAt(secret, Math.floor(Date.now() / 1000) + 30);
const otpOf = (text = '') => /\b\d{4}\b/.exec(text)?.[0] ?? '';

async function toSecondFactor(email: string) {
  const { user_id } = expectAnswer(await auth.call(sendStaffCode, { body: { email } }));
  const otp = otpOf(auth.emails.at(-1)?.text);
  return expectAnswer(await auth.call(confirmStaffCode, { body: { user_id, otp } })).step;
}

test('an invited person joins with the app, once, and signs in again with mail and app', async () => {
  const { staff, token, secret, recovery_codes } = await joinStaff(auth, 'asha@w.test', [
    'support',
  ]);
  expect(staff).toMatchObject({ name: 'asha', email: 'asha@w.test' });
  expect(staff.permissions).toEqual(expect.arrayContaining(['office.enter', 'people.view']));
  expect(staff.permissions).not.toContain('staff.manage');
  expect(new Set(recovery_codes).size).toBe(10);
  const used = await auth.call(getInvitation, { params: { token } });
  expect(expectRefusal(used).code).toBe('bad_token');
  const again = { token, name: 'Thief', code: nextCode(secret) };
  expect(expectRefusal(await auth.call(acceptInvitation, { body: again })).code).toBe('bad_token');

  const step = await toSecondFactor('Asha@W.test');
  const signedIn = await auth.call(signInStaff, { body: { step, code: nextCode(secret) } });
  expectAnswer(signedIn);
  const [cookie] = signedIn.extras?.cookies ?? [];
  expect(cookie).toMatchObject({ name: 'staff' });
  expect(cookie?.readable).toBeUndefined();
  const hours = ((cookie?.expires?.getTime() ?? 0) - Date.now()) / 3600_000;
  expect(Math.round(hours)).toBe(12);
  expect(await auth.api.identifyStaff?.(cookie?.value ?? '')).toMatchObject({ id: staff.id });
  // neither the step nor the code counts again
  const replay = await auth.call(signInStaff, { body: { step, code: nextCode(secret) } });
  expect(expectRefusal(replay).code).toBe('code_expired');
  const other = await toSecondFactor('asha@w.test').catch(() => null);
  if (other) {
    const reused = await auth.call(signInStaff, { body: { step: other, code: nextCode(secret) } });
    expect(expectRefusal(reused).code).toBe('wrong_code');
  }
});

test('the token is stored nowhere, the app’s secret only sealed', async () => {
  const { cookie, token, secret } = await joinStaff(auth, 'dump@w.test', ['editor']);
  const dump = await auth.pool.query(
    `SELECT (SELECT string_agg(s::text, '') FROM auth.staff s) || (SELECT string_agg(i::text, '')
     FROM auth.staff_invitations i) || (SELECT string_agg(x::text, '') FROM auth.staff_sessions x) AS all`,
  );
  for (const hidden of [cookie, token, secret]) expect(dump.rows[0].all).not.toContain(hidden);
});

test('of many requests with one code only one gets through', async () => {
  const { secret } = await joinStaff(auth, 'race@w.test', ['editor']);
  const step = await toSecondFactor('race@w.test');
  const body = { step, code: nextCode(secret) };
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => auth.call(signInStaff, { body })),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a stranger’s address gets the same answer and no mail; its code opens nothing', async () => {
  const before = auth.emails.length;
  const sent = await auth.call(sendStaffCode, { body: { email: 'stranger@w.test' } });
  const { user_id, ...rest } = expectAnswer(sent);
  expect([rest, user_id.length]).toEqual([{ status: 200 }, 43]);
  expect(auth.emails).toHaveLength(before);
});

test('a customer with the address of staff is a customer, and a token of one is none of the other', async () => {
  const { cookie, staff } = await joinStaff(auth, 'both@w.test', ['owner']);
  const { token, session } = await signIn(auth, '9300000001');
  expect(await auth.api.identifyStaff?.(token)).toBeNull();
  expect(await auth.api.identify?.(cookie)).toBeNull();
  const asCustomer = await auth.call(getStaffSelf, {}, { session: { ...session, id: staff.id } });
  expect(expectRefusal(asCustomer).code).toBe('not_signed_in');
});

test('wrong codes come to an end, also the right one after them', async () => {
  const { secret, call } = await joinStaff(auth, 'wrong@w.test', ['support']);
  for (let tries = 0; tries < 8; tries += 1)
    expect(expectRefusal(await call(confirmFactor, { body: { code: '000000' } })).code).toBe(
      'wrong_code',
    );
  const late = expectRefusal(await call(confirmFactor, { body: { code: nextCode(secret) } }));
  expect(late.code).toBe('too_many_requests');
});

test('the second factor given once more makes the session fresh', async () => {
  const { cookie, secret, call } = await joinStaff(auth, 'fresh@w.test', ['owner']);
  await auth.pool.query(`UPDATE auth.staff_sessions SET confirmed_at = now() - interval '1 hour'`);
  const stale = await auth.api.identifyStaff?.(cookie);
  expect(Date.now() - Date.parse(stale?.confirmedAt ?? '')).toBeGreaterThan(3_000_000);
  expectAnswer(await call(confirmFactor, { body: { code: nextCode(secret) } }));
  const fresh = await auth.api.identifyStaff?.(cookie);
  expect(Date.now() - Date.parse(fresh?.confirmedAt ?? '')).toBeLessThan(600_000);
});

test('a recovery code stands for the app once; new ones end the old', async () => {
  const { recovery_codes, call } = await joinStaff(auth, 'lost@w.test', ['editor']);
  const [first = '', second = '', third = ''] = recovery_codes;
  expectAnswer(
    await call(confirmFactor, { body: { code: first.toUpperCase().replaceAll('-', ' ') } }),
  );
  expect(expectRefusal(await call(confirmFactor, { body: { code: first } })).code).toBe(
    'wrong_code',
  );
  const self = expectAnswer(await call(getStaffSelf, {}));
  expect(self.data.recovery_codes_left).toBe(9);
  expectAnswer(await call(renewRecoveryCodes, { body: { code: second } }));
  expect(expectRefusal(await call(confirmFactor, { body: { code: third } })).code).toBe(
    'wrong_code',
  );
});

test.each([
  ['twelve hours', `expires_at = now()`],
  ['an hour without a request', `last_seen_at = now() - interval '61 minutes'`],
  ['somebody ended it', `ended_at = now()`],
])('a session is over after %s', async (_what, change) => {
  const { cookie, staff } = await joinStaff(auth, `${Math.random()}@w.test`, ['shop']);
  await auth.pool.query(`UPDATE auth.staff_sessions SET ${change} WHERE staff_id = $1`, [staff.id]);
  expect(await auth.api.identifyStaff?.(cookie)).toBeNull();
});

test('a role that was taken away is gone at the next request', async () => {
  const { cookie, staff } = await joinStaff(auth, 'demoted@w.test', ['finance']);
  expect(staff.permissions).toContain('money.refund');
  await auth.pool.query('DELETE FROM auth.staff_roles WHERE staff_id = $1', [staff.id]);
  expect(await auth.api.identifyStaff?.(cookie)).toMatchObject({ permissions: [] });
});

test('one ends one’s own sessions and no one else’s', async () => {
  const one = await joinStaff(auth, 'one@w.test', ['shop']);
  const two = await joinStaff(auth, 'two@w.test', ['shop']);
  const params = { id: two.staff.sessionId };
  expect(expectRefusal(await one.call(endStaffSession, { params })).code).toBe('not_found');
  expect((await two.call(signOutStaff, {})).extras?.cookies).toMatchObject([{ clear: true }]);
  expect(await auth.api.identifyStaff?.(two.cookie)).toBeNull();
  expect(await auth.api.identifyStaff?.(one.cookie)).not.toBeNull();
});

test('the seeded owner is a developer’s, and nobody in production', async () => {
  const { deps } = auth;
  const production = { ...deps, settings: { ...deps.settings, production: true } };
  const api = createApi(production);
  const [hint, send] = [getDevelopmentOwner, sendStaffCode].map(({ id }) =>
    api.endpoints.find(({ contract }) => contract.id === id),
  );
  const ctx = { session: null, token: null, visitor: 'v', address: '192.0.2.9', userAgent: '' };
  const asked = await hint?.handle(
    { params: {}, query: {}, body: undefined },
    { ...ctx, lang: 'en' },
  );
  expect(asked).toMatchObject({ ok: false, error: { code: 'not_found' } });
  const staffBefore = await auth.pool.query('SELECT count(*) FROM auth.staff');
  await seedOwner(auth.database, production);
  await seedOwner(auth.database, deps);
  // others work here already
  expect((await auth.pool.query('SELECT count(*) FROM auth.staff')).rows).toEqual(staffBefore.rows);
  await auth.pool.query(
    `INSERT INTO auth.staff (name, email, totp_secret, totp_step) VALUES ('D', $1, 's', 0)`,
    [expectAnswer(await auth.call(getDevelopmentOwner, {})).data.email],
  );
  const mails = auth.emails.length;
  const body = { email: 'owner@tarapath.invalid' };
  await send?.handle({ params: {}, query: {}, body }, { ...ctx, lang: 'en' });
  expect(auth.emails).toHaveLength(mails);
  await api.close?.();
});

test('what is sealed opens with the secret before too, for its purpose, and unchanged', () => {
  const secret = { current: 'now', old: 'before' };
  const sealed = seal('text', 'purpose', { current: 'before', old: null });
  expect(unseal(sealed, 'purpose', secret)).toBe('text');
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), 'purpose', secret)).toThrow('does not open');
  expect(() => unseal(sealed, 'other', secret)).toThrow('does not open');
  expect(() => unseal(sealed, 'purpose', { current: 'now', old: null })).toThrow('does not open');
});

test.each(['12345', '1234567', '१२३४५६', '', '12a456'])('%p is no code of an app', (code) => {
  expect(findTotpStep('TARAPATHDEVELOPMENTOWNERSECRETAA', code, null)).toBeNull();
});
