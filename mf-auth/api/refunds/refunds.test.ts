import { createTestDatabase } from 'infra/test/test-database';
import { createRechargeTransaction, payCallback } from 'shared/contracts/auth-collect';
import { returnToSource } from 'shared/contracts/auth-payments-service';
import {
  findPayments,
  listStaffRefunds,
  proposeRefund,
  refuseRefund,
} from 'shared/contracts/staff-payments';
import { decideProposal, listProposals } from 'shared/contracts/staff-proposals';
import { getRefunds, giveBankAccount, requestOwnRefund } from 'shared/contracts/auth-refunds';
import { pay } from '../ledger/movements';
import { readBalance } from '../ledger/read-balance';
import { openPaymentDeps } from '../payments/all-payment-endpoints';
import type { PaymentDeps } from '../payments/payment-deps';
import {
  expectAnswer,
  expectRefusal,
  startAuthApi,
  testSecrets,
  type AuthApi,
} from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import { joinStaff } from '../testing/staff';
import { startSimulator, type TestSimulator } from 'infra/test/provider-simulator';
import type { PaymentProvider } from '../provider/payment-provider';
import { reconcileRefunds, sendRefunds } from './send-refunds';

let auth: AuthApi;
let simulator: TestSimulator;
let deps: PaymentDeps;
let provider: PaymentProvider;
beforeAll(async () => {
  simulator = await startSimulator();
  auth = await startAuthApi(createTestDatabase, undefined, testSecrets, simulator.settings);
  deps = openPaymentDeps(auth.deps);
  provider = deps.provider as PaymentProvider;
});
afterAll(async () => {
  expect((await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows).toEqual([]);
  const { rows } = await auth.pool.query(
    `SELECT id FROM auth.provider_payments lot WHERE returned <>
       (SELECT coalesce(sum(amount), 0) FROM auth.refunds WHERE provider_payment_id = lot.id AND state <> 'refused')`,
  );
  expect(rows).toEqual([]);
  await auth.stop();
  await simulator.stop();
});
afterEach(() => simulator.scenario({ calm: true }));

const session = (id: number) => ({
  session: {
    ...{ id, sessionId: 's', name: null, email: null },
    ...{ phone: null, img: null, type: null },
  },
});
/** A recharge that was paid so many days ago. */
async function recharge(customer: number, amount: string, daysAgo = 0) {
  const { token, order } = expectAnswer(
    await auth.call(createRechargeTransaction, { body: { amount } }, session(customer)),
  ).data;
  const fields = await simulator.pay(order.id);
  const bytes = Buffer.from(fields.toString());
  await auth.call(payCallback, { params: { token }, body: { bytes, headers: {} } });
  await auth.pool.query(
    `UPDATE auth.provider_payments SET captured_at = now() - make_interval(days => $2) WHERE payment_id = $1`,
    [fields.get('razorpay_payment_id'), daysAgo],
  );
}
const ask = (customer: number, amount: string, key?: string) =>
  auth.call(
    requestOwnRefund,
    { body: { amount } },
    { ...session(customer), ...(key === undefined ? {} : { key }) },
  );
const listed = async (customer: number) =>
  expectAnswer(await auth.call(getRefunds, {}, session(customer))).data;
const wallet = async (customer: number) => {
  const { available, held, cash } = await readBalance(auth.database, customer);
  return [available, held, cash].map(String);
};
const send = () => sendRefunds(deps, provider, { silentSeconds: 0 });
/** Until the simulator's clock has moved everything on that it moves by itself. */
async function isOver(customer: number, states: string[]) {
  for (;;) {
    await reconcileRefunds(deps, provider, { silentMinutes: 0 });
    const { refunds } = await listed(customer);
    if (refunds.every(({ state }) => states.includes(state))) return refunds;
  }
}

test('what was paid last goes back first, each part to its own source', async () => {
  const customer = await createCustomer(auth, { promotional: [[900n, '2031-01-01T00:00:00Z']] });
  for (const [amount, daysAgo] of [
    ['10000', 100],
    ['20000', 10],
    ['30000', 1],
  ] as const)
    await recharge(customer, amount, daysAgo);
  expect(await listed(customer)).toMatchObject({
    ...{ returnable: '60000', to_bank: '0' },
    sources: [{ amount: '30000' }, { amount: '20000' }, { amount: '10000' }],
  });
  const { refunds } = expectAnswer(await ask(customer, '35000', 'k')).data;
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
    ['30000', 'approved'],
    ['5000', 'approved'],
  ]);
  expect(await wallet(customer)).toEqual(['25900', '35000', '60000']);
  await Promise.all([send(), send(), send()]);
  const done = await isOver(customer, ['processed']);
  expect(done.every(({ reference }) => /^\d{14}$/.test(reference ?? ''))).toBe(true);
  expect(done[0]?.expected_at).not.toBeNull();
  expect(await wallet(customer)).toEqual(['25900', '0', '25000']);
  expectAnswer(await ask(customer, '35000', 'k'));
  expect(expectRefusal(await ask(customer, '34000', 'k')).code).toBe('conflict');
  expect(expectRefusal(await ask(customer, '25001'))).toMatchObject({ missing: '1' });
  expect(await wallet(customer)).toEqual(['25900', '0', '25000']);
});

test('a refund races spending: together they never take more than there is', async () => {
  const customer = await createCustomer(auth);
  await recharge(customer, '10000');
  const to = [{ account: 'platform_revenue' as const, amount: '6000' }];
  const spend = (key: string) =>
    pay(auth.pool, { key, customer, amount: '6000', to, kind: 'order', by: 'mf-commerce' });
  const all = await Promise.all([
    ...Array.from({ length: 10 }, (_, index) => spend(`race:${index}`)),
    ...Array.from({ length: 10 }, () => ask(customer, '6000')),
  ]);
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await wallet(customer))[0]).toBe('4000');
  await send();
});

test('the reply is lost, or the process ends before it: asked again it is one refund', async () => {
  const customer = await createCustomer(auth);
  await recharge(customer, '10000');
  expectAnswer(await ask(customer, '10000'));
  const asked: string[] = [];
  const lossy: PaymentProvider = {
    ...provider,
    refund: async (sent) => {
      asked.push(sent.key);
      const told = await provider.refund(sent);
      if (asked.length < 3) throw new Error('the reply was lost');
      return told;
    },
  };
  for (let time = 0; time < 4; time += 1) await sendRefunds(deps, lossy, { silentSeconds: 0 });
  expect(asked).toHaveLength(3);
  expect(new Set(asked).size).toBe(1);
  await isOver(customer, ['processed']);
  expect(await wallet(customer)).toEqual(['0', '0', '0']);
});

test('one that stays pending is held; one that fails goes to a bank account, and is still there', async () => {
  const customer = await createCustomer(auth);
  await recharge(customer, '10000');
  await simulator.scenario({ refunds: 'pending' });
  expectAnswer(await ask(customer, '10000'));
  await send();
  const [pending] = await isOver(customer, ['pending']);
  expect(await wallet(customer)).toEqual(['0', '10000', '10000']);
  await simulator.finishRefund(pending?.reference ?? '', 'failed');
  await isOver(customer, ['needs_bank_details']);
  expect(await wallet(customer)).toEqual(['0', '10000', '10000']);
  const body = { holder: 'Asha Rao', account: '123456789012', ifsc: 'SBIN0001234' };
  const wrong = await auth.call(
    giveBankAccount,
    { body: { ...body, ifsc: 'x' } },
    session(customer),
  );
  expect(expectRefusal(wrong).fields).toHaveProperty(['body.ifsc']);
  expectAnswer(await auth.call(giveBankAccount, { body }, session(customer)));
  expect(await listed(customer)).toMatchObject({ bank: '9012', refunds: [{ state: 'payout' }] });
  const { rows } = await auth.pool.query('SELECT * FROM auth.bank_accounts');
  expect(JSON.stringify(rows)).not.toMatch(/Asha|123456789012/);
});

test('what the banks no longer take back, and what no payment brought, waits for a bank account', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  await recharge(customer, '10000', 181);
  await recharge(customer, '20000', 179);
  expect(await listed(customer)).toMatchObject({ returnable: '30500', to_bank: '10500' });
  const { refunds } = expectAnswer(await ask(customer, '30500')).data;
  expect(refunds.map(({ amount, state }) => [amount, state])).toEqual([
    ['20000', 'approved'],
    ['10500', 'needs_bank_details'],
  ]);
});

test('more than the published limit waits for a second person, and nothing is sent', async () => {
  const customer = await createCustomer(auth);
  await recharge(customer, '600000');
  const body = { customer, amount: '500001', reference: 'order:9' };
  const shop = { key: 'order:9', by: { remote: 'mf-commerce', as: 'service', depth: 1 } } as const;
  const outcome = expectAnswer(await auth.call(returnToSource, { body }, shop)).data;
  expect(outcome.refunds.map(({ state }) => state)).toEqual(['requested']);
  expect(expectAnswer(await auth.call(returnToSource, { body }, shop)).data).toEqual(outcome);
  await send();
  expect((await listed(customer)).refunds[0]?.state).toBe('requested');
  expect(await wallet(customer)).toEqual(['99999', '500001', '600000']);
});

test('two members of staff send it: one asks, another agrees; a refusal frees the money', async () => {
  const [asks, agrees] = [
    await joinStaff(auth, 'asks@w.test', ['owner']),
    await joinStaff(auth, 'agrees@w.test', ['owner']),
  ];
  const customer = await createCustomer(auth);
  await recharge(customer, '1200000');
  const [first, second] = await Promise.all(
    ['a', 'b'].map(async (key) => expectAnswer(await ask(customer, '600000', key)).data.refunds[0]),
  );
  const why = 'the customer asked for it by mail';
  const of = (id?: string) => ({ params: { id: Number(id) }, body: { why } });
  expectAnswer(await asks.call(proposeRefund, of(first?.id)));
  expect(expectRefusal(await agrees.call(proposeRefund, of(first?.id))).code).toBe('conflict');
  const { data: open } = expectAnswer(await asks.call(listProposals, {}));
  const params = { id: open[0]?.id ?? 0 };
  const body = { decision: 'approve' as const };
  expect(expectRefusal(await asks.call(decideProposal, { params, body })).code).toBe(
    'own_proposal',
  );
  expectAnswer(await agrees.call(decideProposal, { params, body }));
  expectAnswer(await agrees.call(refuseRefund, of(second?.id)));
  expect(expectRefusal(await agrees.call(refuseRefund, of(first?.id))).code).toBe('conflict');
  await send();
  await isOver(customer, ['processed', 'refused']);
  expect(await wallet(customer)).toEqual(['600000', '0', '600000']);
  const { data: refunds } = expectAnswer(await asks.call(listStaffRefunds, {}));
  const sent = refunds.find(({ id }) => id === first?.id);
  const { data, mismatches } = expectAnswer(
    await asks.call(findPayments, { query: { q: sent?.bank_reference ?? '' } }),
  );
  expect(mismatches).toEqual([]);
  expect(data[0]).toMatchObject({ customer_id: customer, state: 'paid', amount: '1200000' });
  expectAnswer(await asks.call(findPayments, {}));
});
