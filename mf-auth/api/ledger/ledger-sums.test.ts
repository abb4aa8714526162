import { createTestDatabase } from 'infra/test/test-database';
import fc from 'fast-check';
import { startAuthApi } from '../testing/auth-api';
import type { AuthApi } from '../testing/auth-api';
import { createCustomer } from '../testing/customer';
import * as earlier from '../testing/earlier-ledger';
import * as movements from './movements';
import { endPromotionalMoney, expireHolds, sealLedger } from './upkeep';

let auth: AuthApi;
beforeAll(async () => {
  auth = await startAuthApi(createTestDatabase);
});
afterAll(() => auth.stop());

const step = fc.record({
  what: fc.constantFrom(
    ...(['hold', 'capture', 'release', 'pay', 'refund', 'gift', 'withdraw', 'upkeep'] as const),
    // what releases of before do on the same rows
    ...(['earlier transfer', 'earlier hold', 'earlier capture', 'earlier release'] as const),
  ),
  who: fc.integer({ min: 0, max: 2 }),
  amount: fc.integer({ min: 1, max: 500 }),
  key: fc.integer({ min: 1, max: 9 }),
  /** Of another movement. */
  of: fc.integer({ min: 1, max: 9 }),
  seconds: fc.constantFrom(0, 600),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const by = 'mf-commerce';
const kind = 'order';
const expires_at = '2033-01-01T00:00:00Z';

function take(run: string, people: number[], { what, who, amount, key, of, seconds }: Step) {
  const { pool, database } = auth;
  const customer = people[who] as number;
  const transfer = `${run}:t${key}`;
  const [held, origin] = [`${run}:h${of}`, `${run}:t${of}`];
  const whole = `${amount}`;
  const payee = 'payee:astrologer:1';
  const share = Math.floor(amount / 3);
  const to = [
    ...(share ? [{ account: payee, amount: `${share}` }] : []),
    { account: 'platform_revenue' as const, amount: `${amount - share}` },
  ];
  const account = { kind: 'customer_cash', userId: customer } as const;
  const request = (moved: bigint) => ({
    ...{ businessKey: transfer, kind },
    entries: [
      { account, amount: moved },
      { account: { kind: 'platform_revenue' } as const, amount: -moved },
    ],
  });
  switch (what) {
    case 'hold':
      return movements.hold(pool, { key: held, customer, amount: whole, seconds, by });
    case 'capture':
      return movements.capture(pool, { key: transfer, hold: held, amount: whole, to, kind, by });
    case 'release':
      return movements.release(pool, held);
    case 'pay':
      return movements.pay(pool, { key: transfer, customer, amount: whole, to, kind, by });
    case 'refund':
      return movements.refund(pool, { key: transfer, of: origin, amount: whole, kind, by });
    case 'gift':
      return movements.credit(pool, {
        ...{ key: transfer, customer, amount: whole, expires_at, kind, by },
      });
    case 'withdraw':
      return movements.withdraw(pool, { key: transfer, payee, amount: whole, by });
    case 'upkeep':
      return Promise.all([expireHolds(pool), endPromotionalMoney(pool), sealLedger(pool)]);
    case 'earlier transfer':
      return earlier.postTransfer(database, request(BigInt(who === 1 ? amount : -amount)));
    case 'earlier hold':
      return earlier.placeHold(database, {
        ...{ businessKey: held, account, amount: BigInt(amount), seconds },
      });
    case 'earlier capture':
      return earlier.captureHold(database, held, request(-BigInt(amount))).catch(ifTooMuch);
    case 'earlier release':
      return earlier.releaseHold(database, held);
  }
}

/** It left this to its callers. */
function ifTooMuch(error: Error) {
  if (!error.message.includes('held')) throw error;
}

test('whatever happens at once, in the new way and in that of earlier releases, all invariants hold', async () => {
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const run = `run${(runs += 1)}`;
      const money = { cash: 600n, promotional: [[250n, expires_at]] as [bigint, string][] };
      const people = await Promise.all([0, 1, 2].map(() => createCustomer(auth, money)));
      await Promise.all(steps.map((one) => take(run, people, one)));
      const { rows } = await auth.pool.query(`
        SELECT what, detail FROM auth.ledger_verify()
        UNION ALL SELECT 'total', sum(amount)::text FROM auth.ledger_entries HAVING sum(amount) <> 0
        UNION ALL SELECT 'below zero', account_id::text FROM auth.ledger_balances WHERE balance < held
        UNION ALL SELECT 'twice', meta ->> 'hold' FROM auth.ledger_transfers
          WHERE meta ? 'hold' GROUP BY meta ->> 'hold' HAVING count(*) > 1`);
      expect(rows).toEqual([]);
    }),
    { numRuns: 15, seed: 20240501 },
  );
});
