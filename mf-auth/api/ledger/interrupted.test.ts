import { createTestDatabase } from 'infra/test/test-database';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import * as movements from './movements';
import { readBalance } from './read-balance';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
  // a backend that is ended takes its connection with it
  auth.pool.removeAllListeners('error').on('error', () => undefined);
});
afterAll(() => auth.stop());

const by = 'mf-commerce';
const kind = 'order';
const to = [
  { account: 'payee:temple:1' as const, amount: '60' },
  { account: 'platform_revenue' as const, amount: '40' },
];

/** Rows that a movement comes to early, in the middle and last. */
test.each([
  ['the hold', 'ledger_holds', 'true'],
  ['the balance', 'ledger_balances', 'true'],
  [
    "the payee's balance, when the customer has paid",
    'ledger_balances',
    "account_id = (SELECT id FROM auth.ledger_accounts WHERE kind = 'payee:temple:1')",
  ],
  ['the last entry', 'ledger_accounts', "kind = 'platform_revenue'"],
])(
  'ended at %s, a capture leaves nothing, and is done once by a retry',
  async (_what, table, where) => {
    const customer = await createCustomer(auth, { cash: 300n });
    const key = `${customer}`;
    const payment = { customer, amount: '100', to, kind, by };
    await movements.pay(auth.pool, { ...payment, key: `first:${key}` });
    await movements.hold(auth.pool, { key: `h:${key}`, customer, amount: '150', seconds: 600, by });
    const capture = () =>
      movements.capture(auth.pool, {
        ...{ key: `c:${key}`, hold: `h:${key}`, amount: '100', to, kind, by },
      });
    const blocker = await auth.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query(`SELECT FROM auth.${table} WHERE ${where} FOR UPDATE`);
    const lost = capture().catch((error: Error) => error);
    await endWaiting();
    expect(await lost).toBeInstanceOf(Error);
    await blocker.query('ROLLBACK');
    blocker.release();
    expect(await readBalance(auth.database, customer)).toMatchObject({ cash: 200n, held: 150n });
    const retried = await capture();
    expect(retried).toMatchObject({ ok: true, answer: { cash: '100', released: '50' } });
    expect(await capture()).toEqual(retried);
    expect(await readBalance(auth.database, customer)).toMatchObject({ cash: 100n, held: 0n });
    expect((await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows).toEqual([]);
  },
);

/** Ends the one backend that waits for another's lock. */
async function endWaiting() {
  for (;;) {
    const { rowCount } = await auth.pool.query(`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%ledger_capture%'`);
    if (rowCount) return;
    await new Promise(setImmediate);
  }
}

test('an erasure and a movement of the same account wait for each other, and one of them is refused', async () => {
  const customer = await createCustomer(auth, { cash: 0n });
  const eraser = await auth.pool.connect();
  await eraser.query('BEGIN');
  await eraser.query('SELECT FROM auth.users WHERE id = $1 FOR UPDATE', [customer]);
  const late = { key: `late:${customer}`, customer, amount: '5', expires_at: null, kind, by };
  const credited = movements.credit(auth.pool, late);
  await eraser.query('DELETE FROM auth.users WHERE id = $1', [customer]);
  await eraser.query('COMMIT');
  eraser.release();
  expect(await credited).toEqual({ ok: false, code: 'closed' });
});

test('customers and payees in all orders at once: no storm ends in a failure', async () => {
  const people = await Promise.all([1, 2, 3].map(() => createCustomer(auth, { cash: 5_000n })));
  const payees = ['payee:temple:2', 'payee:astrologer:9', 'payee:temple:3'];
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const customer = people[n % 3] as number;
      const lines = [0, 1].map((place) => ({
        account: payees[(n + (n % 2 ? place : 2 - place)) % 3] as string,
        amount: '10',
      }));
      const key = `storm:${n}`;
      const paid = await movements.pay(auth.pool, {
        ...{ key, customer, amount: '20', to: lines, kind, by },
      });
      const back = { key: `${key}:back`, of: key, amount: '7', kind, by };
      return [paid, await movements.refund(auth.pool, back)];
    }),
  );
  expect(outcomes.flat().filter(({ ok }) => !ok)).toEqual([]);
  expect((await auth.pool.query('SELECT * FROM auth.ledger_verify()')).rows).toEqual([]);
});
