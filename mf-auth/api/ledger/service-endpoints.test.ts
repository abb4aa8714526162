import { connectApis } from 'infra/test/connect-apis';
import { createTestDatabase } from 'infra/test/test-database';
import {
  captureHold,
  creditWallet,
  holdMoney,
  payFromWallet,
  refundToWallet,
  releaseHold,
  withdrawEarnings,
} from 'shared/contracts/auth-wallet-service';
import { listTakings } from 'shared/contracts/auth-takings';
import { getSingleWallet, getWalletStatement } from 'shared/contracts/auth-wallet';
import type { AnyEndpoint, InputOf } from 'shared/contracts/contract';
import { expectAnswer, expectRefusal, startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const ask = <E extends AnyEndpoint>(contract: E, key: string, input: InputOf<E>) =>
  auth.call(contract, input, { key, by: { remote: 'mf-commerce', as: 'service', depth: 1 } });
const to = (amount: string) => [{ account: 'platform_revenue' as const, amount }];
const movements = [
  ...[holdMoney, captureHold, payFromWallet],
  ...[refundToWallet, creditWallet, withdrawEarnings],
];
const expires_at = '2031-01-01T00:00:00.000Z';

test('the whole way of an order, and what its customer sees of it', async () => {
  const customer = await createCustomer(auth);
  const kind = 'order';
  const gift = { customer, amount: '100', expires_at, kind: 'promotion' };
  const paid = { customer, amount: '1000', expires_at: null, kind: 'recharge' };
  expectAnswer(await ask(creditWallet, 'gift:1', { body: gift }));
  expectAnswer(await ask(creditWallet, 'rzp:pay_1', { body: paid }));
  const held = { customer, amount: '500', seconds: 900 };
  const { data } = expectAnswer(await ask(holdMoney, 'order:1', { body: held }));
  expect(data).toMatchObject({ hold: 'order:1', cash: '400', promotional: '100' });
  const wallet = async () =>
    expectAnswer(await auth.call(getSingleWallet, { params: { id: customer } })).data;
  expect(await wallet()).toEqual({
    ...{ balance: '1000', currency: 'INR', available: '600', held: '500', promotional: '100' },
    promotions: [{ amount: '100', expires_at }],
  });
  const body = { hold: 'order:1', amount: '450', to: to('450'), kind };
  const captured = expectAnswer(await ask(captureHold, 'order:1:paid', { body }));
  expect(captured.data).toEqual({
    ...{ key: 'order:1:paid', cash: '350', promotional: '100', released: '50' },
  });
  const back = { of: 'order:1:paid', amount: '45', kind: 'refund' };
  const refunded = expectAnswer(await ask(refundToWallet, 'refund:1', { body: back }));
  expect(refunded.data).toMatchObject({ cash: '35', promotional: '10', refundable: '405' });
  expect(expectAnswer(await ask(holdMoney, 'order:2', { body: held })).data.promotional).toBe('10');
  expect(expectAnswer(await ask(releaseHold, 'order:2', {})).data.released).toBe('500');
  expectAnswer(
    await ask(payFromWallet, 'plan:1', {
      body: { customer, amount: '5', to: to('5'), kind: 'plan' },
    }),
  );
  expect(await wallet()).toMatchObject({ balance: '685', promotional: '5', held: '0' });
  const statement = expectAnswer(
    await auth.call(getWalletStatement, { params: { id: customer }, query: { limit: 3 } }),
  );
  expect(statement.data.map(({ kind, wallet, amount }) => [kind, wallet, amount])).toEqual([
    ['plan', 'promotional', '-5'],
    ['refund', 'cash', '35'],
    ['refund', 'promotional', '10'],
  ]);
});

test('too little money says how much is missing; a closed account and a resolved hold say so', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  const hold = (key: string, amount: string) =>
    ask(holdMoney, key, { body: { customer, amount, seconds: 60 } });
  expect(expectRefusal(await hold('h:1', '151000'))).toEqual({
    ...{ status: 402, code: 'insufficient_funds', missing: '150000' },
    message: '₹1,500 is missing in the wallet.',
  });
  expectAnswer(await hold('h:1', '1000'));
  expect(expectRefusal(await hold('h:1', '999'))).toMatchObject({ status: 409 });
  expectAnswer(await ask(releaseHold, 'h:1', {}));
  const body = { hold: 'h:1', amount: '10', to: to('10'), kind: 'order' };
  expect(expectRefusal(await ask(captureHold, 'c:1', { body }))).toMatchObject({
    ...{ code: 'conflict', message: 'This hold was released before.' },
  });
  const nothing = { ...body, hold: 'h:none' };
  expect(expectRefusal(await ask(captureHold, 'c:1', { body: nothing })).code).toBe('not_found');
  await auth.pool.query('DELETE FROM auth.users WHERE id = $1', [customer]);
  expect(expectRefusal(await hold('h:2', '10'))).toMatchObject({
    ...{ status: 410, code: 'account_closed' },
  });
});

test.each([
  ...['0', '-5', '1.5', '1e3', '', ' 5', '+5', '0x10', '007', '100000001', '9'.repeat(30)],
  ...[5, 0.1, null, undefined],
])('%p is no amount', async (amount) => {
  const customer = await createCustomer(auth, { cash: 100_000_000n });
  const said = {
    code: 'invalid_input',
    fields: { 'body.amount': expect.stringContaining('whole paise') },
  };
  const rest = { seconds: 60, expires_at: null, of: 'x', hold: 'x', payee: 'payee:temple:1' };
  const body = { customer, amount, kind: 'x', to: to('10'), ...rest } as never;
  for (const contract of movements)
    expect(expectRefusal(await ask(contract, 'wrong', { body }))).toMatchObject(said);
  const lines = { customer, amount: '10', kind: 'x', to: [{ ...to('1')[0], amount }] } as never;
  expect(expectRefusal(await ask(payFromWallet, 'wrong', { body: lines })).fields).toMatchObject({
    'body.to.0.amount': expect.stringContaining('whole paise'),
  });
});

test('what is paid out has to be what is taken, and go where money may go', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  const pay = async (lines: { account: string; amount: string }[]) => {
    const body = { customer, amount: '100', to: lines as never, kind: 'order' };
    return expectRefusal(await ask(payFromWallet, 'wrong', { body })).fields;
  };
  const half = { account: 'payee:temple:1', amount: '50' };
  expect(await pay([half, { account: 'platform_tax', amount: '49' }])).toEqual({
    'body.to': 'What is paid has to add up to the amount.',
  });
  for (const account of ['customer_cash', 'platform_gateway', 'payee:temple:0', 'payee:me:1', ''])
    expect(Object.keys((await pay([half, { account, amount: '50' }])) ?? {})[0]).toMatch(
      /^body.to.1/,
    );
});

test('the remotes a contract names get through, with a key, and nobody else', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  const site = connectApis(auth.allowances);
  site.add('mf-auth', auth.api);
  const shop = site.callOf('mf-commerce');
  const held = { body: { customer, amount: '100', seconds: 60 } };
  const once = { as: 'service', key: 'shop:1' } as const;
  const first = await shop(holdMoney, held, once);
  expect(first).toMatchObject({ data: { hold: 'shop:1', cash: '100' } });
  expect(await shop(holdMoney, held, once)).toEqual(first);
  const too = { body: { ...held.body, amount: '901' } };
  expect(await shop(holdMoney, too, { as: 'service', key: 'shop:2' })).toMatchObject({
    ...{ error_status: 402, response: { code: 'insufficient_funds', missing: '1' } },
  });
  const gift = { body: { customer, amount: '5', expires_at: null, kind: 'recharge' } };
  const refused = { error_status: 403, response: { code: 'not_permitted' } };
  expect(await shop(creditWallet, gift, { as: 'service', key: 'mine' })).toMatchObject(refused);
  const stranger = site.callOf('mf-content');
  expect(await stranger(holdMoney, held, once)).toMatchObject(refused);
  const keyless = shop(holdMoney, held, { as: 'service' } as never);
  expect(await keyless).toMatchObject({ error_status: 400, response: { code: 'invalid_input' } });
  // another remote's key is not this one's
  const astro = site.callOf('mf-astro-services');
  expect(await astro(holdMoney, held, once)).toMatchObject({ error_status: 409 });
  expect(site.reported).toEqual([]);
});

test('a remote lists what it took from wallets and gave back, and nothing of others', async () => {
  const customer = await createCustomer(auth);
  const paid = { customer, amount: '1000', expires_at: null, kind: 'recharge' };
  expectAnswer(await ask(creditWallet, 'rzp:pay_t', { body: paid }));
  const pay = { customer, amount: '300', to: to('300'), kind: 'order' };
  expectAnswer(await ask(payFromWallet, 'order:77:pay', { body: pay }));
  const back = { of: 'order:77:pay', amount: '120', kind: 'order_refund' };
  expectAnswer(await ask(refundToWallet, 'order:77:refund:1', { body: back }));
  const query = { from: new Date(0).toISOString(), until: '2100-01-01T00:00:00Z' };
  const list = async (remote: string) => {
    const by = { remote, as: 'service' as const, depth: 1 };
    return expectAnswer(await auth.call(listTakings, { query }, { by })).data;
  };
  const own = (await list('mf-commerce')).filter(({ key }) => /^(order:77|rzp:pay_t)/.test(key));
  expect(own).toEqual([
    { key: 'order:77:pay', of: null, amount: '300' },
    { key: 'order:77:refund:1', of: 'order:77:pay', amount: '120' },
  ]);
  expect(await list('mf-astro-services')).toEqual([]);
});
