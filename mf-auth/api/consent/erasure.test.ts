import { createTestDatabase } from 'infra/test/test-database';
import { updateUser } from 'shared/contracts/auth';
import { verifyEmail } from 'shared/contracts/auth-email-links';
import {
  changeConsent,
  eraseAccount,
  getConsents,
  getOwnData,
} from 'shared/contracts/auth-consent';
import type { PersonalData, PersonalDataPart } from 'shared/remote-kit/personal-data';
import { placeHold, postTransfer, releaseHold } from '../testing/earlier-ledger';
import * as movements from '../ledger/movements';
import { startAuthApi, expectAnswer, expectRefusal } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { askFreshCode } from '../testing/fresh-code';
import { resumeErasures } from './resume-erasures';
import { signIn } from '../testing/sign-in';

const picture = 'a'.repeat(32);
const store = { removed: [] as string[], fails: false };
const refuse = () => Promise.reject(new Error('no picture is kept here'));
const pictures = {
  keep: refuse,
  keepUpload: refuse,
  async remove(hash: string) {
    if (store.fails) throw new Error('the store is away');
    store.removed.push(hash);
  },
};

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase, pictures);
});
afterAll(() => auth.stop());

type Session = Awaited<ReturnType<typeof signIn>>['session'];
const erase = async (session: Session) => {
  const fresh_code = await askFreshCode(auth, session, 'erasure');
  const body = { understood: true, fresh_code } as const;
  return auth.call(eraseAccount, { body }, { session, lang: 'hi' });
};
const credit = (
  userId: number,
  kind: 'customer_cash' | 'customer_promotional',
  amount: bigint,
  businessKey: string,
) =>
  postTransfer(auth.database, {
    businessKey,
    kind: 'test',
    entries: [
      { account: { kind, userId }, amount },
      { account: { kind: 'platform_test' }, amount: -amount },
    ],
  });
const countOf = async (from: string, values: unknown[]) =>
  (await auth.pool.query(`SELECT count(*)::int AS n FROM auth.${from}`, values)).rows[0]
    .n as number;

const showPicture = ({ id }: Session) =>
  auth.pool.query('UPDATE auth.users SET img_url = $1 WHERE id = $2', [
    `/pictures/${picture}/320.webp`,
    id,
  ]);

test('erasing takes the account, its sessions and codes; the ledger keeps proof without a name', async () => {
  const { session, token } = await signIn(auth, '9500000001');
  const change = {
    email: 'go@example.org',
    fresh_code: await askFreshCode(auth, session, 'email'),
  };
  await auth.call(updateUser, { params: { id: session.id }, body: change }, { session });
  const link = /verify-email\/(\S+)/.exec(auth.emails.at(-1)?.text ?? '')?.[1] ?? '';
  expectAnswer(await auth.call(verifyEmail, { params: { token: link } }));
  const known = { ...session, email: 'go@example.org' };
  const body = { purpose: 'newsletter', given: true } as const;
  expectAnswer(await auth.call(changeConsent, { body }, { session: known }));

  const outcome = await erase(known);
  expectAnswer(outcome);
  expect(outcome.extras?.cookies?.[0]).toMatchObject({ name: 'userDetails', clear: true });
  expect(auth.emails.at(-1)).toMatchObject({ to: 'go@example.org' });
  expect(await auth.api.identify?.(token)).toBeNull();
  for (const table of ['users WHERE id', 'sessions WHERE user_id', 'consents WHERE user_id'])
    expect(await countOf(`${table} = $1`, [session.id])).toBe(0);
  expect(await countOf('challenges WHERE target = $1', ['+919500000001'])).toBe(0);
  expect(await countOf('subscribers WHERE email = $1', ['go@example.org'])).toBe(0);
  const { rows } = await auth.pool.query(
    "SELECT purpose FROM auth.consents WHERE source = 'erasure' ORDER BY purpose",
  );
  expect(rows.map(({ purpose }) => purpose)).toEqual(['account', 'newsletter', 'terms']);
  expect(await countOf("data_requests WHERE kind = 'erasure'", [])).toBe(1);
});

test('the picture goes too, and a store that is away does not bring the account back', async () => {
  const { session } = await signIn(auth, '9500000008');
  await showPicture(session);
  expectAnswer(await erase(session));
  expect(store.removed).toEqual([picture]);
  const other = await signIn(auth, '9500000009');
  await showPicture(other.session);
  store.fails = true;
  const outcome = await erase(other.session);
  store.fails = false;
  expectAnswer(outcome);
  expect(await countOf('users WHERE id = $1', [other.session.id])).toBe(0);
  await resumeErasures(auth.database, auth.deps);
  expect(store.removed).toEqual([picture, picture]);
});

test('the number may come back, as somebody new', async () => {
  const first = await signIn(auth, '9500000002');
  expectAnswer(await erase(first.session));
  await auth.pool.query('DELETE FROM limits.allowances');
  const second = await signIn(auth, '9500000002');
  expect(second.session.id).not.toBe(first.session.id);
  const { data } = expectAnswer(await auth.call(getConsents, {}, { session: second.session }));
  expect(data.history).toHaveLength(2);
});

test('paid money has to leave first, promotional credit ends with the account', async () => {
  const { session } = await signIn(auth, '9500000003');
  await credit(session.id, 'customer_cash', 5000n, 'in:cash');
  await credit(session.id, 'customer_promotional', 700n, 'in:promo');
  const { data } = expectAnswer(await auth.call(getConsents, {}, { session }));
  expect(data.erasure).toMatchObject({
    blocked_by: 'paid_money',
    paid: '5000',
    promotional: '700',
  });
  expect(expectRefusal(await erase(session)).code).toBe('conflict');
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
  await credit(session.id, 'customer_cash', -5000n, 'refund:cash');
  expectAnswer(await erase(session));
  const { rows } = await auth.pool.query(
    `SELECT sum(amount)::text AS total FROM auth.ledger_entries entry
     JOIN auth.ledger_accounts account ON account.id = entry.account_id WHERE user_id = $1`,
    [session.id],
  );
  expect(rows[0].total).toBe('0');
});

test('a running booking keeps the account', async () => {
  const { session } = await signIn(auth, '9500000004');
  await credit(session.id, 'customer_promotional', 500n, 'in:hold');
  const account = { kind: 'customer_promotional', userId: session.id } as const;
  await placeHold(auth.database, { businessKey: 'h', account, amount: 100n, seconds: 600 });
  const { data } = expectAnswer(await auth.call(getConsents, {}, { session }));
  expect(data.erasure.blocked_by).toBe('running_booking');
  expect(expectRefusal(await erase(session)).message).toContain('running');
  await releaseHold(auth.database, 'h');
  expectAnswer(await erase(session));
});

test('promotional money with a last day ends with the account, but not while it is held', async () => {
  const { session } = await signIn(auth, '9500000031');
  const given = { customer: session.id, kind: 'promotion', by: 'mf-auth' };
  for (const year of [2031, 2032])
    await movements.credit(auth.pool, {
      ...{ ...given, key: `gift:${year}`, amount: '300', expires_at: `${year}-01-01T00:00:00Z` },
    });
  const booked = { key: 'b:31', customer: session.id, amount: '400', seconds: 600, by: 'mf-auth' };
  await movements.hold(auth.pool, booked);
  const { data } = expectAnswer(await auth.call(getConsents, {}, { session }));
  expect(data.erasure).toMatchObject({ blocked_by: 'running_booking', promotional: '600' });
  expect(expectRefusal(await erase(session)).code).toBe('conflict');
  await movements.release(auth.pool, 'b:31');
  expectAnswer(await erase(session));
  const { rows } = await auth.pool.query(
    `SELECT balance::text FROM auth.ledger_balances balance
     JOIN auth.ledger_accounts account ON account.id = balance.account_id WHERE owner_id = $1`,
    [session.id],
  );
  expect(rows).toEqual([{ balance: '0' }, { balance: '0' }]);
});

test('erasing and a payment at once lose no money', async () => {
  const { session } = await signIn(auth, '9500000005');
  await credit(session.id, 'customer_cash', 100n, 'in:race');
  await credit(session.id, 'customer_cash', -100n, 'out:race');
  const fresh_code = await askFreshCode(auth, session, 'erasure');
  const body = { understood: true, fresh_code } as const;
  const [erased, paid] = await Promise.all([
    auth.call(eraseAccount, { body }, { session }),
    credit(session.id, 'customer_cash', 900n, 'in:late'),
  ]);
  expect(paid.ok).toBe(true);
  const { rows } = await auth.pool.query(
    `SELECT balance FROM auth.ledger_balances balance JOIN auth.ledger_accounts account
     ON account.id = balance.account_id WHERE user_id = $1`,
    [session.id],
  );
  expect(rows[0].balance).toBe('900');
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(erased.ok ? 0 : 1);
});

test('nothing is erased without the word that it was understood', async () => {
  const { session } = await signIn(auth, '9500000006');
  const body = { understood: false } as never;
  const refusal = expectRefusal(await auth.call(eraseAccount, { body }, { session }));
  expect(Object.keys(refusal.fields ?? {})).toEqual(['body.understood']);
});

test('the own data is complete, a file, and noted', async () => {
  const { session } = await signIn(auth, '9500000007');
  const body = { name: 'Asha', birth_place: 'Pune' };
  await auth.call(updateUser, { params: { id: session.id }, body });
  await credit(session.id, 'customer_cash', 300n, 'in:own');
  const outcome = await auth.call(getOwnData, {}, { session });
  expect(outcome.extras?.headers?.['content-disposition']).toContain('attachment');
  const { data } = expectAnswer(outcome);
  expect(getOwnData.answer.safeParse({ status: 200, data }).error).toBeUndefined();
  expect(data.profile).toMatchObject({ ...body, phone: '+919500000007' });
  expect(data.sessions).toMatchObject([{ current: true }]);
  expect(data.consents.map(({ purpose }) => purpose)).toEqual([
    'birth_details',
    'account',
    'terms',
  ]);
  expect(data.wallet).toMatchObject({
    paid: '300',
    statement: [{ amount: '300', wallet: 'cash' }],
  });
  expect(await countOf("data_requests WHERE kind = 'access'", [])).toBe(1);
});

const births = { erased: [] as number[], fails: false };
const otherRemote = (): PersonalDataPart => ({
  remote: 'mf-births',
  state: 'ready',
  data: {
    exportOf: async ({ id }) => ({ births: [id] }),
    async erase({ id }, _scope, client) {
      // seen by others only when the whole erasure is
      await client.query(
        "INSERT INTO auth.data_requests (subject_hash, kind) VALUES ('b', 'access')",
      );
      if (births.fails) throw new Error('the other remote broke halfway');
      births.erased.push(id);
    },
  },
});

test('a remote that is down makes the erasure wait as a whole; it goes on by itself', async () => {
  const { session, token } = await signIn(auth, '9500000010');
  auth.parts.push(otherRemote(), { remote: 'mf-away', state: 'down' });
  const outcome = await erase(session);
  expect(expectAnswer(outcome).status).toBe(202);
  expect(outcome.extras?.cookies).toBeUndefined();
  expect(births.erased).toEqual([]);
  expect(await auth.api.identify?.(token)).not.toBeNull();
  const { data } = expectAnswer(await auth.call(getConsents, {}, { session }));
  expect(data.erasure.requested_at).not.toBeNull();
  await resumeErasures(auth.database, auth.deps);
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
  auth.parts.pop();
  await resumeErasures(auth.database, auth.deps);
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(0);
  expect(births.erased).toEqual([session.id]);
});

test('what breaks in the middle has erased nothing anywhere, and is done later', async () => {
  const { session } = await signIn(auth, '9500000011');
  const before = await countOf("data_requests WHERE subject_hash = 'b'", []);
  births.fails = true;
  expect(expectAnswer(await erase(session)).status).toBe(202);
  births.fails = false;
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
  expect(await countOf("data_requests WHERE subject_hash = 'b'", [])).toBe(before);
  await resumeErasures(auth.database, auth.deps);
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(0);
});

test('what is under way in another remote keeps the account, and is named; asked last where nothing can begin', async () => {
  const { session } = await signIn(auth, '9500000014');
  const order = { name: { en: 'Order 12', hi: 'ऑर्डर 12' }, path: '/order-history/12' };
  const asked = { open: [order], late: [order] };
  const plain = { exportOf: async () => ({}), erase: async () => undefined };
  const part = (more: Pick<PersonalData, 'listOpen'>): PersonalDataPart => ({
    ...{ remote: 'mf-shop', state: 'ready', data: { ...plain, ...more } },
  });
  // two releases of one remote, and one from before anybody said so
  auth.parts.push(
    part({ listOpen: async (_person, client) => (client ? asked.late : asked.open) }),
    part({ listOpen: async () => asked.open }),
    part({}),
  );
  const read = async () => expectAnswer(await auth.call(getConsents, {}, { session })).data.erasure;
  expect(await read()).toMatchObject({ blocked_by: 'running_booking', open: [order] });
  expect(expectRefusal(await erase(session)).message).toContain('order');
  expect(await countOf('erasures WHERE user_id = $1', [session.id])).toBe(0);
  // placed between the first look and the erasure's own
  asked.open = [];
  expect(expectRefusal(await erase(session)).code).toBe('conflict');
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
  asked.late = [];
  await resumeErasures(auth.database, auth.deps);
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(0);
  auth.parts.splice(-3);
});

test('a remote that fails to say what is open does not take the page along', async () => {
  const { session } = await signIn(auth, '9500000015');
  const listOpen = () => Promise.reject(new Error('it has just died'));
  const data = { exportOf: async () => ({}), erase: async () => undefined, listOpen };
  auth.parts.push({ remote: 'mf-shop', state: 'ready', data });
  expectAnswer(await auth.call(getConsents, {}, { session }));
  expect(expectAnswer(await erase(session)).status).toBe(202);
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
  auth.parts.pop();
});

test('an erasure is published for late rows, and its note goes at once', async () => {
  const { session } = await signIn(auth, '9500000012');
  expectAnswer(await erase(session));
  expect(auth.published.at(-1)).toEqual({
    ...{ event: 'user.erased', key: `user:${session.id}` },
    payload: { user_id: session.id },
  });
  expect(await countOf('erasures WHERE user_id = $1', [session.id])).toBe(0);
  auth.parts.length = 0;
});

test('no account goes without a code that was sent for it', async () => {
  const { session } = await signIn(auth, '9500000013');
  const body = { understood: true } as const;
  const without = await auth.call(eraseAccount, { body }, { session });
  expect(expectRefusal(without).code).toBe('fresh_code_needed');
  const fresh_code = await askFreshCode(auth, session, 'email');
  const other = await auth.call(eraseAccount, { body: { ...body, fresh_code } }, { session });
  expect(expectRefusal(other).code).toBe('wrong_code');
  expect(await countOf('users WHERE id = $1', [session.id])).toBe(1);
});
