import { createTestDatabase } from 'infra/test/test-database';
import {
  createRechargeTransaction,
  getRechargeRules,
  payCallback,
  payWebhook,
} from 'shared/contracts/auth-collect';
import { createTransaction, getPayment } from 'shared/contracts/auth-payments';
import { closePayment, openPayment } from 'shared/contracts/auth-payments-service';
import { readBalance } from '../ledger/read-balance';
import {
  expectAnswer,
  expectRefusal,
  startAuthApi,
  testSecrets,
  type AuthApi,
} from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import { startSimulator, type TestSimulator } from 'infra/test/provider-simulator';
import { openPaymentDeps } from './all-payment-endpoints';
import type { PaymentDeps } from './payment-deps';
import { processEvent, processWaitingEvents } from './provider-events';
import { reconcileOrders } from './reconcile-orders';

let auth: AuthApi;
let simulator: TestSimulator;
let deps: PaymentDeps;
beforeAll(async () => {
  simulator = await startSimulator();
  const { settings } = simulator;
  const payments = { ...settings, webhookSecret: { ...settings.webhookSecret, old: 'before' } };
  auth = await startAuthApi(createTestDatabase, undefined, testSecrets, payments);
  deps = openPaymentDeps(auth.deps);
});
afterAll(async () => {
  expect((await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows).toEqual([]);
  await auth.stop();
  await simulator.stop();
});
beforeEach(() => auth.published.splice(0));

const session = (id: number) => ({
  session: {
    ...{ id, sessionId: 's', name: null, email: null },
    ...{ phone: null, img: null, type: null },
  },
});
const start = (customer: number, body: { amount: string } | { payment: string }, key?: string) =>
  auth.call(
    createRechargeTransaction,
    { body },
    { ...session(customer), ...(key === undefined ? {} : { key }) },
  );
const begin = async (customer: number, body: { amount: string } | { payment: string }) =>
  expectAnswer(await start(customer, body)).data;
const seen = async (customer: number, token: string) =>
  expectAnswer(await auth.call(getPayment, { params: { token } }, session(customer))).data;
const cash = async (customer: number) => (await readBalance(auth.database, customer)).available;
const comeBack = (token: string, fields: URLSearchParams) =>
  auth.call(payCallback, {
    params: { token },
    body: { bytes: Buffer.from(fields.toString()), headers: {} },
  });
let events = 0;
const deliver = async (body: string, { key, id }: { key?: string; id?: string } = {}) => {
  const headers = {
    'x-razorpay-signature': simulator.sign(body, key),
    'x-razorpay-event-id': id ?? `event_${(events += 1)}`,
  };
  const outcome = await auth.call(payWebhook, { body: { bytes: Buffer.from(body), headers } });
  const { rows } = await auth.pool.query<{ id: string }>(
    'SELECT id FROM auth.provider_events WHERE processed_at IS NULL',
  );
  await Promise.all(rows.map((row) => processEvent(deps, row.id)));
  return outcome;
};
const askFor = async (
  key: string,
  customer: number,
  amount: string,
  expires_at = '2031-01-01T00:00:00Z',
) =>
  expectAnswer(
    await auth.call(
      openPayment,
      {
        body: {
          ...{ customer, amount, expires_at, hold_seconds: 3600, back: '/cart', done: '/done' },
          title: { en: 'Order', hi: 'ऑर्डर' },
        },
      },
      { key, by: { remote: 'mf-commerce', as: 'service', depth: 1 } },
    ),
  ).data.token;
const idOf = (fields: URLSearchParams) => fields.get('razorpay_payment_id') as string;
const silent = () =>
  auth.pool.query("UPDATE auth.provider_orders SET asked_at = now() - interval '1 h'");

test('limits are told, and only what is within them is collected', async () => {
  const customer = await createCustomer(auth);
  const rules = expectAnswer(await auth.call(getRechargeRules, {})).data;
  expect(rules).toMatchObject({ least: '5000', most: '5000000', is_available: true });
  for (const amount of ['4999', '5000001'])
    expect(expectRefusal(await start(customer, { amount })).fields).toEqual({
      'body.amount': 'Please choose from ₹50 to ₹50,000.',
    });
  expect(expectRefusal(await start(customer, {} as never)).fields).toHaveProperty(['body.amount']);
});

test('a recharge: callback and webhooks race, repeat and are late, and it is credited once', async () => {
  const customer = await createCustomer(auth);
  const { token, order } = await begin(customer, { amount: '10050' });
  expect(order).toMatchObject({ amount: '10050', currency: 'INR' });
  const fields = await simulator.pay(order.id);
  const captured = await simulator.webhook('payment.captured', idOf(fields));
  const outcomes = await Promise.all([
    comeBack(token, fields),
    deliver(captured, { id: 'same' }),
    deliver(captured, { id: 'same' }),
    deliver(captured, { key: 'before' }),
    comeBack(token, fields),
  ]);
  expect(outcomes.every(({ ok }) => ok)).toBe(true);
  await deliver(captured.replace('"captured"', '"authorized"'));
  await deliver(captured.replace('"captured"', '"failed"'));
  await deliver(captured, { id: 'a day late' });
  expect(await cash(customer)).toBe(10050n);
  expect(await seen(customer, token)).toMatchObject({
    ...{ state: 'paid', came: '10050', attempt: { state: 'captured' } },
  });
});

test('what nobody signed, or is signed for another order, moves nothing', async () => {
  const customer = await createCustomer(auth);
  const { order, token } = await begin(customer, { amount: '10000' });
  const fields = await simulator.pay(order.id, 'pending');
  const lie = (await simulator.webhook('payment.captured', idOf(fields))).replace(
    '"status":"created"',
    '"status":"captured"',
  );
  expect(expectRefusal(await deliver(lie, { key: 'guessed' })).code).toBe('bad_token');
  const other = await begin(customer, { amount: '20000' });
  const paid = await simulator.pay(other.order.id);
  await comeBack(token, paid);
  fields.set('razorpay_signature', '0'.repeat(64));
  await comeBack(token, fields);
  await comeBack('x'.repeat(32), fields);
  await comeBack(token, new URLSearchParams({ 'error[metadata]': '{' }));
  expect(await cash(customer)).toBe(0n);
  expect((await seen(customer, token)).state).toBe('pending');
});

test('only what is missing is collected; the money and the hold are there together', async () => {
  const customer = await createCustomer(auth, { cash: 300n });
  const token = await askFor('order:1', customer, '100300');
  expect(expectRefusal(await start(await createCustomer(auth), { payment: token })).code).toBe(
    'not_found',
  );
  const { order } = await begin(customer, { payment: token });
  expect(order.amount).toBe('100000');
  // asked for again it is the same order
  expect((await begin(customer, { payment: token })).order.id).toBe(order.id);
  const led = await comeBack(token, await simulator.pay(order.id));
  expect(led).toMatchObject({ ok: true, extras: { redirect: `/successfull?payment=${token}` } });
  expect(auth.published.map(({ event, payload }) => [event, payload])).toEqual([
    [
      'payment.held',
      { reference: 'order:1', customer_id: customer, cash: '100300', promotional: '0' },
    ],
  ]);
  expect(await cash(customer)).toBe(0n);
  expect(expectRefusal(await start(customer, { payment: token })).code).toBe('conflict');
});

test('a second captured payment is in the wallet', async () => {
  const customer = await createCustomer(auth);
  const token = await askFor('order:2', customer, '10000');
  const first = await begin(customer, { payment: token });
  const lot = await createCustomer(auth);
  await auth.pool.query(
    "UPDATE auth.provider_orders SET amount = 10000, state = 'expired' WHERE order_id = $1",
    [first.order.id],
  );
  const second = await begin(customer, { payment: token });
  expect(second.order.id).not.toBe(first.order.id);
  for (const { order } of [first, second]) await comeBack(token, await simulator.pay(order.id));
  expect(await cash(customer)).toBe(10000n);
  expect(auth.published.map(({ event }) => event)).toEqual(['payment.held']);
  expect(await cash(lot)).toBe(0n);
});

test('the wallet was spent meanwhile: what came is kept, and the rest is asked for', async () => {
  const customer = await createCustomer(auth, { cash: 10000n });
  const [one, two] = [
    await askFor('order:3', customer, '20000'),
    await askFor('order:4', customer, '10000'),
  ];
  const { order } = await begin(customer, { payment: one });
  const paid = await auth.call(createTransaction, { body: { payment: two } }, session(customer));
  expectAnswer(paid);
  await comeBack(one, await simulator.pay(order.id));
  expect(await seen(customer, one)).toMatchObject({
    state: 'pending',
    missing: '10000',
    came: '10000',
  });
  const rest = await begin(customer, { payment: one });
  await comeBack(one, await simulator.pay(rest.order.id));
  expect((await seen(customer, one)).state).toBe('held');
});

test('money that comes after the end is in the wallet, and told', async () => {
  const customer = await createCustomer(auth);
  const tokens = [
    await askFor('order:5', customer, '10000'),
    await askFor('order:6', customer, '20000'),
  ];
  const [expired, closed] = await Promise.all(
    tokens.map((payment) => begin(customer, { payment })),
  );
  await auth.pool.query("UPDATE auth.payments SET expires_at = now() WHERE reference = 'order:5'");
  expectAnswer(
    await auth.call(
      closePayment,
      {},
      { key: 'order:6', by: { remote: 'mf-commerce', as: 'service', depth: 1 } },
    ),
  );
  await comeBack(tokens[0] as string, await simulator.pay(expired?.order.id ?? ''));
  await comeBack(tokens[1] as string, await simulator.pay(closed?.order.id ?? ''));
  expect(auth.published.map(({ event, key }) => [event, key])).toEqual([
    ['payment.expired', 'order:5'],
    ['payment.late', 'order:5'],
    ['payment.late', 'order:6'],
  ]);
  expect(await cash(customer)).toBe(30000n);
});

test('declined, then authorised days later: it is captured and counts', async () => {
  const customer = await createCustomer(auth);
  const token = await askFor('order:7', customer, '10000');
  const { order } = await begin(customer, { payment: token });
  const fields = await simulator.pay(order.id, 'late');
  await comeBack(token, fields);
  expect(await seen(customer, token)).toMatchObject({
    ...{
      state: 'pending',
      attempt: { state: 'failed', failure: expect.stringContaining('on time') },
    },
  });
  await simulator.moveClock(3 * 86_400);
  await silent();
  let state = '';
  // its clock ticks by itself
  while (state !== 'held') {
    await reconcileOrders(deps, deps.provider as never, { silentMinutes: 0 });
    ({ state } = await seen(customer, token));
  }
  expect(await cash(customer)).toBe(0n);
});

test('no webhook and no return: the reconciler asks after a while, and not before', async () => {
  const customer = await createCustomer(auth);
  const { order } = await begin(customer, { amount: '10000' });
  await simulator.pay(order.id);
  await auth.pool.query('UPDATE auth.provider_orders SET asked_at = now()');
  expect(await reconcileOrders(deps, deps.provider as never)).toBe(0);
  expect(await cash(customer)).toBe(0n);
  await silent();
  await reconcileOrders(deps, deps.provider as never);
  await reconcileOrders(deps, deps.provider as never, { silentMinutes: 0 });
  expect(await cash(customer)).toBe(10000n);
});

test('an event that comes before our row waits for it; one of another amount is never credited', async () => {
  const customer = await createCustomer(auth);
  const { order } = await begin(customer, { amount: '10000' });
  const fields = await simulator.pay(order.id);
  await auth.pool.query('UPDATE auth.provider_orders SET order_id = NULL WHERE order_id = $1', [
    order.id,
  ]);
  await deliver(await simulator.webhook('payment.captured', idOf(fields)), { id: 'early' });
  expect(await cash(customer)).toBe(0n);
  await auth.pool.query(
    'UPDATE auth.provider_orders SET order_id = $1 WHERE id = (SELECT max(id) FROM auth.provider_orders)',
    [order.id],
  );
  await auth.pool.query("UPDATE auth.provider_events SET received_at = now() - interval '2 min'");
  await processWaitingEvents(deps);
  expect(await cash(customer)).toBe(10000n);
  const other = await begin(customer, { amount: '20000' });
  const paid = await simulator.pay(other.order.id);
  const more = (await simulator.webhook('payment.captured', idOf(paid))).replace(
    '"amount":20000',
    '"amount":2000000',
  );
  await deliver(more);
  expect(await cash(customer)).toBe(10000n);
});

test('the provider is down: nothing is promised, and the same key is one recharge', async () => {
  const customer = await createCustomer(auth);
  await simulator.scenario({ isDown: true });
  expect(expectRefusal(await start(customer, { amount: '10000' }, 'k1')).code).toBe('unavailable');
  await simulator.scenario({ calm: true });
  const first = expectAnswer(await start(customer, { amount: '10000' }, 'k1')).data;
  expect(expectAnswer(await start(customer, { amount: '10000' }, 'k1')).data).toEqual(first);
  expect(expectRefusal(await start(customer, { amount: '20000' }, 'k1')).code).toBe('conflict');
});

test('the customer is gone when the money comes: it goes back', async () => {
  const customer = await createCustomer(auth);
  const { order } = await begin(customer, { amount: '10000' });
  const fields = await simulator.pay(order.id);
  await auth.pool.query('DELETE FROM auth.users WHERE id = $1', [customer]);
  await deliver(await simulator.webhook('payment.captured', idOf(fields)));
  const { rows } = await auth.pool.query(
    'SELECT state, is_held, amount FROM auth.refunds WHERE customer_id = $1',
    [customer],
  );
  expect(rows).toEqual([{ state: 'approved', is_held: false, amount: '10000' }]);
});
