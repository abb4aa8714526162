import { connectApis } from 'infra/test/connect-apis';
import { createTestDatabase } from 'infra/test/test-database';
import { createTransaction, getPayment } from 'shared/contracts/auth-payments';
import { closePayment, openPayment } from 'shared/contracts/auth-payments-service';
import { captureHold } from 'shared/contracts/auth-wallet-service';
import { updateWallet } from 'shared/contracts/auth-wallet';
import type { AnyEndpoint, InputOf } from 'shared/contracts/contract';
import { readBalance } from '../ledger/read-balance';
import { alertLowBalances } from '../ledger/wallet-settings';
import { expectAnswer, expectRefusal, startAuthApi, type AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import { expirePayments } from './expire-payments';

let auth: AuthApi;
let site: ReturnType<typeof connectApis>;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
  site = connectApis(auth.allowances);
  site.add('mf-auth', auth.api);
});
afterAll(async () => {
  expect((await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows).toEqual([]);
  expect(site.reported).toEqual([]);
  await auth.stop();
});
beforeEach(() => auth.published.splice(0));

const session = (id: number) => ({
  session: {
    ...{ id, sessionId: 's', name: null, email: null },
    ...{ phone: null, img: null, type: null },
  },
});
const asked = (customer: number, amount = '500') => ({
  customer,
  amount,
  title: { en: 'Order 12', hi: 'ऑर्डर 12' },
  expires_at: '2031-01-01T00:00:00Z',
  hold_seconds: 3600,
  back: '/cart',
  done: '/order-history/12',
});
const shop = <E extends AnyEndpoint>(
  contract: E,
  key: string,
  input: InputOf<E>,
  by = 'mf-commerce',
) => auth.call(contract, input, { key, by: { remote: by, as: 'service', depth: 1 } });
const open = async (key: string, customer: number, amount?: string) =>
  expectAnswer(await shop(openPayment, key, { body: asked(customer, amount) })).data;
const payAs = (customer: number, payment: string, key?: string) =>
  auth.call(
    createTransaction,
    { body: { payment } },
    { ...session(customer), ...(key ? { key } : {}) },
  );
const overAt = (key: string) =>
  auth.pool.query(
    "UPDATE auth.payments SET expires_at = now() - interval '1 s' WHERE reference = $1",
    [key],
  );
const wallet = async (customer: number) => {
  const { available, held } = await readBalance(auth.database, customer);
  return [available, held].map(String);
};

test('what is asked for is paid from the wallet, held under its reference, and told once', async () => {
  const customer = await createCustomer(auth, {
    cash: 600n,
    promotional: [[100n, '2031-01-01T00:00:00Z']],
  });
  const payment = await open('order:1', customer);
  expect(payment).toMatchObject({ state: 'open', path: `/pay/${payment.token}` });
  expect(await open('order:1', customer)).toEqual(payment);
  const seen = await auth.call(getPayment, { params: { token: payment.token } }, session(customer));
  expect(expectAnswer(seen).data).toMatchObject({
    ...{ amount: '500', cash: '400', promotional: '100', missing: '0', attempt: null, came: '0' },
  });
  const paid = await payAs(customer, payment.token);
  expect(expectAnswer(paid).data).toEqual({ state: 'held', done: '/order-history/12' });
  expectAnswer(await payAs(customer, payment.token));
  expect(auth.published).toEqual([
    {
      ...{ event: 'payment.held', key: 'order:1' },
      payload: { reference: 'order:1', customer_id: customer, cash: '400', promotional: '100' },
    },
  ]);
  expect(await wallet(customer)).toEqual(['200', '500']);
  expect((await open('order:1', customer)).state).toBe('held');
});

test('too little money says what is missing, and nothing is held', async () => {
  const customer = await createCustomer(auth, { cash: 499n });
  const { token } = await open('order:2', customer);
  expect(expectRefusal(await payAs(customer, token))).toMatchObject({ status: 402, missing: '1' });
  expect(await wallet(customer)).toEqual(['499', '0']);
  expect(auth.published).toEqual([]);
});

test('a payment is its own customer’s: for others it is not there', async () => {
  const owner = await createCustomer(auth, { cash: 500n });
  const stranger = await createCustomer(auth, { cash: 500n });
  const { token } = await open('order:3', owner);
  const seen = await auth.call(getPayment, { params: { token } }, session(stranger));
  expect(expectRefusal(seen).code).toBe('not_found');
  expect(expectRefusal(await payAs(stranger, token)).code).toBe('not_found');
  expect(await wallet(owner)).toEqual(['500', '0']);
});

test('one key is one request, of one remote, for a customer who is there', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  await open('order:4', customer);
  const again = (body: object, by?: string) =>
    shop(openPayment, 'order:4', { body: { ...asked(customer), ...body } }, by);
  for (const other of [{ amount: '501' }, { customer: 1 }, { back: '/x' }, { hold_seconds: 60 }])
    expect(expectRefusal(await again(other)).code).toBe('conflict');
  expect(expectRefusal(await again({}, 'mf-astro-services')).code).toBe('conflict');
  expect(expectAnswer(await again({ expires_at: '2031-01-01T05:30:00+05:30' })).data.state).toBe(
    'open',
  );
  const past = await shop(openPayment, 'order:5', {
    body: { ...asked(customer), expires_at: '2001-01-01T00:00:00Z' },
  });
  expect(expectRefusal(past).fields).toEqual({ 'body.expires_at': 'Please give a later time.' });
  const wrong = await shop(openPayment, 'anything', { body: asked(customer) });
  expect(expectRefusal(wrong).code).toBe('invalid_input');
  const nobody = await shop(openPayment, 'order:6', { body: asked(999_999) });
  expect(expectRefusal(nobody).code).toBe('account_closed');
  const close = await shop(closePayment, 'order:4', {}, 'mf-astro-services');
  expect(expectRefusal(close).code).toBe('not_found');
});

test('given up: what was held is free; what was captured can not be given up', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  const first = await open('order:7', customer);
  expectAnswer(await payAs(customer, first.token));
  for (let twice = 0; twice < 2; twice += 1)
    expect(expectAnswer(await shop(closePayment, 'order:7', {})).data.state).toBe('closed');
  expect(await wallet(customer)).toEqual(['1000', '0']);
  expect(expectRefusal(await payAs(customer, first.token)).code).toBe('conflict');
  const second = await open('order:8', customer);
  expectAnswer(await payAs(customer, second.token));
  const body = {
    ...{ hold: 'order:8', amount: '500', kind: 'order' },
    to: [{ account: 'platform_revenue' as const, amount: '500' }],
  };
  expectAnswer(await shop(captureHold, 'order:8:paid', { body }));
  expect(expectRefusal(await shop(closePayment, 'order:8', {})).message).toMatch('captured before');
  expect(expectRefusal(await shop(closePayment, 'order:none', {})).code).toBe('not_found');
});

test('nobody paid in time: it ends once, also when somebody pays at that moment', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  const { token } = await open('order:9', customer);
  await overAt('order:9');
  expect(expectRefusal(await payAs(customer, token)).code).toBe('conflict');
  auth.published.splice(0);
  await Promise.all([expirePayments(auth.deps), expirePayments(auth.deps)]);
  expect(auth.published.map(({ event }) => event)).toEqual(['payment.expired']);
  expect(await wallet(customer)).toEqual(['500', '0']);
  expect((await open('order:9', customer)).state).toBe('expired');
});

test('fifty at once pay one payment once; many payments never take more than there is', async () => {
  const customer = await createCustomer(auth, { cash: 5000n });
  const { token } = await open('order:100', customer);
  const same = await Promise.all(Array.from({ length: 50 }, () => payAs(customer, token)));
  expect(same.every(({ ok }) => ok)).toBe(true);
  expect(await wallet(customer)).toEqual(['4500', '500']);
  const keys = Array.from({ length: 20 }, (_, index) => `order:${101 + index}`);
  const opened = await Promise.all(keys.map((key) => open(key, customer)));
  const paid = await Promise.all(opened.map((each) => payAs(customer, each.token)));
  expect(paid.filter(({ ok }) => ok)).toHaveLength(9);
  expect(await wallet(customer)).toEqual(['0', '5000']);
  const told = auth.published.filter(({ event }) => event === 'payment.held');
  expect(new Set(told.map(({ key }) => key)).size).toBe(10);
});

test('the remotes that sell get through, and nobody else', async () => {
  const customer = await createCustomer(auth);
  const input = { body: asked(customer) };
  const once = { as: 'service', key: 'booking:1' } as const;
  expect(await site.callOf('mf-commerce')(openPayment, input, once)).toMatchObject({ status: 200 });
  expect(await site.callOf('mf-content')(openPayment, input, once)).toMatchObject({
    error_status: 403,
  });
});

test('a customer sets a cap and an alert, and never the balance', async () => {
  const customer = await createCustomer(auth, { cash: 2000n });
  const set = (body: object) => auth.call(updateWallet, { params: { id: customer }, body });
  expect(expectRefusal(await set({ balance: '5' })).fields).toHaveProperty(['body.balance']);
  expect(expectAnswer(await set({ spend_cap: '900', low_balance: '1600' })).data).toEqual({
    ...{ spend_cap: '900', low_balance: '1600' },
  });
  expect(expectAnswer(await set({})).data.spend_cap).toBe('900');
  const first = await open('order:200', customer);
  expectAnswer(await payAs(customer, first.token));
  const second = await open('order:201', customer);
  expect(expectRefusal(await payAs(customer, second.token)).message).toMatch('in a month');
  await auth.pool.query("UPDATE auth.users SET email = 'low@w.test' WHERE id = $1", [customer]);
  for (let twice = 0; twice < 2; twice += 1) await alertLowBalances(auth.deps);
  expect(auth.emails.filter(({ to }) => to === 'low@w.test')).toHaveLength(1);
  expectAnswer(await set({ spend_cap: null }));
  expectAnswer(await payAs(customer, second.token));
  expect(await wallet(customer)).toEqual(['1000', '1000']);
});
