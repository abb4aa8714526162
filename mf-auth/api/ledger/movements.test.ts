import { createTestDatabase } from 'infra/test/test-database';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import * as movements from './movements';
import { readBalance, sumPlatformAccount } from './read-balance';
import { endPromotionalMoney, expireHolds } from './upkeep';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const by = 'mf-commerce';
const kind = 'order';
const next = '2031-01-01T00:00:00.000Z';
const later = '2032-01-01T00:00:00.000Z';
const toRevenue = (amount: number) => [
  { account: 'platform_revenue' as const, amount: `${amount}` },
];
const hold = (key: string, customer: number, amount: number, seconds = 600) =>
  movements.hold(auth.pool, { key, customer, amount: `${amount}`, seconds, by });
const capture = (key: string, held: string, amount: number, to = toRevenue(amount)) =>
  movements.capture(auth.pool, { key, hold: held, amount: `${amount}`, to, kind, by });
const pay = (key: string, customer: number, amount: number, to: PaidTo = toRevenue(amount)) =>
  movements.pay(auth.pool, { key, customer, amount: `${amount}`, to, kind, by });
const refund = (key: string, of: string, amount: number) =>
  movements.refund(auth.pool, { key, of, amount: `${amount}`, kind: 'refund', by });
const withdraw = (key: string, payee: string, amount: number) =>
  movements.withdraw(auth.pool, { key, payee, amount: `${amount}`, by });
type PaidTo = Parameters<typeof movements.pay>[1]['to'];
const wallet = (customer: number) => readBalance(auth.database, customer);
const verify = async () => (await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows;
const balanceOf = async (account: string) => {
  const { rows } = await auth.pool.query(
    `SELECT coalesce(sum(entry.amount), 0)::int AS sum FROM auth.ledger_entries entry
     JOIN auth.ledger_accounts account ON account.id = entry.account_id WHERE account.kind = $1`,
    [account],
  );
  return rows[0].sum as number;
};
const endDay = (customer: number, day: string) =>
  auth.pool.query(
    "UPDATE auth.ledger_accounts SET expires_at = now() - interval '1 second' WHERE owner_id = $1 AND expires_at = $2",
    [customer, day],
  );

afterEach(async () => expect(await verify()).toEqual([]));

test('promotional money is spent first, that which ends first before the other', async () => {
  const customer = await createCustomer(auth, {
    cash: 500n,
    promotional: [
      [200n, later],
      [100n, next],
    ],
  });
  expect(await hold('o:1', customer, 250)).toMatchObject({
    ok: true,
    answer: { hold: 'o:1', cash: '0', promotional: '250' },
  });
  expect(await pay('p:1', customer, 80)).toMatchObject({
    answer: { cash: '30', promotional: '50' },
  });
  expect(await wallet(customer)).toEqual({
    ...{ cash: 470n, promotional: 250n, held: 250n, available: 470n },
    promotions: [
      { amount: 100n, expiresAt: next },
      { amount: 150n, expiresAt: later },
    ],
  });
  expect(await capture('c:1', 'o:1', 120)).toMatchObject({
    answer: { cash: '0', promotional: '120', released: '130' },
  });
  expect(await wallet(customer)).toMatchObject({ cash: 470n, promotional: 130n, held: 0n });
});

test('a refund goes back the way the money came, however it is cut into parts', async () => {
  const customer = await createCustomer(auth, { cash: 1000n, promotional: [[100n, next]] });
  const before = await balanceOf('payee:temple:1');
  const to = [
    { account: 'payee:temple:1', amount: '217' },
    { account: 'platform_revenue' as const, amount: '50' },
    { account: 'platform_tax' as const, amount: '33' },
  ];
  await pay('p:2', customer, 300, to);
  const parts = [1, 1, 1, 97, 150, 50];
  let [cash, promotional, given] = [0, 0, 0];
  for (const [index, part] of parts.entries()) {
    const outcome = await refund(`r:2:${index}`, 'p:2', part);
    if (!outcome.ok) throw new Error(outcome.code);
    cash += Number(outcome.answer.cash);
    promotional += Number(outcome.answer.promotional);
    given += part;
    expect([promotional, cash]).toEqual([Math.floor(given / 3), given - Math.floor(given / 3)]);
    expect(outcome.answer.refundable).toBe(`${300 - given}`);
    expect(await verify()).toEqual([]);
  }
  expect(await refund('r:2:more', 'p:2', 1)).toEqual({ ok: false, code: 'over', most: '0' });
  expect(await wallet(customer)).toMatchObject({ cash: 1000n, promotional: 100n });
  expect(await balanceOf('payee:temple:1')).toBe(before);
});

test('what a payee has withdrawn is owed when it is refunded, and paid with what they earn next', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  const payee = 'payee:astrologer:7';
  const to = (amount: number) => [{ account: payee, amount: `${amount}` }];
  await pay('p:3', customer, 400, to(400));
  expect(await withdraw('w:3', payee, 401)).toEqual({
    ...{ ok: false, code: 'insufficient', available: '400', missing: '1' },
  });
  expect(await withdraw('w:3', payee, 300)).toMatchObject({ ok: true });
  expect(await refund('r:3', 'p:3', 250)).toMatchObject({ ok: true });
  expect([await balanceOf(payee), await balanceOf('owed_by:astrologer:7')]).toEqual([0, -150]);
  expect(await withdraw('w:3b', payee, 1)).toMatchObject({ ok: false, missing: '1' });
  await pay('p:3b', customer, 100, to(100));
  expect([await balanceOf(payee), await balanceOf('owed_by:astrologer:7')]).toEqual([0, -50]);
  await pay('p:3c', customer, 100, to(100));
  expect([await balanceOf(payee), await balanceOf('owed_by:astrologer:7')]).toEqual([50, 0]);
  // what was paid with a debt is taken back from the payee all the same
  expect(await refund('r:3c', 'p:3c', 100)).toMatchObject({ ok: true });
  expect([await balanceOf(payee), await balanceOf('owed_by:astrologer:7')]).toEqual([0, -50]);
  // the bank could not pay out: it is there again
  expect(await refund('w:3:failed', 'w:3', 300)).toMatchObject({ ok: true });
  expect(await balanceOf(payee)).toBe(300);
});

test('50 debits at once with money for 10', async () => {
  const customer = await createCustomer(auth, { cash: 700n, promotional: [[300n, next]] });
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      n % 2 ? pay(`p:4:${n}`, customer, 100) : hold(`o:4:${n}`, customer, 100),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10);
  expect(outcomes.filter((o) => !o.ok && o.code === 'insufficient')).toHaveLength(40);
  expect((await wallet(customer)).available).toBe(0n);
});

test('a retry is answered the same, also at once and after everything was spent', async () => {
  const customer = await createCustomer(auth, { cash: 300n, promotional: [[100n, next]] });
  const twice = async <T>(work: () => Promise<T>) => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, work));
    for (const outcome of outcomes) expect(outcome).toEqual(outcomes[0]);
    expect(outcomes[0]).toMatchObject({ ok: true });
  };
  await twice(() => hold('o:5', customer, 300));
  await twice(() => pay('p:5', customer, 100));
  await twice(() => capture('c:5', 'o:5', 250));
  await twice(() => refund('r:5', 'c:5', 50));
  await twice(() => hold('o:5', customer, 300));
  await twice(() => hold('o:5b', customer, 100));
  await twice(() => movements.release(auth.pool, 'o:5b'));
  expect((await wallet(customer)).available).toBe(100n);
});

test('the same key with another body is a conflict', async () => {
  const customer = await createCustomer(auth, { cash: 900n });
  const other = await createCustomer(auth, { cash: 900n });
  await hold('o:6', customer, 300);
  await pay('p:6', customer, 100);
  await capture('c:6', 'o:6', 200);
  await refund('r:6', 'c:6', 50);
  const conflict = { ok: false, code: 'conflict' };
  const paid = { key: 'p:6', customer, amount: '100', to: toRevenue(100), kind, by };
  for (const again of [
    () => hold('o:6', customer, 301),
    () => hold('o:6', customer, 300, 601),
    () => hold('o:6', other, 300),
    () => pay('p:6', customer, 101),
    () => pay('p:6', other, 100),
    () => pay('p:6', customer, 100, [{ account: 'platform_tax', amount: '100' }]),
    () => capture('c:6', 'o:6', 201),
    () => capture('p:6', 'o:6', 100),
    () => refund('r:6', 'c:6', 51),
    () => refund('r:6', 'p:6', 50),
    () => pay('r:6', other, 50),
    () => movements.pay(auth.pool, { ...paid, by: 'mf-astro-services' }),
  ])
    expect(await again()).toEqual(conflict);
  expect(await movements.pay(auth.pool, paid)).toMatchObject({ ok: true });
  expect((await wallet(other)).available).toBe(900n);
});

test('a hold is resolved once, whoever is first', async () => {
  for (let round = 0; round < 12; round += 1) {
    const customer = await createCustomer(auth, { cash: 60n, promotional: [[40n, next]] });
    const key = `o:7:${round}`;
    await hold(key, customer, 100, 0);
    const [taken, freed] = await Promise.all([
      capture(`c:7:${round}`, key, 70),
      movements.release(auth.pool, key),
      expireHolds(auth.pool),
      expireHolds(auth.pool),
    ]);
    const { rows } = await auth.pool.query(
      "SELECT DISTINCT state FROM auth.ledger_holds WHERE business_key LIKE $1 || '%'",
      [key],
    );
    expect(rows).toHaveLength(1);
    expect(taken.ok).toBe(rows[0].state === 'captured');
    expect(freed.ok).toBe(rows[0].state !== 'captured');
    expect((await wallet(customer)).available).toBe(taken.ok ? 30n : 100n);
    if (!taken.ok)
      expect(taken).toEqual({ ok: false, code: 'resolved', state: rows[0].state as string });
  }
});

test('more than was held is not taken, and of no hold nothing', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  await hold('o:8', customer, 200);
  expect(await capture('c:8', 'o:8', 201)).toEqual({ ok: false, code: 'over', most: '200' });
  expect(await capture('c:8', 'o:nothing', 1)).toEqual({ ok: false, code: 'no_hold' });
  expect(await movements.release(auth.pool, 'o:nothing')).toEqual({ ok: false, code: 'no_hold' });
  expect(await refund('r:8', 'o:8', 1)).toEqual({ ok: false, code: 'no_payment' });
  expect(await refund('r:8', `given:${customer}:0`, 1)).toEqual({ ok: false, code: 'no_payment' });
  expect(await wallet(customer)).toMatchObject({ cash: 500n, held: 200n });
});

test('refunds that race spending and each other never give back too much', async () => {
  const customer = await createCustomer(auth, { cash: 1000n });
  await pay('p:9', customer, 1000);
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      n % 3 ? refund(`r:9:${n}`, 'p:9', 90) : pay(`p:9:${n}`, customer, 90),
    ),
  );
  const count = (part: number) =>
    outcomes.filter(({ ok }, n) => ok && (n % 3 ? 1 : 0) === part).length;
  expect(count(1)).toBe(11);
  expect((await wallet(customer)).available).toBe(BigInt(90 * (11 - count(0))));
});

test('promotional money whose day is over is not spent, ends, and is never paid money', async () => {
  const customer = await createCustomer(auth, {
    cash: 50n,
    promotional: [
      [100n, next],
      [100n, later],
    ],
  });
  await hold('o:10', customer, 30);
  await pay('p:10', customer, 20);
  await endDay(customer, next);
  expect(await wallet(customer)).toMatchObject({ promotional: 130n, held: 30n, available: 150n });
  expect(await pay('p:10b', customer, 151)).toEqual({
    ...{ ok: false, code: 'insufficient', available: '150', missing: '1' },
  });
  const given = await sumPlatformAccount(auth.database, 'platform_promotional');
  await Promise.all([endPromotionalMoney(auth.pool), endPromotionalMoney(auth.pool)]);
  expect(await sumPlatformAccount(auth.database, 'platform_promotional')).toBe(given + 50n);
  // what is held stays held, and what is refunded goes back where it came from
  expect(await capture('c:10', 'o:10', 30)).toMatchObject({ answer: { promotional: '30' } });
  expect(await refund('r:10', 'p:10', 20)).toMatchObject({
    answer: { cash: '0', promotional: '20' },
  });
  await endPromotionalMoney(auth.pool);
  expect(await wallet(customer)).toMatchObject({ cash: 50n, promotional: 100n, available: 150n });
  const past = { key: 'g:10', customer, amount: '5', expires_at: '2020-01-01T00:00:00Z', kind, by };
  expect(await movements.credit(auth.pool, past)).toEqual({ ok: false, code: 'past' });
});

test('an account that is gone or about to go starts nothing new', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  await hold('o:11', customer, 200);
  await pay('p:11', customer, 100);
  await auth.pool.query("INSERT INTO auth.erasures (user_id, lang) VALUES ($1, 'en')", [customer]);
  const closed = { ok: false, code: 'closed' };
  expect(await hold('o:11b', customer, 1)).toEqual(closed);
  expect(await pay('p:11b', customer, 1)).toEqual(closed);
  const gift = { key: 'g:11', customer, amount: '5', expires_at: next, kind, by };
  expect(await movements.credit(auth.pool, gift)).toEqual(closed);
  // what runs is brought to its end, and money that was paid in has to be somewhere
  expect(await capture('c:11', 'o:11', 100)).toMatchObject({ ok: true });
  expect(await refund('r:11', 'c:11', 50)).toMatchObject({ ok: true });
  const late = { key: 'late:11', customer, amount: '7', expires_at: null, kind: 'recharge', by };
  expect(await movements.credit(auth.pool, late)).toMatchObject({ ok: true });
  await auth.pool.query('DELETE FROM auth.erasures WHERE user_id = $1', [customer]);
  await auth.pool.query('DELETE FROM auth.users WHERE id = $1', [customer]);
  expect(await refund('r:11b', 'c:11', 50)).toEqual(closed);
  expect(await movements.credit(auth.pool, { ...late, key: 'late:11b' })).toEqual(closed);
  expect(await movements.credit(auth.pool, late)).toMatchObject({ ok: true });
  expect(await hold('o:none', 987_654, 1)).toEqual(closed);
});

test('no amount that is not a positive number gets through, whoever calls the functions', async () => {
  const customer = await createCustomer(auth, { cash: 500n });
  await hold('o:12', customer, 100);
  const wrong = { code: '22023' };
  for (const amount of [0, -1]) {
    await expect(hold('w:12', customer, amount)).rejects.toMatchObject(wrong);
    await expect(pay('w:12', customer, amount)).rejects.toMatchObject(wrong);
    await expect(refund('w:12', 'p:6', amount)).rejects.toMatchObject(wrong);
    await expect(withdraw('w:12', 'payee:temple:1', amount)).rejects.toMatchObject(wrong);
  }
  const uneven = (...amounts: number[]) =>
    amounts.map((amount, n) => ({ account: `payee:temple:${n + 1}`, amount: `${amount}` }));
  await expect(pay('w:12', customer, 100, uneven(150, -50))).rejects.toMatchObject(wrong);
  await expect(pay('w:12', customer, 100, uneven(50, 51))).rejects.toMatchObject({ code: 'TL002' });
  await expect(
    pay('w:12', customer, 5, [{ account: 'customer_cash', amount: '5' }]),
  ).rejects.toMatchObject(wrong);
  expect(await capture('c:12', 'o:12', 0)).toMatchObject({ code: 'over' });
  expect(await wallet(customer)).toMatchObject({ cash: 500n, held: 100n });
});
